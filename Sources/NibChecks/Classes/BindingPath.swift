import NibDocument

/// The key path of a binding, as far as the object at its other end must know it.
struct BindingPath {
    private let keys: [String]
    private let position: Int

    /// Takes a binding's key path.
    ///
    /// - Returns: nil where the object need know nothing: without a path, for `self`, and where an operator (`@count`) comes first.
    init?(_ connection: Connection) {
        guard let text = connection.keyPath else { return nil }
        keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let position = keys.firstIndex(where: { $0 != "self" }), !keys[position].isEmpty,
            !keys[position].hasPrefix("@")
        else { return nil }
        self.position = position
    }

    /// The first key that the object is asked for; `self` is any object's.
    var first: String { keys[position] }

    /// The command that puts another key in place of the first; without one the command that takes the binding out.
    func fix(_ connection: Connection, _ near: String?) -> String? {
        guard let near else { return Fix.disconnect(connection) }
        var meant = keys
        meant[position] = near
        return Fix.setKeyPath(connection.id, meant)
    }
}
