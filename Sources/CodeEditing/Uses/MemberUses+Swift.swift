import SourceIndex

// Uses in Swift, as the parser explains them.
extension MemberUses {
    /// Returns what a place means.
    func swift(_ use: NameUse) -> FoundUse? {
        switch use.kind {
        case .declaration: return declaration(use)
        case .local: return another(use, because: "a local name")
        case .label: return another(use, because: "a label")
        case .type: return another(use, because: "a type")
        case .unknown: return FoundUse(use.range, .unknown, because: "the code around it is not understood")
        case .bare, .shorthand, .capture: return bare(use)
        case .member: return member(use)
        case .keyPath: return keyPath(use)
        case .text: return text(use)
        }
    }

    private func another(_ use: NameUse, because reason: String) -> FoundUse {
        FoundUse(use.range, .another, because: reason)
    }

    private func viewpoint(_ use: NameUse) -> ReceiverTypes.Viewpoint {
        var owner = ownerName(at: use.owner, otherwise: use.ownerName)
        // In an extension of a protocol for a class, `self` is a value of the class.
        if let bound = use.bounds.first(where: target.family.knows) { owner = bound }
        return ReceiverTypes.Viewpoint(path: file.path, owner: owner, isTypeLevel: use.isTypeLevel)
    }

    private func declaration(_ use: NameUse) -> FoundUse {
        let start = use.range.lowerBound
        if declared.contains(start) || declared.contains(start - 1) {
            return FoundUse(use.range, .certain(target.newName), because: "its declaration")
        }
        guard use.owner != nil else { return another(use, because: "something global") }
        let owner = ownerName(at: use.owner, otherwise: use.ownerName)
        if target.adopted[TypeText(owner).name] == true, target.mayBeMeant(by: use.labels) {
            return FoundUse(
                use.range, .byProtocol, because: "\(owner), which \(target.family.codeClass.name) adopts, requires it")
        }
        return another(use, because: "a member of \(owner)")
    }

    // MARK: - Bare names

    private func bare(_ use: NameUse) -> FoundUse {
        guard use.owner != nil else { return another(use, because: "something global") }
        let place = viewpoint(use)
        switch owner(.value(place.owner), from: place) {
        case .target: break
        case .unknown, .dynamic: return FoundUse(use.range, .unknown, because: "one of several classes \(place.owner)")
        case .adopted(let name):
            return FoundUse(use.range, .byProtocol, because: "a member of \(name), which the class adopts")
        case .other:
            // A nested type sees the names of the type around it, but not its values.
            let isInside = target.family.members.contains { place.owner.hasPrefix($0.name + ".") }
            if isInside, use.isSelector { return certain(use) }
            return another(use, because: "a name in \(place.owner)")
        }
        if use.isTypeLevel, !use.isSelector { return another(use, because: "a name in a static member") }
        return fitting(use)
    }

    /// A use by the class itself, unless the arguments are those of another method.
    private func fitting(_ use: NameUse) -> FoundUse {
        guard target.selector != nil else {
            return use.isCalled && !use.isSelector ? another(use, because: "a call of a method") : certain(use)
        }
        guard let labels = use.labels else {
            if !target.isOverloaded { return certain(use) }
            if target.hasProperty, !use.isSelector { return another(use, because: "a property") }
            return FoundUse(use.range, .overloaded, because: "one of several members of that name")
        }
        if target.accepts(labels, isCalled: use.isCalled) { return certain(use) }
        if target.isOverloaded || use.isCalled && use.receiver == nil {
            return another(use, because: "a call with other arguments")
        }
        return FoundUse(use.range, .overloaded, because: "a call with other arguments")
    }

    private func certain(_ use: NameUse) -> FoundUse {
        var text = use.isNewNameLocal && use.receiver == nil ? "self." + target.newName : target.newName
        if use.kind == .shorthand || use.kind == .capture { text = "\(target.name) = \(text)" }
        return FoundUse(use.range, .certain(text), because: "it means the member")
    }

    // MARK: - After a dot

