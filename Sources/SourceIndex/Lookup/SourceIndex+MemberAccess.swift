import Platform

extension SourceIndex {
    /// Whether a file assigns a value other than nil to a name, bare or after `self.`, or declares it with such a value; in Objective-C also
    /// to the instance variable, or by `setName:`.
    ///
    /// - Parameters:
    ///   - name: the name of a property.
    ///   - path: the file, as the index names it.
    ///   - body: the bytes in which it is assigned to; nil for the whole file.
    /// - Returns: false if the file cannot be read.
    package func assigns(_ name: String, inFile path: String, within body: Range<Int>?) -> Bool {
        let isSwift = path.hasSuffix(".swift")
        let setter = SetterName.of(name)
        guard let text = tokens(of: path, with: name) ?? (isSwift ? nil : tokens(of: path, with: setter)) else {
            return false
        }
        return text.tokens.indices.contains { index in
            guard body?.contains(text.offset(index)) != false else { return false }
            if text.isWord(index, equalTo: name), isSwift || text.isMark(index - 1, equalTo: Byte.period) {
                return text.isAssigned(index)
            }
            guard !isSwift else { return false }
            return text.isWord(index, equalTo: "_" + name) && text.isAssigned(index)
                || text.isWord(index, equalTo: setter) && text.isWord(index - 1, equalTo: "self")
                    && !text.isWord(index + 2, equalTo: "nil")
        }
    }

    /// Whether code that names one of some classes assigns a value other than nil to a member of an object: `card.label = …`. What no
    /// target builds does not.
    package func assigns(_ name: String, toObjectsOf classes: [String]) -> Bool {
        let wanted = Set(classes)
        return remembered(.assigns(name, classes: wanted)) {
            paths(having: name).contains { path in
                guard let text = tokens(of: path, with: name), targets(ofFile: path)?.isEmpty != true,
                    text.tokens.indices.contains(where: { text.isWord($0, of: wanted) })
                else { return false }
                return text.tokens.indices.contains { index in
                    text.isWord(index, equalTo: name) && text.isOfAnotherObject(index)
                        && text.isMark(index + 1, equalTo: Byte.equals) && !text.isMark(index + 2, equalTo: Byte.equals)
                        && !text.isWord(index + 2, equalTo: "nil")
                }
            }
        }
    }

    /// Whether code may fail if a property is nil: it reads the property otherwise than by `?`, a comparison with nil or an optional
    /// binding.
    ///
    /// The classes themselves, and the extensions of their protocols, read it by its name. Other code reads it after a period, in their
    /// files or in one that names one of the classes. In Objective-C any mention counts there. What no target builds does not.
    ///
    /// - Parameters:
    ///   - name: the name of a property.
    ///   - own: the files of the class, of its superclasses and of its subclasses.
    ///   - classes: the names of the class and of its subclasses.
    /// - Returns: false if nothing can fail.
    package func reads(_ name: String, ofClassesIn own: [String], named classes: [String]) -> Bool {
        let own = Set(own)
        return remembered(.reads(name, own: own, classes: classes)) {
            findsRead(of: name, ofClassesIn: own, named: Set(classes))
        }
    }

    private func findsRead(of name: String, ofClassesIn own: Set<String>, named wanted: Set<String>) -> Bool {
        let types = own.compactMap(declarations).flatMap(\.types)
        // No other file can extend a protocol that is private to its file, and one of that name there is another.
        let hidden = Set(types.filter { $0.kind == .swiftProtocol && $0.traits.contains(.fileScoped) }.map(\.name))
        let adopted = protocols(of: wanted, among: types)
        let above = adopted.subtracting(hidden)
        return paths(having: name).contains { path in
            guard let text = tokens(of: path, with: name), targets(ofFile: path)?.isEmpty != true else { return false }
            let isOwn = own.contains(path)
            let names = text.tokens.indices.contains { text.isWord($0, of: wanted) }
            let mayRead = isOwn || extends(above, inFile: path)
            guard mayRead || names else { return false }
            guard path.hasSuffix(".swift") else {
                return text.tokens.indices.contains { text.isWord($0, equalTo: name) }
            }
            let checked = text.observers(of: name) + text.places(whereSet: name)
            let around = declarations(inFile: path)?.types ?? []
            let readers = wanted.union(isOwn ? adopted : above)
            let reads = text.tokens.indices.filter { index in
                guard text.isWord(index, equalTo: name), text.isReadUnchecked(index) else { return false }
                if text.isOfAnotherObject(index) { return isOwn || names }
                return mayRead && Self.isInside(readers, at: text.offset(index), among: around)
                    && !checked.contains { $0.contains(index) }
            }
            return !reads.isEmpty
                && !otherPlaces(of: name, than: readers, in: text.bytes, types: around).isSuperset(
                    of: reads.map(text.offset))
        }
    }

