/// A class with its relatives in the code, among which its members are known by their bare names.
public struct CodeFamily: Sendable {
    /// The class.
    public let codeClass: CodeClass
    /// Its superclasses that the code declares.
    public let inherited: [CodeClass]
    /// All classes below it.
    public let heirs: [CodeClass]

    /// Makes a family.
    public init(_ codeClass: CodeClass, inherited: [CodeClass] = [], heirs: [CodeClass] = []) {
        self.codeClass = codeClass
        self.inherited = inherited
        self.heirs = heirs
    }

    /// The class and those below it.
    var members: [CodeClass] { [codeClass] + heirs }

    /// The names of the class and those below it.
    public var names: Set<String> { Set(members.map(\.name)) }

    /// Whether a type's declaration in a file is a part of the class or of one below it.
    func has(_ type: TypeDeclaration, in path: String) -> Bool {
        members.contains { codeClass in
            codeClass.parts.contains { $0.path == path && $0.declaration.place == type.place }
        }
    }

    /// Refuses a name that the class, or one above or below it, has.
    func requireFree(_ name: String, _ find: (CodeClass) -> (path: String, member: Member)?) throws(CodeEditError) {
        for owner in members + inherited {
            guard let (path, member) = find(owner) else { continue }
            throw CodeEditError(
                .exists, "\(owner.name) has '\(name)' already, at \(path):\(member.place.line):\(member.place.column)",
                hint: "take another name")
        }
    }

    /// Refuses a member that a class above declares too: it is to be renamed there.
    func requireTopmost(_ name: String, _ find: (CodeClass) -> (path: String, member: Member)?) throws(CodeEditError) {
        for owner in inherited where find(owner) != nil {
            throw CodeEditError(
                .entangled, "\(codeClass.name) has '\(name)' from \(owner.name)",
                hint: "name it '\(owner.name).\(name)'")
        }
    }
}
