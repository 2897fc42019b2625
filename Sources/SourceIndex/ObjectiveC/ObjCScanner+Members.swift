extension ObjCScanner {
    /// Reads members up to `@end` and returns its offset. A type without `@end` ends before the next type.
    mutating func scanMembers(of type: inout TypeDeclaration) -> Int {
        var previous = ObjCToken()
        var beforePrevious = ObjCToken()
        // In an implementation a method may have a `;` between its head and its body
        var headOnly: Int?
        while true {
            var token = source.next()
            switch token.kind {
            case .end:
                noteError(token)
                return Int(token.start)
            case .atWord:
                headOnly = nil
                guard scanMemberWord(token, of: &type) else { return Int(token.start) }
                token = ObjCToken()
            case .mark where startsMethod(token, after: previous):
                headOnly = scanMethod(token, of: &type)
                token = ObjCToken()
            case .mark where token.byte == Byte.openBrace:
                scanBody(ofMember: headOnly, in: &type)
                headOnly = nil
                token = ObjCToken()
            case .objcString where previous.isMark(Byte.equals) && beforePrevious.kind == .identifier:
                addConstant(beforePrevious, value: token)
            case .identifier:
                headOnly = nil
            default:
                break
            }
            beforePrevious = previous
            previous = token
        }
    }

    /// Returns whether a `-` or `+` begins a method; it may also be an operator in the value of a constant.
    private func startsMethod(_ token: ObjCToken, after previous: ObjCToken) -> Bool {
        guard token.byte == Byte.minus || token.byte == Byte.plus else { return false }
        guard previous.kind != .end else { return true }
        if previous.kind == .mark {
            if previous.byte == Byte.semicolon || previous.byte == Byte.closeBrace { return true }
            if previous.byte != Byte.closeParenthesis { return false }
        }
        return token.line != previous.line
    }

    /// Reads what an `@` word begins; returns false if the type ends before it.
    private mutating func scanMemberWord(_ token: ObjCToken, of type: inout TypeDeclaration) -> Bool {
        if source.isWord(token, equalTo: "@property") {
            scanProperty(token, of: &type)
        } else if source.isWord(token, equalTo: "@synthesize") || source.isWord(token, equalTo: "@dynamic") {
            scanSynthesis(token, of: &type)
        } else if source.isWord(token, equalTo: "@end") {
            source.depth = 0
            return false
        } else if source.isWord(token, equalTo: "@interface") || source.isWord(token, equalTo: "@implementation")
            || source.isWord(token, equalTo: "@protocol")
        {
            noteError(token)
            source.unread(token)
            return false
        } else if source.isWord(token, equalTo: "@class") {
            skipStatement()
        }
        return true
    }

    /// Reads `@property (attributes) Type name, name;`.
    private mutating func scanProperty(_ start: ObjCToken, of type: inout TypeDeclaration) {
        var member = Member(kind: .property, name: "", place: start.place, extent: Int(start.start)..<Int(start.end))
        member.traits = .objc
        if source.isConditional { member.traits.insert(.conditional) }
        let first = source.next()
        if first.isMark(Byte.openParenthesis) { scanAttributes(into: &member) } else { source.unread(first) }
        let end = readDeclaration()
        addDeclarators(like: member, end: end, to: &type)
    }

    /// Reads the attributes of a property up to and including the closing parenthesis.
    private mutating func scanAttributes(into member: inout Member) {
        while true {
            let token = source.next()
            if token.isMark(Byte.closeParenthesis) { return }
            if token.kind == .end || token.kind == .atWord || token.isMark(Byte.semicolon) {
                noteError(token)
                return source.unread(token)
            }
            guard token.kind == .identifier else { continue }
            if source.isWord(token, equalTo: "weak") {
                member.traits.insert(.weak)
            } else if source.isWord(token, equalTo: "readonly") {
                member.traits.insert(.readOnly)
            } else if source.isWord(token, equalTo: "class") {
                member.traits.insert(.typeLevel)
            } else if source.isWord(token, equalTo: "nullable") {
                member.traits.insert(.optional)
            } else if source.isWord(token, equalTo: "getter") {
                if let name = attributeValue() { member.selector = source.text(name) }
            } else if source.isWord(token, equalTo: "setter"), let name = attributeValue() {
                member.detail = source.text(name) + ":"
            }
        }
    }

    private mutating func attributeValue() -> ObjCToken? {
        let equals = source.next()
        guard equals.isMark(Byte.equals) else {
            source.unread(equals)
            return nil
        }
        let name = source.next()
        if name.kind == .identifier { return name }
        source.unread(name)
        return nil
    }

    /// Reads the tokens up to `;` into the buffer and returns the offset at which the declaration ends.
    private mutating func readDeclaration() -> Int {
        buffer.removeAll(keepingCapacity: true)
        while true {
            let token = source.next()
            if token.isMark(Byte.semicolon) { return Int(token.end) }
            let startsMethod = token.beginsLine && (token.isMark(Byte.minus) || token.isMark(Byte.plus))
            if token.kind == .end || token.kind == .atWord || startsMethod {
                noteError(token)
                source.unread(token)
                return Int(buffer.last?.end ?? token.start)
            }
            buffer.append(token)
        }
    }

    /// Reads `@synthesize name = variable, name;` or `@dynamic name;`.
    private mutating func scanSynthesis(_ start: ObjCToken, of type: inout TypeDeclaration) {
        let end = readDeclaration()
        var index = 0
        while index < buffer.count {
            let name = buffer[index]
            index += 1
            guard name.kind == .identifier else { continue }
            var member = Member(
                kind: .synthesis, name: source.text(name), place: name.place, extent: Int(start.start)..<end)
            if index + 1 < buffer.count, buffer[index].isMark(Byte.equals) {
                member.type = source.text(buffer[index + 1])
                index += 2
            } else if source.isWord(start, equalTo: "@synthesize") {
                member.type = member.name
            }
            type.members.append(member)
        }
    }

    /// Reads `{ … }` after the head of a type and returns the offset at which it ends.
    mutating func scanInstanceVariables(into type: inout TypeDeclaration) -> Int {
        let depth = source.depth
        buffer.removeAll(keepingCapacity: true)
        while true {
            let token = source.next()
            if token.kind == .atWord,
                source.isWord(token, equalTo: "@end") || source.isWord(token, equalTo: "@property")
            {
                noteError(token)
                source.unread(token)
                return Int(token.start)
            }
            if token.kind == .end || source.depth < depth { return Int(token.end) }
            if token.isMark(Byte.closeBrace) || source.depth > depth || token.kind == .atWord { continue }
            guard token.isMark(Byte.semicolon) else {
                buffer.append(token)
                continue
            }
            if let first = buffer.first {
                var member = Member(kind: .instanceVariable, name: "", place: first.place, extent: 0..<0)
                member.extent = Int(first.start)..<Int(token.end)
                if source.isConditional { member.traits.insert(.conditional) }
                addDeclarators(like: member, end: Int(token.end), to: &type)
            }
            buffer.removeAll(keepingCapacity: true)
        }
    }
}