    /// Returns the names of the protocols that some classes adopt, and of those above, as far as types declare it. A name that the code
    /// does not declare may be a protocol.
    private func protocols(of adopting: Set<String>, among types: [TypeDeclaration]) -> Set<String> {
        func named(_ types: [String]) -> [String] { types.map(CodeNameIndex.last) }
        var open = types.filter { adopting.contains($0.name) || adopting.contains(CodeNameIndex.last($0.name)) }
            .flatMap { named($0.inherited + $0.protocols) }
        var found: Set<String> = []
        while let name = open.popLast() {
            guard classes(named: name).isEmpty, found.insert(name).inserted else { continue }
            let parts = codeProtocol(named: name)?.parts ?? []
            open += parts.flatMap { named($0.declaration.inherited + $0.declaration.protocols) }
        }
        return found
    }

    /// Whether the innermost type around a place has one of some names; true if no type is around it.
    private static func isInside(_ names: Set<String>, at offset: Int, among types: [TypeDeclaration]) -> Bool {
        let around = types.filter { $0.body.contains(offset) }.min { $0.body.count < $1.body.count }
        guard let around else { return true }
        return names.contains(around.name) || names.contains(CodeNameIndex.last(around.name))
    }

    /// Whether a source file has a name in its code, not only in a comment or string. What no target builds does not count. The files are
    /// read.
    package func isNamed(_ name: String) -> Bool {
        remembered(.isNamed(name)) {
            paths(having: name).contains { path in
                guard let text = tokens(of: path, with: name), targets(ofFile: path)?.isEmpty != true else {
                    return false
                }
                return text.tokens.indices.contains { text.isWord($0, equalTo: name) }
            }
        }
    }

    /// Whether code has a name elsewhere than at some places. What no target builds does not count. The files are read.
    package func isNamed(_ name: String, besides places: [String: Set<Int>]) -> Bool {
        paths(having: name).contains { path in
            guard let text = tokens(of: path, with: name), targets(ofFile: path)?.isEmpty != true else { return false }
            let known = places[path] ?? []
            return text.tokens.indices.contains {
                text.isWord($0, equalTo: name) && !known.contains(text.offset($0)) || text.isString($0, naming: name)
            }
        }
    }

    /// Whether code that is not the class's own may make objects of it, as far as it names the class. The files are read.
    package func mayMake(_ name: String, declaredIn own: [String]) -> Bool {
        let own = Set(own)
        return remembered(.mayMake(name, declaredIn: own)) {
            paths(having: name).contains { path in
                let bodies = own.contains(path) ? bodies(of: name, inFile: path) : []
                guard let text = tokens(of: path, with: name), targets(ofFile: path)?.isEmpty != true else {
                    return false
                }
                return text.tokens.indices.contains { index in
                    guard
                        text.isWord(index, equalTo: name) && !text.onlyTells(index)
                            || text.isString(index, naming: name)
                    else { return false }
                    return !bodies.contains { $0.contains(text.offset(index)) }
                }
            }
        }
    }

    /// Returns the bodies of a class and its extensions in a file.
    private func bodies(of name: String, inFile path: String) -> [Range<Int>] {
        declarations(inFile: path)?.types.filter { $0.name == name }.map(\.body) ?? []
    }

    /// Returns where a name means in Swift source a local variable or parameter, or a member of an object of another class than some.
    private func otherPlaces(
        of name: String, than classes: Set<String>, in bytes: [UInt8], types: [TypeDeclaration]
    ) -> Set<Int> {
        let uses = answer([NameQuestion(bytes, name: name)])[0]?.uses ?? []
        let others = uses.filter { use in
            if use.kind == .local { return true }
            guard use.kind == .member, let receiver = use.receiver else { return false }
            let owner = types.first { $0.place.offset == use.owner }?.name ?? use.ownerName
            let type = Self.type(of: receiver, in: owner, among: types).map { TypeText($0).name } ?? ""
            return !classes.contains(type) && !classes.contains(CodeNameIndex.last(type))
                && !self.classes(named: type).isEmpty
        }
        return Set(others.map(\.range.lowerBound))
    }

