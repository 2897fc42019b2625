import NibDocument

extension BindingPath {
    /// The reason why the first key cannot be read.
    package enum Fault {
        /// The code declares it, but key-value coding does not see it.
        case hidden(Located)
        /// No class declares it; `nearest` is the existing name that was probably meant.
        case missing(nearest: String?)
    }

    /// Returns the reason why an object of a class cannot be asked for the first key.
    ///
    /// - Parameters:
    ///   - objectClass: the object's class.
    ///   - nib: the name of the nib if the object is its File's Owner; nil for any other object.
    ///   - resolver: looks up the classes.
    /// - Returns: nil if the key can or may be read, and for any class that the code does not declare.
    package func fault(in objectClass: ObjectClass, owning nib: String?, _ resolver: ClassResolver) -> Fault? {
        guard case .code = objectClass.state else { return nil }
        let answer = resolver.value(first, of: objectClass)
        switch answer {
        case .code, .framework, .unknown: return nil
        case .hidden, .missing: break
        }
        if let nib, resolver.mayHave(.value(first), owner: objectClass, nibName: nib) { return nil }
        if case .hidden(let found) = answer, found.member.kind == .property || found.member.parameters.isEmpty {
            return .hidden(found)
        }
        return .missing(nearest: Similar.meant(by: first, among: resolver.valueNames(of: objectClass)))
    }

    /// Returns the command that replaces the first key by a name for which it certainly is a slip; otherwise nil.
    package func fix(_ connection: Connection, near: String?) -> String? {
        guard let near, Similar.isSlip(first, for: near) else { return nil }
        return Fix.setKeyPath(of: connection.id, to: keys(withFirst: near))
    }
}
