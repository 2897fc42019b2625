import Bytes

// Selectors and strings.
extension ObjCMemberUses {
    /// What `@selector(…)` means, by the object that gets it.
    func selector(_ index: Int) -> Answer? {
        guard text.isMark(index - 1, equalTo: Byte.openParenthesis), text.isWord(index - 2, equalTo: "selector"),
            tree.partner[index - 1] > index
        else { return nil }
        let close = tree.partner[index - 1]
        let named = (index..<close).map(text.text).joined()
        let isMeant =
            target.selector.map { $0 == named } ?? (named == target.name || named == target.setter + ":")
        guard isMeant else { return (.another, "another selector") }
        let whose: MemberUses.Owner
        if let tokens = receiver(ofSelectorAt: index) {
            whose = owner(of: tokens, at: index)
        } else {
            let place = viewpoint(index)
            whose = base.owner(place.owner.isEmpty ? .unknown : .value(place.owner), from: place)
            // Code of another class compares or keeps it, and who gets it is open.
            if case .other(let name) = whose, !answers(name) {
                return (.bySelector, "a selector that any object may get")
            }
        }
        switch whose {
        case .target: return (.certain(renamed(index)), "a selector of the class")
        case .other(let name) where answers(name) || name != "a framework's class":
            return (.another, "a selector of \(name)")
        default: return (.bySelector, "a selector that any object may get")
        }
    }

    /// Returns the object that gets a selector: the argument `target:`, or the receiver of `performSelector:` and the like.
    private func receiver(ofSelectorAt index: Int) -> Range<Int>? {
        guard let (message, piece) = tree.argument(index - 3) ?? tree.argument(index) else { return nil }
        let label = text.text(piece)
        for other in message.pieces {
            let name = text.text(other)
            if name.hasSuffix("arget") || name.hasSuffix("bserver") || name.hasSuffix("elegate") {
                let tokens = tree.argument(of: message, after: other)
                return tokens.count == 1 && text.isWord(tokens.lowerBound, equalTo: "nil") ? nil : tokens
            }
        }
        if label.hasPrefix("performSelector") || label.hasPrefix("responds") || label.hasPrefix("instancesRespond")
            || label == "methodSignatureForSelector" || label == "methodForSelector"
        {
            return message.receiver
        }
        return nil
    }

    /// Returns whether a class of the code has the selector itself.
    private func answers(_ name: String) -> Bool {
        let wanted = target.selector ?? target.name
        return base.types.chain(of: name, from: file.path).classes.contains { found in
            found.parts.contains { $0.declaration.members.contains { ($0.selector ?? $0.name) == wanted } }
        }
    }

    // MARK: - Strings

    func string(_ index: Int) -> Answer? {
        let content = text.text(index)
        guard content.utf8.count < 300 else { return nil }
        if let selector = target.selector {
            guard content == selector else { return nil }
            let open = text.isMark(index - 1, equalTo: Byte.at) ? index - 2 : index - 1
            let isSelector =
                text.isMark(open, equalTo: Byte.openParenthesis)
                && text.isWord(open - 1, of: ["NSSelectorFromString", "sel_registerName", "sel_getUid"])
            return isSelector || selector.hasSuffix(":") ? (.byText, "a selector as text") : nil
        }
        if let answer = query(index, content: content) { return answer }
        let parts = content.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.contains(target.name), let key = keyHolder(index) else { return nil }
        guard parts[0] == target.name else { return (.byText, "a key path as text") }
        guard let tokens = key.tokens else { return (.byText, "a key path as text") }
        switch owner(of: tokens, at: index) {
        case .target:
            let renamed = [target.newName] + parts.dropFirst()
            if parts.dropFirst().contains(target.name) { return (.byText, "a key path as text") }
            return (.certain(renamed.joined(separator: ".")), "a key of the class")
        case .other(let name) where !Self.collections.contains(name): return (.another, "a key of \(name)")
        default: return (.byText, "a key path as text")
        }
    }

    /// Collections, which ask each of their objects for a key.
    private static let collections: Set<String> = [
        "an array", "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "a framework's class",
    ]

    /// What the format of a predicate or the key of a sort descriptor means, whose objects are not known.
    private func query(_ index: Int, content: String) -> Answer? {
        guard let (message, piece) = tree.argument(index),
            QueryText.mayName(
                target.name, in: content, label: text.text(piece), receiver: message.receiver.map(text.text).joined())
        else { return nil }
        return (.byText, "a key as text")
    }

    /// Returns the object whose key a string is; nil if it is no key.
    private func keyHolder(_ index: Int) -> (tokens: Range<Int>?, Void)? {
        if viewpoint(index).owner != "",
            let name = file.type(at: text.offset(index))?.members.first(where: {
                $0.extent.contains(text.offset(index))
            })?.name, name == "observeValueForKeyPath" || name.hasPrefix("keyPathsForValuesAffecting")
        {
            return (nil, ())
        }
        guard let (message, piece) = tree.argument(index) else { return nil }
        let (label, first) = (text.text(piece), text.text(message.pieces[0]))
        if label == "withKeyPath", let object = message.pieces.first(where: { text.isWord($0, equalTo: "toObject") }) {
            return (tree.argument(of: message, after: object), ())
        }
        let isKey =
            label.hasSuffix("forKeyPath") || label.hasSuffix("ValueForKey") || label.hasSuffix("ValueForKeyPath")
            || label == "valueForKey" || label == "valueForKeyPath"
            || label == "forKey" && (first == "setValue" || first == "validateValue")
        return isKey ? (message.receiver, ()) : nil
    }
}
