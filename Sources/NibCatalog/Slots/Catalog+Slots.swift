import Bytes

extension Catalog {
    /// Keys of children that stand for their parent: what is added to the parent goes into them.
    private static let standIns: Set<String> = ["contentView", "view", "window"]
    /// How many stand-ins to go through: a window controller's window's content view is the deepest.
    private static let deepest = 2

    /// Finds the places where an element can hold a child of some kind, the best first.
    ///
    /// Places of the element itself come before those of the child that stands for it, such as the content view of a
    /// window or a table view cell. An element that is a list gives its own end.
    ///
    /// - Parameters:
    ///   - parent: The tag of the element that is to hold the child.
    ///   - child: The child's tag.
    /// - Returns: The places; empty where the child was never seen in such a parent.
    public func slots(parent: String, child: String) -> [Slot] {
        if let known = slots.answers[parent]?[child] { return known }
        let found: [Slot]
        if isList(parent) {
            let holds = slots.contents(of: parent, in: "").contains { $0.tag == child }
            found = holds ? [Slot(via: [], container: nil, key: nil, count: 1)] : []
        } else {
            found = slots(parent: parent, child: child, via: [])
        }
        slots.answers[parent, default: NameMap()][child] = found
        return found
    }

    /// Gives the lists that an element can have, the commonest first.
    public func containers(of element: String) -> [Container] {
        slots.children(of: element).compactMap { child in
            guard child.key == nil, let order = orderOfList(child.tag) else { return nil }
            return Container(name: child.tag, count: child.count, order: order)
        }
    }

    /// Gives the children that an element has been seen with, the commonest first, as labels (`tag` or `tag@key`).
    public func knownChildren(of element: String) -> [String] {
        slots.children(of: element).map(\.label)
    }

    /// Gives the tags that a list of an element has been seen to hold, the commonest first.
    public func contents(of list: String, in element: String) -> [String] {
        slots.contents(of: list, in: element).map(\.tag)
    }

    /// Says what the order of a list goes by; nil for what is not a list, whose children ``childOrder(of:)`` orders.
    public func orderOfList(_ list: String) -> ListOrder? {
        guard isList(list) else { return nil }
        switch list {
        case "constraints": return .byID
        case "resources": return .byTagAndName
        case "designables": return .byName
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

    /// The commonest keyed child that takes what is added to its parent.
    private func standIn(of children: [SlotCache.Child]) -> SlotCache.Child? {
        if children.contains(where: { $0.key == nil && $0.tag == "subviews" }) { return nil }
        return children.first { child in
            guard let key = child.key, Catalog.standIns.contains(key) else { return false }
            return key != "view" || element(child.tag)?.isObject == true
        }
    }
}