    /// Returns the type of an expression that is written in its file: that of a cast or annotation, of a new object, or of a property.
    private static func type(of expression: CodeExpression, in owner: String, among types: [TypeDeclaration]) -> String?
    {
        switch expression {
        case .type(let text), .call(.name(let text), isInferred: false): return text
        case .name(let name), .member(.own, let name):
            let own = types.filter { $0.name == owner }.flatMap(\.members)
            return own.first { $0.name == name && $0.kind == .property }?.type
        default: return nil
        }
    }

    /// Whether a file declares or extends one of some protocols or classes.
    private func extends(_ names: Set<String>, inFile path: String) -> Bool {
        guard let types = declarations(inFile: path)?.types else { return false }
        let others = types.filter { $0.kind == .swiftProtocol && $0.traits.contains(.fileScoped) }.map(\.name)
        return types.contains { type in
            (type.kind == .swiftProtocol || type.kind == .swiftExtension)
                && names.contains(CodeNameIndex.last(type.name)) && !others.contains(type.name)
        }
    }

    /// Returns the tokens of a file; nil if it cannot be read or does not have the name.
    private func tokens(of path: String, with name: String) -> TokenText? {
        guard let bytes = overlay[path] ?? (try? FileIO.read(path)), CodeFile.mentions(name, in: bytes) else {
            return nil
        }
        return TokenText(bytes, language: path.hasSuffix(".swift") ? .swift : .objectiveC)
    }
}

extension TokenText {
    /// Whether a name is on the left of `=`, with a value other than nil; the declaration of a local variable whose type is not written
    /// does not count.
    fileprivate func isAssigned(_ index: Int) -> Bool {
        if isWord(index - 1, equalTo: "var"), let sign = signAfterType(of: index) {
            return !isWord(sign + 1, equalTo: "nil")
        }
        guard isMark(index + 1, equalTo: Byte.equals), !isMark(index + 2, equalTo: Byte.equals),
            !isWord(index + 2, equalTo: "nil")
        else { return false }
        if isMark(index - 1, equalTo: Byte.period) { return isWord(index - 2, equalTo: "self") }
        return !isWord(index - 1, of: ["let", "var"])
    }

    /// Returns the `=` after the optional type with which a variable is declared; nil if it has no initial value.
    private func signAfterType(of index: Int) -> Int? {
        guard isMark(index + 1, equalTo: Byte.colon) else { return nil }
        var next = index + 2
        while next < index + 20, isName(next) || isMark(next, of: [Byte.period, Byte.openBracket, Byte.closeBracket]) {
            next += 1
        }
        guard isMark(next, of: [Byte.question, Byte.exclamation]), isMark(next + 1, equalTo: Byte.equals) else {
            return nil
        }
        return next + 1
    }

    /// Returns the tokens that run only where a property of a name is not nil: the condition after `name != nil` and what it guards.
    fileprivate func places(whereSet name: String) -> [Range<Int>] {
        tokens.indices.compactMap { index in
            guard isWord(index, equalTo: name), isMark(index + 1, equalTo: Byte.exclamation),
                isMark(index + 2, equalTo: Byte.equals), isWord(index + 3, equalTo: "nil"),
                let word = statement(around: index)
            else { return nil }
            let open = (index..<tokens.count).first { isMark($0, equalTo: Byte.openBrace) } ?? tokens.count
            // Another condition may hold instead.
            if (word..<open).contains(where: { isMark($0, equalTo: UInt8(ascii: "|")) }) { return nil }
            return isWord(word, equalTo: "guard")
                ? index..<end(ofBlockAt: open, depth: 1) : index..<end(ofBlockAt: open)
        }
    }

    /// Returns the `if`, `guard` or `while` of whose condition a token is a part; nil for another statement.
    private func statement(around index: Int) -> Int? {
        for before in stride(from: index - 1, to: max(-1, index - 40), by: -1) {
            if isMark(before, of: [Byte.openBrace, Byte.closeBrace]) { return nil }
            if isWord(before, of: ["if", "guard", "while"]) { return before }
        }
        return nil
    }