    private func member(_ use: NameUse) -> FoundUse {
        guard let receiver = use.receiver else { return another(use, because: "a static member or a case") }
        let place = viewpoint(use)
        let type = types.type(of: receiver, from: place)
        switch owner(type, from: place) {
        case .target:
            if case .meta = type, !use.isSelector {
                return use.isTypeLevel || target.hasStatic
                    ? another(use, because: "a static member")
                    : FoundUse(use.range, .overloaded, because: "a member of the class itself")
            }
            return fitting(use)
        case .other(let name): return another(use, because: "a member of \(name)")
        case .adopted(let name):
            guard target.mayBeMeant(by: use) else { return another(use, because: "a call with other arguments") }
            return FoundUse(use.range, .byProtocol, because: "through \(name), which the class adopts")
        case .dynamic:
            guard target.mayBeMeant(by: use) else { return another(use, because: "a call with other arguments") }
            return FoundUse(use.range, .dynamic, because: "the receiver can be any object")
        case .unknown:
            guard target.mayBeMeant(by: use) else { return another(use, because: "a call with other arguments") }
            return FoundUse(use.range, .unknown, because: "the type of the receiver is not known")
        }
    }

    private func keyPath(_ use: NameUse) -> FoundUse {
        guard target.selector == nil else { return another(use, because: "a key path, which names no method") }
        let place = viewpoint(use)
        switch owner(types.type(of: use.receiver ?? .unknown, from: place), from: place) {
        case .target: return certain(use)
        case .other(let name): return another(use, because: "a member of \(name)")
        default: return FoundUse(use.range, .byText, because: "a key path whose root is not known")
        }
    }

    // MARK: - Texts

    private func text(_ use: NameUse) -> FoundUse? {
        let bytes = Array(file.bytes[use.range])
        let content = String(decoding: bytes, as: UTF8.self)
        let place = viewpoint(use)
        let mention =
            WholeWord.offsets(of: target.name, in: bytes).isEmpty
            ? nil : FoundUse(use.range, .mention, because: "a string")
        let whose = owner(types.type(of: use.receiver ?? .unknown, from: place), from: place)
        if TextKey.takesSelector(use.detail) {
            let isMeant =
                target.selector.map { content == $0 } ?? (content == target.name || content == target.setter + ":")
            guard isMeant else { return mention }
            switch whose {
            case .target where target.selector != nil:
                return FoundUse(use.range, .certain(target.newSelector), because: "a selector of the class")
            case .other(let name) where use.receiver != nil: return another(use, because: "a selector of \(name)")
            default: return FoundUse(use.range, .byText, because: "a selector as text")
            }
        }
        if let selector = target.selector, selector.hasSuffix(":"), content == selector {
            return FoundUse(use.range, .byText, because: "a selector as text")
        }
        let call = use.detail.split(separator: "(", maxSplits: 1).map(String.init)
        if target.selector == nil, let function = call.first,
            QueryText.mayName(
                target.name, in: content, label: call.count > 1 ? call[1] : "", receiver: function)
        {
            return FoundUse(use.range, .byText, because: "a key as text")
        }
        guard target.selector == nil, TextKey.takesKey(use.detail) else { return mention }
        var base = use.receiver ?? .unknown
        var parts: [String] = []
        var isCertain = false
        for part in content.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
            if part == target.name {
                switch owner(types.type(of: base, from: place), from: place) {
                case .target:
                    isCertain = true
                    parts.append(target.newName)
                case .other(let name) where parts.isEmpty: return another(use, because: "a key of \(name)")
                default: return FoundUse(use.range, .byText, because: "a key path as text")
                }
            } else {
                parts.append(part)
            }
            base = .member(base, part)
        }
        guard isCertain else { return mention }
        return FoundUse(use.range, .certain(parts.joined(separator: ".")), because: "a key of the class")
    }
}

/// What takes the name of a member as text.
enum TextKey {
    /// Whether an argument is a selector, from the function or its label as `NameUse.detail` has it.
    static func takesSelector(_ detail: String) -> Bool {
        ["Selector", "NSSelectorFromString", "sel_registerName", "sel_getUid"].contains(detail)
            || detail.hasSuffix("(selector") || detail.hasSuffix("(action") || detail.hasPrefix("Selector(")
            || detail == "perform" || detail == "performSelector"
    }

    /// Whether an argument is a key or key path of key-value coding or observing.
    static func takesKey(_ detail: String) -> Bool {
        let parts = detail.split(separator: "(")
        guard parts.count == 2 else { return keyFunctions.contains(detail) }
        if parts[1] == "withKeyPath" || parts[1] == "forKeyPath" { return true }
        return parts[1] == "forKey" && keyFunctions.contains(String(parts[0]))
    }

    private static let keyFunctions: Set<String> = [
        "value", "setValue", "willChangeValue", "didChangeValue", "mutableArrayValue", "mutableSetValue",
        "mutableOrderedSetValue", "valueForKey", "valueForKeyPath", "observeValue",
    ]
}
