import Bytes

// Arguments of macros that make keys of names, such as `RACObserve(self, name)` and `@keypath(self, name)`.
extension ObjCMemberUses {
    /// What a name means in a key path that follows the object in a macro's arguments; nil if it is in no such macro.
    func macroKey(_ index: Int) -> Answer? {
        guard target.selector == nil, text.isWord(index, equalTo: target.name) else { return nil }
        var start = index
        while text.isMark(start - 1, equalTo: Byte.period), text.isName(start - 2) { start -= 2 }
        guard text.isMark(start - 1, equalTo: Byte.comma), let open = parenthesis(before: start - 1),
            makesKeys(open - 1)
        else { return nil }
        let around = method(index)
        var object = expressions.of(open + 1..<start - 1, in: around)
        for part in stride(from: start, to: index, by: 2) { object = .member(object, text.text(part)) }
        let place = viewpoint(index)
        switch base.owner(base.types.type(of: object, from: place), from: place) {
        case .target: return (.certain(renamed(index)), "a key of the class")
        case .other(let name): return (.another, "a key of \(name)")
        default: return (.byText, "a key path whose root is not known")
        }
    }

    /// Whether a name is an argument of what looks like a macro: a call of a name in capitals.
    func isInMacro(_ index: Int) -> Bool {
        guard let open = parenthesis(before: index), text.isName(open - 1) else { return false }
        let name = text.text(open - 1)
        return makesKeys(open - 1) || name.utf8.count > 2 && name.utf8.allSatisfy { $0 < 97 }
    }

    /// Whether a token is the name of a macro that makes keys: of ReactiveCocoa, of libextobjc, or one that says so.
    private func makesKeys(_ index: Int) -> Bool {
        guard text.isName(index) else { return false }
        let name = text.text(index)
        return name.hasPrefix("RAC") || name.lowercased().contains("keypath")
    }

    /// Returns the parenthesis that opens the list around a token; nil if the token is in no list.
    private func parenthesis(before index: Int) -> Int? {
        var open = index - 1
        while open >= 0 {
            if tree.partner[open] >= 0, tree.partner[open] < open {
                open = tree.partner[open] - 1
                continue
            }
            if text.isMark(open, equalTo: Byte.openParenthesis) { return open }
            if text.isMark(open, of: [Byte.openBrace, Byte.openBracket, Byte.semicolon]) { return nil }
            open -= 1
        }
        return nil
    }
}
