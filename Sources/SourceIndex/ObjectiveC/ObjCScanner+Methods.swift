extension ObjCScanner {
    /// Reads the head of a method, and its body if there is one.
    ///
    /// - Parameters:
    ///   - start: the `-` or `+`.
    ///   - type: gets the method.
    /// - Returns: the index of the member if its head ends with `;`, otherwise nil.
    mutating func scanMethod(_ start: ObjCToken, of type: inout TypeDeclaration) -> Int? {
        var method = Member(kind: .method, name: "", place: start.place, extent: Int(start.start)..<Int(start.end))
        method.traits = start.byte == Byte.plus ? [.objc, .typeLevel] : .objc
        if source.isConditional { method.traits.insert(.conditional) }
        let first = source.next()
        if first.isMark(Byte.openParenthesis) {
            method.type = parenthesizedType(&method.traits)
        } else {
            source.unread(first)
        }
        guard readPieces(&method) else { return nil }
        if start.byte == Byte.minus, isInitializer(method.name) { method.kind = .initializer }
        return endHead(method, of: &type)
    }

    /// Reads the pieces of the selector and the parameters; returns false if there is no piece.
    private mutating func readPieces(_ method: inout Member) -> Bool {
        var selector = ""
        while true {
            var token = source.next()
            var label = ""
            if token.kind == .identifier {
                let next = source.next()
                guard next.isMark(Byte.colon) else {
                    source.unread(next)
                    if selector.isEmpty {
                        method.name = source.text(token)
                        method.place = token.place
                        method.selector = method.name
                        return true
                    }
                    // A macro after the last parameter
                    if next.isMark(Byte.openParenthesis) {
                        _ = source.next()
                        skipParentheses()
                    }
                    continue
                }
                label = source.text(token)
                if selector.isEmpty {
                    method.name = label
                    method.place = token.place
                }
                token = next
            }
            guard token.isMark(Byte.colon) else {
                source.unread(token)
                if selector.isEmpty { return false }
                method.selector = selector
                return true
            }
            selector += label
            selector += ":"
            method.parameters.append(parameter(label))
        }
    }

    /// Reads a parameter after its colon.
    private mutating func parameter(_ label: String) -> Member.Parameter {
        var parameter = Member.Parameter(label: label, name: "", type: "id")
        var token = source.next()
        if token.isMark(Byte.openParenthesis) {
            var traits: Member.Traits = []
            parameter.type = parenthesizedType(&traits)
            token = source.next()
        }
        while token.kind == .identifier, isQualifier(token) || source.isWord(token, equalTo: "__attribute__") {
            token = source.next()
            if token.isMark(Byte.openParenthesis) {
                skipParentheses()
                token = source.next()
            }
        }
        if token.kind == .identifier { parameter.name = source.text(token) } else { source.unread(token) }
        return parameter
    }

    /// Reads what follows the pieces, up to `;` or through the body, and adds the method.
    private mutating func endHead(_ method: Member, of type: inout TypeDeclaration) -> Int? {
        var method = method
        while true {
            let token = source.next()
            if token.kind == .mark {
                switch token.byte {
                case Byte.openBrace:
                    type.members.append(method)
                    scanBody(ofMember: type.members.count - 1, in: &type)
                    return nil
                case Byte.semicolon:
                    method.extent = method.extent.lowerBound..<Int(token.end)
                    type.members.append(method)
                    return type.members.count - 1
                case Byte.openParenthesis:
                    skipParentheses()
                    continue
                case Byte.minus, Byte.plus, Byte.closeBrace:
                    break
                default:
                    continue
                }
            } else if token.kind != .end, token.kind != .atWord {
                continue
            }
            noteError(token)
            source.unread(token)
            method.extent =
                method.extent.lowerBound..<max(min(source.previousEnd, Int(token.start)), method.place.offset)
            type.members.append(method)
            return nil
        }
    }

    /// Reads a type up to and including the closing parenthesis, and returns it without `*`, qualifiers and arguments in angle
    /// brackets.
    private mutating func parenthesizedType(_ traits: inout Member.Traits) -> String {
        var type = ""
        var open = 1
        var angles = 0
        while true {
            let token = source.next()
            if token.kind == .identifier {
                guard open == 1, angles == 0 else { continue }
                if source.isWord(token, equalTo: "IBAction") {
                    traits.insert(.action)
                    type = "void"
                } else if source.isWord(token, equalTo: "IBSegueAction") {
                    traits.insert(.segueAction)
                } else if !isQualifier(token) {
                    type += type.isEmpty ? source.text(token) : " " + source.text(token)
                }
            } else if token.kind == .mark {
                switch token.byte {
                case Byte.openParenthesis: open += 1
                case Byte.closeParenthesis: open -= 1
                case Byte.less: angles += 1
                case Byte.greater: angles -= 1
                case Byte.caret: type += " (^)"
                case Byte.semicolon, Byte.openBrace, Byte.closeBrace:
                    noteError(token)
                    source.unread(token)
                    return type
                default: break
                }
                if open == 0 { return type }
            } else if token.kind == .end || token.kind == .atWord {
                noteError(token)
                source.unread(token)
                return type
            }
        }
    }

    /// Returns whether the first piece of a method is of the `init` family.
    private func isInitializer(_ name: String) -> Bool {
        let bytes = name.utf8
        guard bytes.starts(with: "init".utf8) else { return false }
        guard let next = bytes.dropFirst(4).first else { return true }
        return next &- 0x61 >= 26
    }
}
