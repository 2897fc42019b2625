extension Catalog {
    /// Keys of children that take what is added to their parent.
    private static let standIns: Set<String> = ["contentView", "view", "window", "cell", "menu"]
    /// The largest number of such children in a row: the window of a window controller and its content view, the cell of a pop-up
    /// button and its menu.
    private static let deepest = 2

    /// Finds the places where an element can hold a child, the best first.
    ///
    /// Places in the element itself come before places in a child that takes what is added to it, such as the content view
    /// of a window or of a table view cell, the cell of a control, or its menu. For a list the place is its end.
    ///
    /// - Parameters:
    ///   - parent: The tag of the element that will hold the child.
    ///   - child: The child's tag.
    /// - Returns: The places; empty if the child was never seen in such a parent.
    package func slots(parent: String, child: String) -> [Slot] {
        if let known = slots.answers[parent]?[child] { return known }
        let found: [Slot]
        if isList(parent) {
            let holds = slots.contents(of: parent, in: "").contains { $0.tag == child }
            found = holds ? [Slot(via: [], container: nil, key: nil, count: 1)] : []
        } else {
            found = slots(parent: parent, child: child, via: [])
        }
        slots.answers[parent, default: [:]][child] = found
        return found
    }

    /// Returns the labels of the children that an element was seen with (`tag` or `tag@key`), the most frequent first.
    package func knownChildren(of element: String) -> [String] {
        slots.children(of: element).map(\.label)
    }

    /// Returns the tags of the elements that a list of an element was seen to hold, the most frequent first.
    func contents(of list: String, in element: String) -> [String] { slots.contents(of: list, in: element).map(\.tag) }

    /// Returns how a list is sorted, or nil if the element is not a list: then ``childOrder(of:)`` has its order.
    package func orderOfList(_ list: String) -> ListOrder? {
        guard isList(list) else { return nil }
        switch list {
        case "constraints": return .byID
        case "resources": return .byTagAndName
        case "designables": return .byName
        case "dictionary", "mutableDictionary": return .byKey
        case "connections": return .connections
        case "dependencies": return .dependencies
        default: return .semantic
        }
    }

    private func slots(parent: String, child: String, via: [String]) -> [Slot] {
        var found: [Slot] = []
        let children = slots.children(of: parent)
        for place in children {
            if place.tag == child {
                found.append(Slot(via: via, container: nil, key: place.key, count: place.count))
            } else if place.key == nil, isList(place.tag),
                let inside = slots.contents(of: place.tag, in: parent).first(where: { $0.tag == child })
            {
                found.append(
                    Slot(via: via, container: place.tag, key: nil, count: min(place.count, inside.count))
                )
            }
        }
        found.sort { $0.count > $1.count }
        if via.count < Catalog.deepest, let standIn = standIn(of: children) {
            found += slots(parent: standIn.tag, child: child, via: via + [standIn.label])
        }
        return found
    }

    /// The most frequent child with a key that takes what is added to its parent.
    private func standIn(of children: [SlotCache.Child]) -> SlotCache.Child? {
        if children.contains(where: { $0.key == nil && $0.tag == "subviews" }) { return nil }
        return children.first { child in
            guard let key = child.key, Catalog.standIns.contains(key) else { return false }
            return key != "view" || element(child.tag)?.isObject == true
        }
    }
}
