extension Catalog {
    /// Returns the kind of value that an attribute has on an element.
    ///
    /// It is known only if all documents that were counted agree (Documentation/Format/Numbers.md#forms-of-values).
    ///
    /// - Parameters:
    ///   - attribute: The attribute's name.
    ///   - element: The tag.
    /// - Returns: The kind, or nil if the values are of several kinds, are texts, names or ids, or were seen too rarely.
    package func valueKind(of attribute: String, element: String) -> ValueKind? {
        if element == "segue", attribute == "kind" { return .words(segueKinds.sorted()) }
        guard let kinds = values.facts.kinds[attribute], let kind = kinds[element] ?? kinds["*"] else { return nil }
        // The words of an enumeration are those of UIKit: the direction of a swipe is a number on watchOS.
        if isWatch, case .words = kind { return nil }
        return kind
    }

    /// Returns the numbers that an attribute of an element can have, or nil if all are possible or nothing is known.
    package func range(of attribute: String, element: String) -> ClosedRange<Double>? {
        guard !isWatch, let ranges = values.facts.ranges[attribute] else { return nil }
        return ranges[element] ?? ranges["*"]
    }

    /// Returns whether Interface Builder does not write a value because it is the attribute's default.
    ///
    /// It is known if documents have the attribute with other values often, and never with this one.
    package func isUnwritten(_ value: String, of attribute: String, element: String) -> Bool {
        !isWatch && values.facts.unwritten[element]?.contains("\(attribute)=\(value)") == true
    }

    /// Returns the command that sets what people may call a property, though Interface Builder keeps it elsewhere.
    ///
    /// What is known for other objects holds for those that do not have an attribute of that name themselves, and that have what the
    /// command sets.
    ///
    /// - Parameters:
    ///   - name: The name that is not one of the element's attributes; with a value after an equals sign for advice on that value.
    ///   - element: The tag.
    /// - Returns: The command with `OBJ` and `VALUE` in it, or nil if none is known.
    package func advice(for name: String, element: String) -> String? {
        if isWatch { return nil }
        let commands = values.advice(for: name)
        if let own = commands[element] ?? commands["*"] { return own }
        guard let general = commands["~"], self.element(element)?.isObject == true,
            !knownAttributes(of: element).contains(name), canSet(general, on: element)
        else { return nil }
        return general
    }

    /// Whether a command is another one than `set`, or sets what an element is known to have.
    private func canSet(_ command: String, on element: String) -> Bool {
        let words = command.split(separator: " ")
        guard words.count > 2, words[0] == "set", words[1] == "OBJ" else { return true }
        let first = String(words[2].prefix { $0 != "." })
        return ["id", "installed"].contains(first) || knownAttributes(of: element).contains(first)
            || !parts(named: first, of: element).isEmpty
    }
}
