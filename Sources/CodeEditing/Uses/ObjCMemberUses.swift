import Bytes
import SourceIndex

/// Explains the tokens of an Objective-C file that have the names of an outlet or action.
struct ObjCMemberUses {
    let base: MemberUses
    let target: MemberTarget
    let file: CodeFile
    let text: TokenText
    let tree: ObjCTokenTree
    let expressions: ObjCExpressions
    private(set) var uses: [FoundUse] = []

    init(_ base: MemberUses) {
        self.base = base
        (target, file) = (base.target, base.file)
        text = TokenText(base.file)
        tree = ObjCTokenTree(text)
        expressions = ObjCExpressions(tree)
        let names = Set(target.objectiveCNames)
        for index in text.tokens.indices {
            let verdict: (FoundUse.Verdict, String)?
            switch text.tokens[index].kind {
            case .identifier where text.isWord(index, of: names): verdict = explained(index)
            case .string: verdict = string(index)
            default: continue
            }
            if let verdict { uses.append(FoundUse(text.tokens[index].range, verdict.0, because: verdict.1)) }
        }
    }

    typealias Answer = (FoundUse.Verdict, String)

    /// The name that a token gets if it means the member.
    func renamed(_ index: Int) -> String {
        let word = text.text(index)
        if word == target.objectiveCName { return target.newObjectiveCName }
        return word == target.setter && target.selector == nil ? target.newSetter : "_" + target.newName
    }

    private func isSetter(_ index: Int) -> Bool { text.text(index) == target.setter && target.selector == nil }

    // MARK: - Places

    private func explained(_ index: Int) -> Answer {
        let offset = text.offset(index)
        if base.declared.contains(offset) { return (.certain(renamed(index)), "its declaration") }
        if let answer = declaration(index) { return answer }
        if let answer = selector(index) { return answer }
        if let open = tree.firstPieces[index], let message = tree.messages[open] { return sent(message, at: index) }
        if tree.otherPieces[index] != nil { return (.another, "part of another selector") }
        if let answer = macroKey(index) { return answer }
        if text.isMark(index - 1, equalTo: Byte.period) { return afterDot(index, receiverEnd: index - 1) }
        if text.isMark(index - 1, equalTo: Byte.greater), text.isMark(index - 2, equalTo: Byte.minus) {
            return afterDot(index, receiverEnd: index - 2)
        }
        return bare(index)
    }

    /// A place in the declaration of another member.
    private func declaration(_ index: Int) -> Answer? {
        let offset = text.offset(index)
        guard let type = file.declarations.types.first(where: { $0.members.contains { $0.place.offset == offset } }),
            let member = type.members.first(where: { $0.place.offset == offset })
        else { return nil }
        let isMeant =
            target.selector.map { member.selector == $0 }
            ?? (member.name == target.name || member.selector == target.setter + ":")
        if type.kind == .objcProtocol, target.adopted[type.name] == true, isMeant {
            return (.byProtocol, "\(type.name), which \(target.family.codeClass.name) adopts, requires it")
        }
        return (.another, "a member of \(type.name)")
    }

    func viewpoint(_ index: Int) -> ReceiverTypes.Viewpoint {
        let offset = text.offset(index)
        let type = file.type(at: offset)
        let member = type?.members.first { $0.extent.contains(offset) }
        return ReceiverTypes.Viewpoint(
            path: file.path, owner: type?.name ?? "", isTypeLevel: member?.traits.contains(.typeLevel) == true,
            language: .objectiveC)
    }

    /// The tokens of the method around a token, or those since the last member.
    func method(_ index: Int) -> Range<Int> {
        let offset = text.offset(index)
        for type in file.declarations.types where type.body.contains(offset) {
            for member in type.members where member.extent.contains(offset) { return text.indices(in: member.extent) }
        }
        // A function: from the braces at the level of the file.
        var start = index
        while let open = tree.brace(around: start) { start = open }
        while start > 0, !text.isMark(start - 1, of: [Byte.semicolon, Byte.closeBrace]) { start -= 1 }
        return start..<max(start, index + 1)
    }

    func owner(of tokens: Range<Int>, at index: Int) -> MemberUses.Owner {
        let place = viewpoint(index)
        return base.owner(base.types.type(of: expressions.of(tokens, in: method(index)), from: place), from: place)
    }

    // MARK: - Messages

