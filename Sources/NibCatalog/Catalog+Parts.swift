extension Catalog {
    /// Returns the parts that an element can have under a name: colors, fonts, lists and other children that are not objects.
    ///
    /// - Parameters:
    ///   - name: The key of the part, or its tag, or both as `tag@key`.
    ///   - element: The tag of the element that has the part.
    /// - Returns: The parts, the most frequent first: those that documents have in such an element, or if there are none those of
    ///   its superclasses, or of elements of the same kind.
    package func parts(named name: String, of element: String) -> [Part] {
        let own = ownParts(named: name, of: element)
        if !own.isEmpty || isWatch { return own }
        for (others, least) in [(relatives(of: element), 1), (elements(like: element), Catalog.fewAlike)] {
            var counts: [Part: (elements: Int, count: Int)] = [:]
            for other in others where other != element {
                for child in slots.children(of: other) where isPart(child.tag) && child.matches(name) {
                    let old = counts[Part(tag: child.tag, key: child.key)] ?? (0, 0)
                    counts[Part(tag: child.tag, key: child.key)] = (old.elements + 1, old.count + child.count)
                }
            }
            let found = counts.filter { $0.value.elements >= least || $0.key.key == nil }
            if !found.isEmpty {
                return found.sorted { ($1.value.count, $0.key.label) < ($0.value.count, $1.key.label) }.map(\.key)
            }
        }
        return []
    }

    /// How many elements of a kind must have a part before the others of the kind are taken to have it, too.
    private static let fewAlike = 3

    /// Returns the parts that documents have in an element under a name, the most frequent first.
    package func ownParts(named name: String, of element: String) -> [Part] {
        var found: [Part] = []
        let known = isWatch ? [] : slots.children(of: element)
        for child in known where child.matches(name) && isPart(child.tag) {
            found.append(Part(tag: child.tag, key: child.key))
        }
        for child in isWatch || !isList(element) ? [] : slots.contents(of: element, in: "") {
            let part = Part(tag: child.tag, key: nil)
            if child.matches(name), isPart(child.tag), !found.contains(part) { found.append(part) }
        }
        for label in childOrder(of: element).knownNames {
            let part = Part(label: label)
            if part.matches(name), isPart(part.tag), !found.contains(part) { found.append(part) }
        }
        // A key takes precedence over the name of an element.
        return found.filter { $0.key == name } + found.filter { $0.key != name }
    }

    /// Returns the options of an element that is a set of them, such as a mask; empty for other elements.
    package func options(of element: String) -> [String] {
        let names = Catalog.texts.contains(element) ? [] : attributeOrder(of: element).knownNames.filter { $0 != "key" }
        let areFlags =
            !names.isEmpty && names.allSatisfy { $0 != "value" && valueKind(of: $0, element: element) == .flag }
        return areFlags ? names : []
    }

    /// Elements that hold text, whose attributes only say how.
    private static let texts: Set = ["string", "mutableString", "data", "mutableData"]

    /// Whether an element is a part of another one, not an object.
    private func isPart(_ tag: String) -> Bool {
        guard let kind = element(tag)?.kind else { return true }
        return kind == .value || kind == .list
    }
}

extension SlotCache.Child {
    fileprivate func matches(_ name: String) -> Bool { Part(tag: tag, key: key).matches(name) }
}

/// A child of an element that is not an object: a color with the key `tintColor`, or a list.
package struct Part: Sendable, Hashable {
    /// The tag.
    package let tag: String
    /// The key; nil for a list and for the few other children without one.
    package let key: String?

    /// Makes a part.
    package init(tag: String, key: String?) {
        self.tag = tag
        self.key = key
    }

    /// Makes a part of its label, `tag` or `tag@key`.
    package init(label: String) {
        let at = label.firstIndex(of: "@")
        tag = String(label[..<(at ?? label.endIndex)])
        key = at.map { String(label[label.index(after: $0)...]) }
    }

    /// The part in the orders of children.
    package var label: String { key.map { "\(tag)@\($0)" } ?? tag }

    /// Whether a step of a path can mean the part.
    package func matches(_ name: String) -> Bool { key == name || tag == name || label == name }
}
