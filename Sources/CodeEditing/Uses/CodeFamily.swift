import SourceIndex

/// A class with its superclasses and subclasses in the code, in which its members are known by their bare names.
package struct CodeFamily: Sendable {
    /// The class.
    package let codeClass: CodeClass
    /// Its superclasses in the code.
    package let inherited: [CodeClass]
    /// All its subclasses in the code, direct and indirect.
    package let heirs: [CodeClass]

    /// Makes a family.
    package init(_ codeClass: CodeClass, inherited: [CodeClass] = [], heirs: [CodeClass] = []) {
        self.codeClass = codeClass
        self.inherited = inherited
        self.heirs = heirs
    }

    /// The class and its subclasses.
    var members: [CodeClass] { [codeClass] + heirs }

    /// Throws if the class, a superclass or a subclass has a name already.
    func requireFree(_ name: String, find: (CodeClass) -> (path: String, member: Member)?) throws(CodeEditError) {
        for owner in members + inherited {
            guard let (path, member) = find(owner) else { continue }
            throw CodeEditError(
                .exists, "\(owner.name) has '\(name)' already, at \(path):\(member.place.line):\(member.place.column)",
                hint: "choose another name")
        }
    }

    /// Throws if a superclass declares the member too: it has to be renamed there.
    func requireTopmost(_ name: String, find: (CodeClass) -> (path: String, member: Member)?) throws(CodeEditError) {
        for owner in inherited where find(owner) != nil {
            throw CodeEditError(
                .entangled, "\(codeClass.name) has '\(name)' from \(owner.name)",
                hint: "name it '\(owner.name).\(name)'")
        }
    }
}
