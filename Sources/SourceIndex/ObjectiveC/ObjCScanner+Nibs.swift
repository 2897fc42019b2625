// Messages that load nibs, and the objects for which they do.
extension ObjCScanner {
    mutating func readNib(_ argument: Argument, receiver: String, owner: inout BodyOwner) {
        let isNibObject = receiver.isEmpty || receiver == "UINib" || receiver == "NSNib"
        add(.nibName, argument: argument, detail: isNibObject ? "" : receiver, owner: owner)
        owner.nibUse = file.uses.count - 1
        if isNibObject {
            owner.loadedNibs.append(argument.value)
        } else {
            file.uses[file.uses.count - 1].nibOwner = .controller(receiver == "self" ? "" : receiver)
        }
        if owner.registration?.kind == .registeredNib, owner.registration?.detail == "" {
            owner.registration?.detail = argument.value
        } else if let assigned = owner.assigned {
            let name = source.text(assigned)
            owner.nibs[name] = argument.value
            nibs[Self.property(name)] = argument.value
        }
    }

    /// Notes the owner that the message names after the nib.
    mutating func setOwner(_ argument: Argument, of owner: inout BodyOwner) {
        if let use = owner.nibUse {
            if file.uses[use].value.isEmpty { file.uses[use].written = file.uses[use].detail }
            file.uses[use].detail = argument.text
            file.uses[use].nibOwner = nibOwner(argument, of: owner)
        }
        owner.nibUse = nil
    }

    /// Reads `[nib instantiateWithOwner:…]`, of a nib that is made in the same statement or elsewhere.
    mutating func readInstantiation(_ argument: Argument, after recent: RecentTokens, owner: inout BodyOwner) {
        if owner.nibUse != nil, recent.last.isMark(Byte.closeBracket) { return setOwner(argument, of: &owner) }
        var use = CodeUse(kind: .instantiatedNib, value: "", place: argument.place)
        if recent.last.isMark(Byte.closeBracket), recent.second.kind == .identifier, recent.third.kind == .identifier {
            let isOwn = source.isWord(recent.third, equalTo: "self")
            use.written = (isOwn ? "" : source.text(recent.third) + ".") + source.text(recent.second)
        } else if recent.last.kind == .identifier {
            let name = source.text(recent.last)
            use.value = owner.nibs[name] ?? nibs[Self.property(name)] ?? ""
            use.written = use.value.isEmpty ? Self.property(name) : ""
        } else {
            return
        }
        use.detail = argument.text
        use.owner = owner.type
        use.nibOwner = nibOwner(argument, of: owner)
        file.uses.append(use)
    }

    /// Returns the name of the property that an instance variable belongs to.
    private static func property(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

    // MARK: - Owners

    /// Returns what an argument for the owner of a nib is.
    private func nibOwner(_ argument: Argument, of owner: BodyOwner) -> NibOwner {
        let text = argument.text
        switch text {
        case "nil", "NULL", "Nil": return .nobody
        case "self": return owner.isTypeLevel ? .ownClass : owner.type.isEmpty ? .unknown : .own
        default: break
        }
        if let name = Self.madeClass(text[...]) { return .made(name) }
        let name = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
        guard !name.isEmpty, name.utf8.allSatisfy(Byte.isName) else { return .unknown }
        if name.count == text.count, let local = local(text, before: argument.place.offset, from: owner.start) {
            return local
        }
        return .property(Self.property(String(name)))
    }

    /// Returns the class in `[[Dog alloc] init…]` and `[Dog new]`.
    private static func madeClass(_ text: Substring) -> String? {
        var rest = text.utf8.drop { $0 == Byte.openBracket || $0 == Byte.space }
        let name = rest.prefix(while: Byte.isName)
        rest = rest.dropFirst(name.count).drop { $0 == Byte.space }
        guard text.hasPrefix("["), let first = name.first, first >= 65, first <= 90,
            rest.starts(with: "alloc]".utf8) || rest.starts(with: "new]".utf8)
        else { return nil }
        return String(Substring(name))
    }

    /// Returns what a body declares a local name with: `Dog *name = …`, or a parameter's type if it is not known.
    private func local(_ name: String, before end: Int, from start: Int) -> NibOwner? {
        let bytes = source.bytes
        let word = Array(name.utf8)
        var index = min(end, bytes.count) - word.count - 1
        while index > start {
            defer { index -= 1 }
            guard bytes[index] == word[0], !Byte.isName(bytes[index - 1]), !Byte.isName(bytes[index + word.count]),
                word.indices.allSatisfy({ bytes[index + $0] == word[$0] })
            else { continue }
            var before = index - 1
            while before > start, Byte.isBlank(bytes[before]) { before -= 1 }
            guard bytes[before] == Byte.star else { continue }
            before -= 1
            while before > start, Byte.isBlank(bytes[before]) { before -= 1 }
            let last = before
            while before >= start, Byte.isName(bytes[before]) { before -= 1 }
            guard before < last else { continue }
            var after = index + word.count
            while after < end, Byte.isBlank(bytes[after]) || bytes[after] == Byte.equals { after += 1 }
            let value = bytes.text(in: after..<min(after + 80, end))
            if let made = Self.madeClass(value[...]) { return .made(made) }
            return .declared(bytes.text(in: before + 1..<last + 1))
        }
        return nil
    }
}
