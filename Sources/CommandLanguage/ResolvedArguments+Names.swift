// Filling arguments in by the names of parameters, for commands whose parameters are not declared as values yet.
extension ResolvedArguments: Equatable {
    /// The values of a parameter in their order: none if it has none.
    public subscript(name: String) -> [Value] {
        entries.compactMap { $0.key.name == name ? $0.value : nil }
    }

    /// Gives a parameter one text as its value.
    public mutating func set(_ name: String, to text: String) {
        set(name, to: .text(text))
    }

    /// Gives a parameter two texts with a dot between them as its value, as in `ID.NAME`; or the first alone.
    public mutating func set(_ name: String, to first: String, _ second: String?) {
        guard let second else { return set(name, to: first) }
        set(name, to: .dotted([first, second]))
    }

    /// Gives a parameter one value.
    public mutating func set(_ name: String, to value: Value) {
        set(name, to: [value])
    }

    /// Gives a parameter its values: more than one need a parameter that takes several.
    public mutating func set(_ name: String, to values: [Value]) {
        if values.count == 1, let only = entries.firstIndex(where: { $0.key.name == name }),
            entries.lastIndex(where: { $0.key.name == name }) == only
        {
            entries[only].value = values[0]
            return
        }
        unset(name)
        entries += values.map { Entry(key: .named(name), value: $0) }
    }

    /// Takes a parameter's values away.
    public mutating func unset(_ name: String) {
        entries.removeAll { $0.key.name == name }
    }

    /// Gives a flag, or a keyword that stands alone in an optional piece, or takes it away.
    public mutating func mark(_ word: String, _ isGiven: Bool = true) {
        marks.removeAll { $0.name == word }
        if isGiven { marks.append(.keyword(Keyword(word))) }
    }

    /// Whether a flag, or a keyword that stands alone in an optional piece, is given.
    public func isMarked(_ word: String) -> Bool {
        marks.contains { $0.name == word }
    }

    /// Whether both have the same values, whatever the order in which they got them.
    public static func == (first: ResolvedArguments, second: ResolvedArguments) -> Bool {
        first.entries.count == second.entries.count
            && first.entries.allSatisfy { entry in first.values(entry.key) == second.values(entry.key) }
            && first.assignments == second.assignments
            && Set(first.marks.map(\.name)) == Set(second.marks.map(\.name))
    }

    private func values(_ key: Key) -> [Value] {
        entries.compactMap { $0.key == key ? $0.value : nil }
    }
}
