import NibDocument

/// The key path of a binding, as far as the object at its other end must know it.
struct BindingPath {
    private let keys: [String]
    private let position: Int

    /// Takes a binding's key path.
    ///
    /// - Returns: nil where the object need know nothing: without a path, for `self`, and where an operator (`@count`) comes first.
    init?(_ text: String) {
        keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let position = keys.firstIndex(where: { $0 != "self" }), !keys[position].isEmpty,
            !keys[position].hasPrefix("@")
        else { return nil }
        self.position = position
    }

    /// The first key that the object is asked for; `self` is any object's.
    var first: String { keys[position] }

    /// Why the first key cannot be read.
    enum Fault {
        /// The code has it, and key-value coding does not see it.
        case hidden(Located)
        /// Nothing has the name; with the nearest one that is there.
        case missing(nearest: String?)
    }

    /// Why an object of a class cannot be asked for the first key.
    ///
    /// - Parameters:
    ///   - objectClass: the object's class.
    ///   - nib: the name of the nib whose File's Owner the object is; nil for any other object.
    ///   - resolver: knows the classes.
    /// - Returns: nil when it can, or may: only what is of the code is looked at.
    func fault(in objectClass: ObjectClass, owning nib: String?, _ resolver: ClassResolver) -> Fault? {
        guard case .code = objectClass.state else { return nil }
        let answer = resolver.value(first, of: objectClass)
        switch answer {
        case .code, .framework, .unknown: return nil
        case .hidden, .missing: break
        }
        if let nib, resolver.mayHave(value: first, owner: objectClass, nibName: nib) { return nil }
        if case .hidden(let found) = answer, found.member.kind == .property || found.member.parameters.isEmpty {
            return .hidden(found)
        }
        return .missing(nearest: Similar.meant(by: first, among: resolver.valueNames(of: objectClass)))
    }

    /// The command that puts another key in place of the first; without one the command that takes the binding out.
    func fix(_ connection: Connection, _ near: String?) -> String? {
        guard let near else { return Fix.disconnect(connection) }
        var meant = keys
        meant[position] = near
        return Fix.setKeyPath(connection.id, meant)
    }
}
