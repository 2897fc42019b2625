extension ObjCScanner {
    /// The words of a declaration before the current name, and the type that all its names share.
    private struct Declarators {
        var words: [ObjCToken] = []
        /// How many words were before the last `*`.
        var star: Int?
        var blockName: ObjCToken?
        /// The words of the type, once the first name is known.
        var type: String?
    }

    /// Adds a member for each name that the tokens in the buffer declare.
    ///
    /// - Parameters:
    ///   - model: the member as far as it is known; all members get its kind and traits.
    ///   - end: where the declaration ends.
    ///   - type: gets the members.
    mutating func addDeclarators(like model: Member, end: Int, to type: inout TypeDeclaration) {
        var model = model
        model.extent = model.extent.lowerBound..<max(end, model.extent.lowerBound)
        var state = Declarators()
        var index = 0
        while index < buffer.count {
            let token = buffer[index]
            index += 1
            if token.kind == .identifier {
                readWord(token, index: &index, state: &state, model: &model)
            } else if token.kind == .mark {
                readMark(token, index: &index, state: &state, model: model, type: &type)
            }
        }
        finish(&state, model: model, type: &type)
    }

    private func readWord(_ token: ObjCToken, index: inout Int, state: inout Declarators, model: inout Member) {
        let isCall = index < buffer.count && buffer[index].isMark(Byte.openParenthesis)
        if source.isWord(token, equalTo: "IBOutlet") {
            model.traits.insert(.outlet)
        } else if source.isWord(token, equalTo: "IBInspectable") {
            model.traits.insert(.inspectable)
        } else if source.isWord(token, equalTo: "IBOutletCollection") {
            model.traits.formUnion([.outlet, .collection])
            if isCall, index + 1 < buffer.count, model.detail.isEmpty { model.detail = source.text(buffer[index + 1]) }
            skipGroup(&index)
        } else if source.isWord(token, equalTo: "__weak") {
            model.traits.insert(.weak)
        } else if source.isWord(token, equalTo: "_Nullable") || source.isWord(token, equalTo: "__nullable")
            || source.isWord(token, equalTo: "nullable")
        {
            model.traits.insert(.optional)
        } else if isCall, !opensDeclarator(index) {
            skipGroup(&index)
        } else if !isQualifier(token) {
            state.words.append(token)
        }
    }

    private mutating func readMark(
        _ token: ObjCToken, index: inout Int, state: inout Declarators, model: Member,
        type: inout TypeDeclaration
    ) {
        switch token.byte {
        case Byte.star, Byte.ampersand:
            state.star = state.words.count
        case Byte.openParenthesis:
            index -= 1
            if opensDeclarator(index), state.blockName == nil { state.blockName = name(inGroupAt: index) }
            skipGroup(&index)
        case Byte.less:
            skipAngles(&index)
        case Byte.openBracket, Byte.colon, Byte.equals:
            while index < buffer.count, !buffer[index].isMark(Byte.comma) { index += 1 }
        case Byte.comma:
            finish(&state, model: model, type: &type)
        default:
            break
        }
    }

    /// Adds the member of one declarator.
    private mutating func finish(_ state: inout Declarators, model: Member, type: inout TypeDeclaration) {
        defer {
            state.words.removeAll(keepingCapacity: true)
            state.star = nil
            state.blockName = nil
        }
        guard let (name, typeWords) = split(state) else {
            if state.type == nil, let first = buffer.first { noteError(first) }
            return
        }
        if state.type == nil { state.type = typeWords.map { source.text($0) }.joined(separator: " ") }
        var member = model
        member.name = source.text(name)
        member.place = name.place
        member.type = state.type ?? ""
        if member.kind == .property, member.selector == nil { member.selector = member.name }
        type.members.append(member)
    }

    /// Separates the name of a declarator from the words of the type before it and the macros after it.
    private func split(_ state: Declarators) -> (name: ObjCToken, type: ArraySlice<ObjCToken>)? {
        let words = state.words
        if let name = state.blockName { return (name, words[...]) }
        if state.type != nil { return words.first.map { ($0, []) } }
        if let star = state.star, star < words.count { return (words[star], words[..<star]) }
        var count = words.count
        while count > 2, source.looksLikeMacro(words[count - 1]) { count -= 1 }
        guard count >= 2 else { return nil }
        return (words[count - 1], words[..<(count - 1)])
    }

    /// Returns whether the parenthesis at an index opens the name of a block or function pointer: `(^name)`, `(*name)`.
    private func opensDeclarator(_ index: Int) -> Bool {
        guard index + 1 < buffer.count else { return false }
        return buffer[index + 1].isMark(Byte.caret) || buffer[index + 1].isMark(Byte.star)
    }

    /// Returns the last name in the parentheses that open at an index.
    private func name(inGroupAt index: Int) -> ObjCToken? {
        var name: ObjCToken?
        var position = index + 1
        while position < buffer.count, !buffer[position].isMark(Byte.closeParenthesis) {
            if buffer[position].kind == .identifier { name = buffer[position] }
            if buffer[position].isMark(Byte.openParenthesis) { break }
            position += 1
        }
        return name
    }

    /// Moves from an opening parenthesis to after the one that closes it.
    private func skipGroup(_ index: inout Int) {
        guard index < buffer.count, buffer[index].isMark(Byte.openParenthesis) else { return }
        var open = 0
        while index < buffer.count {
            if buffer[index].isMark(Byte.openParenthesis) { open += 1 }
            if buffer[index].isMark(Byte.closeParenthesis) { open -= 1 }
            index += 1
            if open == 0 { return }
        }
    }

    /// Moves from after a `<` to after the `>` that closes it.
    private func skipAngles(_ index: inout Int) {
        var open = 1
        while index < buffer.count, open > 0 {
            if buffer[index].isMark(Byte.less) { open += 1 }
            if buffer[index].isMark(Byte.greater) { open -= 1 }
            index += 1
        }
    }

    /// Returns whether a word qualifies a type or its storage, and is not part of the type's name.
    func isQualifier(_ token: ObjCToken) -> Bool {
        switch token.byte {
        case Byte.underscore:
            return source.isWord(token, equalTo: "__strong") || source.isWord(token, equalTo: "__kindof")
                || source.isWord(token, equalTo: "_Nonnull")
                || source.isWord(token, equalTo: "__nonnull") || source.isWord(token, equalTo: "_Null_unspecified")
                || source.isWord(token, equalTo: "__unsafe_unretained") || source.isWord(token, equalTo: "__block")
                || source.isWord(token, equalTo: "__weak") || source.isWord(token, equalTo: "_Nullable")
                || source.isWord(token, equalTo: "__nullable")
                || source.isWord(token, equalTo: "__autoreleasing") || source.isWord(token, equalTo: "__unused")
                || source.isWord(token, equalTo: "__covariant") || source.isWord(token, equalTo: "__contravariant")
        case UInt8(ascii: "n"):
            return source.isWord(token, equalTo: "nonnull") || source.isWord(token, equalTo: "nullable")
                || source.isWord(token, equalTo: "null_unspecified") || source.isWord(token, equalTo: "null_resettable")
        case UInt8(ascii: "c"):
            return source.isWord(token, equalTo: "const")
        case UInt8(ascii: "v"):
            return source.isWord(token, equalTo: "volatile")
        case UInt8(ascii: "i"):
            return source.isWord(token, equalTo: "inout")
        default:
            return false
        }
    }
}
