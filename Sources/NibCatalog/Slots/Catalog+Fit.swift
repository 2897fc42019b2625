extension Catalog {
    /// Lists that hold whatever they are made for, and so say nothing of what fits.
    private static let openLists: Set<String> = [
        "array", "mutableArray", "dictionary", "mutableDictionary", "variation", "mask", "attributes",
    ]
    /// Classes that are above everything, so that having one of them in common means nothing.
    private static let general: Set<String> = ["NSObject", "UIResponder", "NSResponder"]

    /// Says whether a list of an element can hold another one.
    ///
    /// A list goes for the subclasses of an element's class too, and what it is known to hold goes for other elements of the
    /// same kind: all views, all controllers, all bar items. `objects` holds every object.
    ///
    /// - Parameters:
    ///   - child: The tag of the element that is to be put in.
    ///   - list: The list's tag, such as `subviews`.
    ///   - parent: The tag of the element that has the list.
    /// - Returns: ``Fit/fits`` too where one of them is not known.
    public func fit(of child: String, inList list: String, of parent: String) -> Fit {
        guard let kind = element(child)?.kind, !Catalog.openLists.contains(list) else { return .fits }
        if slots.contents(of: list, in: parent).contains(where: { $0.tag == child }) {
            if slots.children(of: parent).contains(where: { $0.tag == list && $0.key == nil }) { return .fits }
        } else if list == "objects", kind == .object {
            return .fits
        }
        let owners = relatives(of: parent)
        guard !owners.isEmpty else { return .fits }
        let having = owners.filter { owner in
            slots.children(of: owner).contains { $0.tag == list && $0.key == nil }
        }
        guard !having.isEmpty else { return .unknownSlot }
        var held: [String] = []
        for owner in having {
            for content in slots.contents(of: list, in: owner) where !held.contains(content.tag) {
                held.append(content.tag)
            }
        }
        return held.isEmpty || held.contains { isAlike($0, child) } ? .fits : .holds(held)
    }

    /// Says whether an element can hold another one by a key.
    ///
    /// - Parameters:
    ///   - child: The tag of the element that is to be put in.
    ///   - key: The key that it is to have.
    ///   - parent: The tag of the element that is to hold it.
    /// - Returns: ``Fit/fits`` too where one of them is not known.
    public func fit(of child: String, withKey key: String, in parent: String) -> Fit {
        guard let kind = element(child)?.kind else { return .fits }
        if slots.children(of: parent).contains(where: { $0.key == key && $0.tag == child }) { return .fits }
        let owners = relatives(of: parent)
        guard !owners.isEmpty else { return .fits }
        var held: [String] = []
        for owner in owners {
            for place in slots.children(of: owner) where place.key == key && !held.contains(place.tag) {
                held.append(place.tag)
            }
        }
        let isPart = kind == .value || kind == .list
        if held.isEmpty, isPart, isKnown(child, withKey: key, inElementsLike: parent) { return .fits }
        guard !held.isEmpty else { return .unknownSlot }
        let fits = held.contains { tag in isAlike(tag, child) || isPart && element(tag)?.isObject == false }
        return fits ? .fits : .holds(held)
    }

    /// Says whether an element can hold another one directly, with neither list nor key.
    ///
    /// - Parameters:
    ///   - child: The tag of the element that is to be put in.
    ///   - parent: The tag of the element that is to hold it; no list.
    /// - Returns: ``Fit/fits`` too where one of them is not known.
    public func fit(of child: String, directlyIn parent: String) -> Fit {
        guard element(child) != nil else { return .fits }
        let owners = relatives(of: parent)
        let isKnown = owners.contains { owner in
            slots.children(of: owner).contains { $0.tag == child && $0.key == nil }
        }
        return isKnown || owners.isEmpty ? .fits : .unknownSlot
    }

    /// Gives the elements that have been seen to hold an element, by a key or in a list, the commonest first.
    public func parents(of child: String) -> [String] {
        let found = allElements.compactMap { parent -> (name: String, count: Int)? in
            guard !isList(parent.name), !["document", "scene"].contains(parent.name),
                let slot = slots(parent: parent.name, child: child).first, slot.via.isEmpty
            else { return nil }
            return (parent.name, slot.count)
        }
        return found.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map(\.name)
    }

    /// The element and those of its class's superclasses: what they can hold, it can hold. Empty where nothing is known.
    private func relatives(of parent: String) -> [String] {
        guard let info = element(parent) else { return [] }
        if let known = slots.relatives[parent] { return known }
        let chain = info.className.map { superclasses(of: $0) } ?? []
        let names = allElements.filter { other in
            other.name == parent || info.isObject && other.isObject && other.className.map(chain.contains) == true
        }
        let found = names.map(\.name).filter { !slots.children(of: $0).isEmpty }
        // A class that is not known may have anything.
        let isKnown = info.className == nil || !chain.isEmpty
        slots.relatives[parent] = isKnown ? found : []
        return isKnown ? found : []
    }

    /// Whether some element of the parent's kind has a part by the key: one cell has a background colour, so all may.
    private func isKnown(_ part: String, withKey key: String, inElementsLike parent: String) -> Bool {
        allElements.contains { other in
            isAlike(other.name, parent) && slots.children(of: other.name).contains { $0.key == key && $0.tag == part }
        }
    }

    /// Whether two elements are the same, or of one kind: both views, both controllers, both bar items.
    private func isAlike(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        guard let kind = kindClass(of: other), let same = kindClass(of: one) else { return false }
        return kind == same
    }

    /// The class that says what kind of object an element is: the highest that is not above everything.
    private func kindClass(of name: String) -> String? {
        guard let info = element(name), info.isObject, let className = info.className else { return nil }
        return superclasses(of: className).last { !Catalog.general.contains($0) } ?? className
    }
}