    /// Returns the brace that closes the block at a brace, or with a depth of 1 the block around that one.
    private func end(ofBlockAt open: Int, depth outer: Int = 0) -> Int {
        var depth = outer
        for index in open..<max(open, tokens.count) {
            if isMark(index, equalTo: Byte.openBrace) { depth += 1 }
            guard isMark(index, equalTo: Byte.closeBrace) else { continue }
            depth -= 1
            if depth == 0 { return index }
        }
        return tokens.count
    }

    /// Whether a string names a class or a selector, with or without a module.
    fileprivate func isString(_ index: Int, naming name: String) -> Bool {
        guard tokens[index].kind == .string else { return false }
        let text = text(index)
        return text == name || text.hasSuffix("." + name) || text == name + ":"
    }

    /// Whether the name of a class only declares or announces it, casts to it or asks for it: that makes no object.
    fileprivate func onlyTells(_ index: Int) -> Bool {
        if isWord(index - 1, of: ["class", "extension", "interface", "implementation"]) { return true }
        // The name that a class has for Objective-C: `@objc(List)`.
        if isMark(index - 1, equalTo: Byte.openParenthesis), isWord(index - 2, equalTo: "objc") { return true }
        var before = index - 1
        if isMark(before, of: [Byte.question, Byte.exclamation]) { before -= 1 }
        if isWord(before, equalTo: "as") || isWord(before, equalTo: "is") { return true }
        // The type of an optional: `var list: List?`.
        if isMark(index - 1, equalTo: Byte.colon), isMark(index + 1, of: [Byte.question, Byte.exclamation]) {
            return true
        }
        if isMark(index - 1, equalTo: Byte.openParenthesis), isMark(index + 1, equalTo: Byte.star) {
            return isMark(index + 2, equalTo: Byte.closeParenthesis)
        }
        if isMark(index - 1, equalTo: Byte.openBracket), isWord(index + 1, equalTo: "class") {
            return isWord(index - 3, of: ["isKindOfClass", "isMemberOfClass"])
        }
        before = index - 1
        while isMark(before, equalTo: Byte.comma), isName(before - 1) { before -= 2 }
        return isWord(before, equalTo: "class") && isMark(before - 1, equalTo: Byte.at)
    }

    /// Returns the tokens of the observers of properties of a name, which run only when the property is set.
    fileprivate func observers(of name: String) -> [Range<Int>] {
        tokens.indices.compactMap { index in
            guard isWord(index, equalTo: name), isWord(index - 1, equalTo: "var"),
                let open = (index + 1..<min(index + 12, tokens.count)).first(where: {
                    isMark($0, equalTo: Byte.openBrace)
                }),
                isWord(open + 1, of: ["didSet", "willSet"])
            else { return nil }
            return open..<end(ofBlockAt: open)
        }
    }

    /// Whether a name follows a period, but not one after `self`.
    fileprivate func isOfAnotherObject(_ index: Int) -> Bool {
        guard isMark(index - 1, equalTo: Byte.period) else { return false }
        let isChecked = isMark(index - 2, of: [Byte.question, Byte.exclamation])
        return !isWord(isChecked ? index - 3 : index - 2, equalTo: "self")
    }

    /// Whether the value of a name is used in a way that needs one. It is not where the name is declared, a label, assigned to, followed by
    /// `?`, compared with nil, or bound by `if let`.
    fileprivate func isReadUnchecked(_ index: Int) -> Bool {
        let next = index + 1
        if isWord(index - 1, of: ["func", "let", "var"]) || isMark(next, equalTo: Byte.question) { return false }
        if isMark(next, equalTo: Byte.colon), isMark(index - 1, of: [Byte.openParenthesis, Byte.comma]) {
            return false
        }
        if isMark(next, equalTo: Byte.equals), !isMark(index + 2, equalTo: Byte.equals) { return false }
        let isCompared = isMark(next, of: [Byte.equals, Byte.exclamation]) && isMark(index + 2, equalTo: Byte.equals)
        if isCompared, isWord(index + 3, equalTo: "nil") { return false }
        var start = index
        while isMark(start - 1, equalTo: Byte.period), isName(start - 2) { start -= 2 }
        let isBound = isMark(start - 1, equalTo: Byte.equals) && isWord(start - 3, of: ["let", "var"])
        return
            !(isBound && (isWord(start - 4, of: ["if", "guard", "while"]) || isMark(start - 4, equalTo: Byte.comma)))
    }
}
