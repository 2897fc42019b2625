extension ObjCScanner {
    /// Reads `@interface Name : Super <Protocols> { ivars } … @end`, a category or a class extension.
    mutating func scanInterface(_ start: ObjCToken) {
        guard var type = typeName(.objcInterface, after: start) else { return }
        var token = lexer.next()
        if token.isMark(Byte.less) {
            let names = angleNames()
            token = lexer.next()
            let isGeneric = token.isMark(Byte.colon) || token.isMark(Byte.openParenthesis)
            if !isGeneric { type.protocols = names }
        }
        if token.isMark(Byte.openParenthesis) {
            type.kind = .objcCategory
            token = lexer.next()
            if token.kind == .identifier {
                type.category = lexer.text(token)
                token = lexer.next()
            }
            if token.isMark(Byte.closeParenthesis) { token = lexer.next() } else { noteError(token) }
        } else if token.isMark(Byte.colon) {
            token = lexer.next()
            if token.kind == .identifier {
                type.inherited = [lexer.text(token)]
                token = lexer.next()
            } else {
                noteError(token)
            }
        }
        // `: Super<Argument> <Protocol>`: of two lists the second has the protocols; of one, it may be either
        while token.isMark(Byte.less) {
            type.protocols = angleNames()
            token = lexer.next()
        }
        scanType(&type, first: token)
    }

    /// Reads `@implementation Name : Super { ivars } … @end`, or that of a category.
    mutating func scanImplementation(_ start: ObjCToken) {
        guard var type = typeName(.objcImplementation, after: start) else { return }
        var token = lexer.next()
        if token.isMark(Byte.openParenthesis) {
            token = lexer.next()
            if token.kind == .identifier { type.category = lexer.text(token) } else { lexer.unread(token) }
            skipParentheses()
            token = lexer.next()
        } else if token.isMark(Byte.colon) {
            token = lexer.next()
            if token.kind == .identifier { type.inherited = [lexer.text(token)] }
            token = lexer.next()
        }
        scanType(&type, first: token)
    }

    /// Reads `@protocol Name <Protocols> … @end`; `@protocol A, B;` and `@protocol(Name)` declare nothing.
    mutating func scanProtocol(_ start: ObjCToken) {
        let name = lexer.next()
        guard name.kind == .identifier else { return lexer.unread(name) }
        lexer.unread(name)
        guard var type = typeName(.objcProtocol, after: start) else { return }
        var token = lexer.next()
        guard !token.isMark(Byte.semicolon) else { return }
        guard !token.isMark(Byte.comma) else { return skipStatement() }
        if token.isMark(Byte.less) {
            type.protocols = angleNames()
            token = lexer.next()
        }
        scanType(&type, first: token)
    }

    private mutating func typeName(_ kind: TypeDeclaration.Kind, after start: ObjCToken) -> TypeDeclaration? {
        var name = lexer.next()
        while name.kind == .identifier, isMacroBeforeName(name) { name = lexer.next() }
        guard name.kind == .identifier else {
            noteError(name)
            lexer.unread(name)
            return nil
        }
        lexer.depth = 0
        var type = TypeDeclaration(
            kind: kind, name: lexer.text(name), place: name.place, body: Int(name.end)..<Int(name.end))
        if lexer.isConditional { type.traits.insert(.conditional) }
        if isDesignable { type.traits.insert(.designable) }
        type.runtimeName = kind == .objcInterface || kind == .objcProtocol ? runtimeName : nil
        isDesignable = false
        runtimeName = nil
        return type
    }

    /// Whether a name is followed by another, so that it is a macro such as `API_EXPORT`.
    private func isMacroBeforeName(_ name: ObjCToken) -> Bool {
        var index = Int(name.end)
        while index < lexer.count, lexer.base[index] == Byte.space { index += 1 }
        guard index > Int(name.end), index < lexer.count else { return false }
        return Byte.isName(lexer.base[index]) && lexer.looksLikeMacro(name)
    }

    /// Reads the names up to the `>` that closes the `<` just read, those of inner brackets not.
    private mutating func angleNames() -> [String] {
        var names: [String] = []
        var open = 1
        while open > 0 {
            let token = lexer.next()
            if token.isMark(Byte.less) {
                open += 1
            } else if token.isMark(Byte.greater) {
                open -= 1
            } else if token.kind == .identifier {
                if open == 1 { names.append(lexer.text(token)) }
            } else if token.kind == .end || token.kind == .atWord || token.isMark(Byte.semicolon) {
                noteError(token)
                lexer.unread(token)
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
            let end = min(lexer.previousEnd, Int(first.start))
            type.body = end..<end
            lexer.unread(first)
        }
        let end = scanMembers(of: &type)
        type.body = type.body.lowerBound..<max(type.body.lowerBound, end)
        file.types.append(type)
    }
}

extension ObjCLexer {
    /// Whether a name is all capitals, digits and at least one underscore.
    func looksLikeMacro(_ token: ObjCToken) -> Bool {
        var hasUnderscore = false
        for index in Int(token.start)..<Int(token.end) {
            let byte = base[index]
            if byte == Byte.underscore {
                hasUnderscore = true
            } else if !Byte.isDigit(byte), byte &- 0x41 >= 26 {
                return false
            }
        }
        return hasUnderscore
    }
}
