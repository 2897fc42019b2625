/// The key path of a binding that asks its object for something.
package struct BindingPath {
    private let keys: [String]
    private let position: Int

    /// Parses the key path of a binding.
    ///
    /// - Returns: nil if the object does not need to declare anything: the path is empty or `self`, or its first key is
    ///   an operator such as `@count`.
    package init?(_ text: String) {
        keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let position = keys.firstIndex(where: { $0 != "self" }), !keys[position].isEmpty,
            !keys[position].hasPrefix("@")
        else { return nil }
        self.position = position
    }

    /// The first key that the object is asked for; a leading `self` is skipped, because every object answers it.
    package var first: String { keys[position] }

    /// Returns the keys of the path with another first key.
    package func keys(withFirst name: String) -> [String] {
        var keys = keys
        keys[position] = name
        return keys
    }
}

extension Connection {
    /// The path by which a binding asks its object; nil for other connections, and if it asks for nothing.
    package var bindingPath: BindingPath? { keyPath.flatMap(BindingPath.init) }
}
