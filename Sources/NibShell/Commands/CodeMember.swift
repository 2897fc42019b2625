import SourceIndex

/// An outlet or action in the code: the class that declares it, and the classes around that one.
struct CodeMember {
    /// The outlet's name, or the action's selector.
    let name: String
    let isAction: Bool
    let editing: CodeEditing
    let codeClass: CodeClass
    let family: CodeFamily

    /// Finds the member, in the class or in the nearest above it that declares it.
    init(_ member: ClassMember, isAction: Bool, _ context: EditContext) throws {
        let name = member.name
        (self.name, self.isAction) = (name, isAction)
        editing = try CodeEditing(context)
        codeClass = editing.declaring(try member.codeClass(editing)) { found in
            isAction
                ? found.selector == name && found.traits.contains(.action)
                : found.name == name && found.traits.contains(.outlet)
        }
        family = editing.family(codeClass)
    }

    /// Whether no class of the code but those of the family has the action, so that an unwind segue can mean no other.
    var isOnly: Bool {
        let family = Set((family.all + editing.inherited(codeClass)).map(\.name))
        return editing.resolver.classes(answeringUnwind: name).allSatisfy(family.contains)
    }

    /// The source files that mention the member: the method, or the property or its setter.
    func files() throws(CodeEditError) -> [CodeFile] {
        if isAction { return editing.files(mentioning: [try CodeRenaming.name(ofAction: name, in: codeClass)]) }
        return editing.files(mentioning: [name, "set" + name.prefix(1).uppercased() + name.dropFirst()])
    }
}