    private func sent(_ message: ObjCTokenTree.Message, at index: Int) -> Answer {
        let selector = tree.selector(of: message)
        let isMeant =
            target.selector.map { $0 == selector }
            ?? (selector == target.name || selector == target.setter + ":")
        guard isMeant else { return (.another, "another selector") }
        return answer(owner(of: message.receiver, at: index), at: index)
    }

    /// What a use through a receiver means.
    private func answer(_ owner: MemberUses.Owner, at index: Int) -> Answer {
        switch owner {
        case .target: return (.certain(renamed(index)), "it means the member")
        case .other(let name): return (.another, "a member of \(name)")
        case .adopted(let name): return (.byProtocol, "through \(name), which the class adopts")
        case .dynamic: return (.dynamic, "the receiver can be any object")
        case .unknown: return (.unknown, "the type of the receiver is not known")
        }
    }

    private func afterDot(_ index: Int, receiverEnd end: Int) -> Answer {
        guard target.selector == nil else { return (.another, "a property") }
        // `.name = value` in the initializer of a struct
        if text.isMark(end - 1, of: [Byte.openBrace, Byte.comma]) { return (.another, "a field of a struct") }
        var start = end
        while start > 0 {
            let last = start - 1
            if text.isMark(last, of: [Byte.closeParenthesis, Byte.closeBracket]), tree.partner[last] >= 0 {
                start = tree.partner[last]
                // A call of a function
                if text.isName(start - 1), text.isMark(start, equalTo: Byte.openParenthesis) { start -= 1 }
                if !text.isMark(start, equalTo: Byte.openParenthesis),
                    text.isMark(start - 1, equalTo: Byte.closeBracket)
                {
                    continue
                }
                if text.isName(start - 1), text.isMark(start, equalTo: Byte.openBracket), tree.messages[start] == nil {
                    start -= 1
                }
            } else if text.isName(last) {
                start = last
            } else {
                break
            }
            if text.isMark(start - 1, equalTo: Byte.period) {
                start -= 1
            } else if text.isMark(start - 1, equalTo: Byte.greater), text.isMark(start - 2, equalTo: Byte.minus) {
                start -= 2
            } else {
                break
            }
        }
        let found = owner(of: start..<end, at: index)
        // `id` has no properties, and a dot is only possible after a value of a known type: of some framework's.
        return answer(found, at: index)
    }

    // MARK: - Variables

    /// Whether a token is in `goto name;`, or is the label `name:` itself.
    private func isLabel(_ index: Int) -> Bool {
        if text.isWord(index - 1, equalTo: "goto") { return true }
        guard text.isMark(index + 1, equalTo: Byte.colon) else { return false }
        if text.isMark(index - 1, of: [Byte.semicolon, Byte.closeBrace]) { return true }
        // `@{name: value}` is a dictionary.
        return text.isMark(index - 1, equalTo: Byte.openBrace) && !text.isMark(index - 2, equalTo: Byte.at)
    }

    private func bare(_ index: Int) -> Answer {
        guard target.selector == nil, !isSetter(index) else { return (.another, "a local or global name") }
        let word = text.text(index)
        let isBare = word == target.name
        let offset = text.offset(index)
        let place = viewpoint(index)
        guard case .target = base.owner(.value(place.owner), from: place), !place.owner.isEmpty else {
            return (.another, "a local or global name")
        }
        let isOwn = target.family.codeClass.name == place.owner
        let isSynthesized = file.type(at: offset)?.members.contains {
            $0.kind == .synthesis && $0.extent.contains(offset) && $0.name == target.name
        }
        if isSynthesized != true, file.isPiece(index, in: text) { return (.another, "part of another selector") }
        if isLabel(index) { return (.another, "a label") }
        let isVariable =
            isBare ? target.hasBareVariable : target.hasUnderscoredVariable && (isOwn || target.declaresVariable)
        let method = method(index)
        guard isVariable || isSynthesized == true else {
            let isKey = isBare && isInMacro(index) && expressions.local(word, at: index, in: method) == nil
            return isKey ? (.byText, "an argument of a macro") : (.another, "a local or global name")
        }
        if expressions.declaredType(index, in: method) != nil || expressions.local(word, at: index, in: method) != nil {
            return (.another, "a local name")
        }
        let newText = renamed(index)
        let isTaken = isSynthesized != true && expressions.local(newText, at: index, in: method) != nil
        return (.certain(isTaken ? "self->" + newText : newText), "the instance variable")
    }
}
