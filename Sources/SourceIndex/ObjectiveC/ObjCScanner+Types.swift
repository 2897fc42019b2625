extension ObjCScanner {
    /// Reads `typedef Name *Alias;`, another name of a class perhaps; other typedefs declare none.
    mutating func scanTypedef() {
        var token = source.next()
        while source.isWord(token, equalTo: "const") { token = source.next() }
        guard token.kind == .identifier else { return source.unread(token) }
        if ["struct", "enum", "union"].contains(where: { source.isWord(token, equalTo: $0) }) { return }
        let name = token
        token = source.next()
        while token.isMark(Byte.star) || source.isWord(token, equalTo: "const") { token = source.next() }
        guard token.kind == .identifier else { return source.unread(token) }
        let alias = token
        token = source.next()
        if token.isMark(Byte.semicolon) { addAlias(alias, of: name) }
        source.unread(token)
    }

    /// Reads `@compatibility_alias Alias Name;`.
    mutating func scanCompatibilityAlias() {
        let alias = source.next()
        guard alias.kind == .identifier else { return source.unread(alias) }
        let name = source.next()
        if name.kind == .identifier { addAlias(alias, of: name) } else { source.unread(name) }
    }

    private mutating func addAlias(_ alias: ObjCToken, of name: ObjCToken) {
        var type = TypeDeclaration(
            kind: .swiftTypealias, name: source.text(alias), place: alias.place,
            body: alias.range.upperBound..<alias.range.upperBound)
        type.inherited = [source.text(name)]
        if source.isConditional { type.traits.insert(.conditional) }
        file.types.append(type)
    }

    /// Reads `@interface Name : Super <Protocols> { ivars } … @end`, a category or a class extension.
    mutating func scanInterface(_ start: ObjCToken) {
        guard var type = typeName(.objcInterface, after: start) else { return }
        var token = source.next()
        if token.isMark(Byte.less) {
            let names = angleNames()
            token = source.next()
            let isGeneric = token.isMark(Byte.colon) || token.isMark(Byte.openParenthesis)
            if !isGeneric { type.protocols = names }
        }
        if token.isMark(Byte.openParenthesis) {
            type.kind = .objcCategory
            token = source.next()
            if token.kind == .identifier {
                type.category = source.text(token)
                token = source.next()
            }
            if token.isMark(Byte.closeParenthesis) { token = source.next() } else { noteError(token) }
        } else if token.isMark(Byte.colon) {
            token = source.next()
            if token.kind == .identifier {
                type.inherited = [source.text(token)]
                token = source.next()
            } else {
                noteError(token)
            }
        }
        // `: Super<Argument> <Protocol>`: the second of two lists has the protocols; a single list may be either
        while token.isMark(Byte.less) {
            type.protocols = angleNames()
            token = source.next()
        }
        scanType(&type, first: token)
    }

    /// Reads `@implementation Name : Super { ivars } … @end`, or that of a category.
    mutating func scanImplementation(_ start: ObjCToken) {
        guard var type = typeName(.objcImplementation, after: start) else { return }
        var token = source.next()
        if token.isMark(Byte.openParenthesis) {
            token = source.next()
            if token.kind == .identifier { type.category = source.text(token) } else { source.unread(token) }
            skipParentheses()
            token = source.next()
        } else if token.isMark(Byte.colon) {
            token = source.next()
            if token.kind == .identifier { type.inherited = [source.text(token)] }
            token = source.next()
        }
        scanType(&type, first: token)
    }

    /// Reads `@protocol Name <Protocols> … @end`; `@protocol A, B;` and `@protocol(Name)` declare nothing.
    mutating func scanProtocol(_ start: ObjCToken) {
        let name = source.next()
        guard name.kind == .identifier else { return source.unread(name) }
        source.unread(name)
        guard var type = typeName(.objcProtocol, after: start) else { return }
        var token = source.next()
        guard !token.isMark(Byte.semicolon) else { return }
        guard !token.isMark(Byte.comma) else { return skipStatement() }
        if token.isMark(Byte.less) {
            type.protocols = angleNames()
            token = source.next()
        }
        scanType(&type, first: token)
    }

    private mutating func typeName(_ kind: TypeDeclaration.Kind, after start: ObjCToken) -> TypeDeclaration? {
        var name = source.next()
        while name.kind == .identifier, isMacroBeforeName(name) { name = source.next() }
        guard name.kind == .identifier else {
            noteError(name)
            source.unread(name)
            return nil
        }
        source.depth = 0
        var type = TypeDeclaration(
            kind: kind, name: source.text(name), place: name.place, body: Int(name.end)..<Int(name.end))
        if source.isConditional { type.traits.insert(.conditional) }
        if isDesignable { type.traits.insert(.designable) }
        type.runtimeName = kind == .objcInterface || kind == .objcProtocol ? runtimeName : nil
        isDesignable = false
        runtimeName = nil
        return type
    }

    /// Returns whether another name follows a name, so that the first one is a macro such as `API_EXPORT`.
    private func isMacroBeforeName(_ name: ObjCToken) -> Bool {
        var index = Int(name.end)
        while index < source.bytes.count, source.bytes[index] == Byte.space { index += 1 }
        guard index > Int(name.end), index < source.bytes.count else { return false }
        return Byte.isName(source.bytes[index]) && source.looksLikeMacro(name)
    }

    /// Reads the names up to the `>` that closes the `<` just read, without those in inner brackets.
    private mutating func angleNames() -> [String] {
        var names: [String] = []
        var open = 1
        while open > 0 {
            let token = source.next()
            if token.isMark(Byte.less) {
                open += 1
            } else if token.isMark(Byte.greater) {
                open -= 1
            } else if token.kind == .identifier {
                if open == 1 { names.append(source.text(token)) }
            } else if token.kind == .end || token.kind == .atWord || token.isMark(Byte.semicolon) {
                noteError(token)
                source.unread(token)
                break
            }
        }
        return names
    }

    /// Reads instance variables and members up to `@end`, and adds the type to the file.
    private mutating func scanType(_ type: inout TypeDeclaration, first: ObjCToken) {
        if first.isMark(Byte.openBrace) {
            let end = scanInstanceVariables(into: &type)
            type.body = end..<end
        } else {
            let end = min(source.previousEnd, Int(first.start))
            type.body = end..<end
            source.unread(first)
        }
        let end = scanMembers(of: &type)
        type.body = type.body.lowerBound..<max(type.body.lowerBound, end)
        file.types.append(type)
    }
}
