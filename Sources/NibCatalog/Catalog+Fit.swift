extension Catalog {
    /// Lists that can hold anything.
    private static let openLists: Set<String> = [
        "array", "mutableArray", "dictionary", "mutableDictionary", "variation", "mask", "attributes",
    ]
    /// Classes that most others inherit from: two elements are not alike because they share one of these.
    private static let general: Set<String> = ["NSObject", "UIResponder", "NSResponder"]

    /// As often as an element was counted, at least, to be certain that it has no lists of objects but those that were seen.
    private static let often = 100

    /// Whether an element was counted so often that it does not have the lists of its superclass that were never seen in it: no
    /// label has `subviews`.
    private func isWellKnown(_ element: String) -> Bool {
        slots.children(of: element).first.map { $0.count >= Catalog.often } ?? false
    }

    /// Returns whether a list of an element can hold another element.
    ///
    /// The elements of subclasses can have the same list. If a list is known to hold an element, it can hold others of the
    /// same kind: all views, all controllers, all bar items. `objects` can hold every object.
    ///
    /// - Parameters:
    ///   - child: The tag of the element to add.
    ///   - list: The list's tag, such as `subviews`.
    ///   - parent: The tag of the element that has the list.
    /// - Returns: Also ``Fit/fits`` if one of the elements is unknown.
    package func fit(of child: String, inList list: String, of parent: String) -> Fit {
        guard let kind = element(child)?.kind, !Catalog.openLists.contains(list) else { return .fits }
        // Of watchOS too few documents were counted to tell lists of related elements apart.
        if isWatch, hasElement(list) {
            let held = slots.contents(of: list, in: parent).map(\.tag)
            return held.isEmpty || held.contains(child) ? .fits : .holds(held)
        }
        if slots.contents(of: list, in: parent).contains(where: { $0.tag == child }) {
            if slots.children(of: parent).contains(where: { $0.tag == list && $0.key == nil }) { return .fits }
        } else if list == "objects", kind == .object {
            return .fits
        }
        let owners = kind == .object && isWellKnown(parent) ? [parent] : relatives(of: parent)
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
        return held.isEmpty || held.contains { isAlike($0, to: child) } ? .fits : .holds(held)
    }

    /// Returns whether an element can hold another one as the child with a key.
    ///
    /// - Parameters:
    ///   - child: The tag of the element to add.
    ///   - key: The key that the child will have.
    ///   - parent: The tag of the element that will hold the child.
    /// - Returns: Also ``Fit/fits`` if one of the elements is unknown.
    package func fit(of child: String, withKey key: String, in parent: String) -> Fit {
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
        let fits = held.contains { tag in isAlike(tag, to: child) || isPart && element(tag)?.isObject == false }
        return fits ? .fits : .holds(held)
    }

    /// Returns whether an element can hold another one directly, without a list and without a key.
    ///
    /// - Parameters:
    ///   - child: The tag of the element to add.
    ///   - parent: The tag of the element that will hold the child; it must not be a list.
    /// - Returns: Also ``Fit/fits`` if one of the elements is unknown.
    package func fit(of child: String, directlyIn parent: String) -> Fit {
        guard element(child) != nil else { return .fits }
        let owners = relatives(of: parent)
        let isKnown = owners.contains { owner in
            slots.children(of: owner).contains { $0.tag == child && $0.key == nil }
        }
        return isKnown || owners.isEmpty ? .fits : .unknownSlot
    }

    /// Returns the elements that were seen to hold an element, with a key or in a list, the most frequent first.
    package func parents(of child: String) -> [String] {
        let found = allElements.compactMap { parent -> (name: String, count: Int)? in
            guard !isList(parent.name), !["document", "scene"].contains(parent.name),
                let slot = slots(parent: parent.name, child: child).first, slot.via.isEmpty
            else { return nil }
            return (parent.name, slot.count)
        }
        return found.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map(\.name)
    }

    /// The element and the elements of its superclasses, whose children it can have, too. Empty if the class is unknown.
    func relatives(of parent: String) -> [String] {
        guard let info = element(parent) else { return [] }
        if let known = slots.relatives[parent] { return known }
        let chain = info.className.map { superclasses(of: $0) } ?? []
        let names = allElements.filter { other in
            other.name == parent || info.isObject && other.isObject && other.className.map(chain.contains) == true
        }
        let found = names.map(\.name).filter { !slots.children(of: $0).isEmpty }
        // An unknown class may have anything.
        let isKnown = info.className == nil || !chain.isEmpty
        slots.relatives[parent] = isKnown ? found : []
        return isKnown ? found : []
    }

    /// Whether an element of the parent's kind has the part with the key: if one cell has a background colour, all may have.
    private func isKnown(_ part: String, withKey key: String, inElementsLike parent: String) -> Bool {
        allElements.contains { other in
            isAlike(other.name, to: parent)
                && slots.children(of: other.name).contains { $0.key == key && $0.tag == part }
        }
    }

    /// The elements of the same kind as another: all views, all controllers, all cells.
    func elements(like name: String) -> [String] {
        guard kindClass(of: name) != nil else { return [] }
        return allElements.filter { isAlike($0.name, to: name) }.map(\.name)
    }

    /// Whether two elements are the same or of one kind: two views, two controllers, two bar items.
    private func isAlike(_ one: String, to other: String) -> Bool {
        if one == other { return true }
        guard let kind = kindClass(of: other), let same = kindClass(of: one) else { return false }
        return kind == same
    }

    /// The class that tells the kind of an element: its highest superclass that is not one of the `general` ones.
    private func kindClass(of name: String) -> String? {
        guard let info = element(name), info.isObject, let className = info.className else { return nil }
        return superclasses(of: className).last { !Catalog.general.contains($0) } ?? className
    }
}
