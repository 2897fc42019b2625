import NibEditing
import Replies
import SourceIndex

/// An outlet or action in the code: the class that declares it, and the classes around that one.
struct CodeMember {
    /// The outlet's name, or the action's selector.
    let name: String
    /// Whether it is an action.
    let isAction: Bool
    /// The code.
    let editor: CodeEditor
    /// The class that declares it.
    let codeClass: CodeClass
    /// That class with its superclasses and subclasses.
    let family: CodeFamily

    /// Finds the member in its class, or in the nearest superclass that declares it.
    ///
    /// - Throws: an error if there is no code, or no such class.
    init(_ member: ClassMember, isAction: Bool, in context: ResolveContext) throws(CommandError) {
        let name = member.name
        (self.name, self.isAction) = (name, isAction)
        editor = try CodeEditor(context)
        codeClass = editor.declaring(try member.codeClass(editor)) { found in
            isAction
                ? found.selector == name && found.traits.contains(.action)
                : found.name == name && found.traits.contains(.outlet)
        }
        family = editor.family(codeClass)
    }

    /// Whether no class of the code besides those of the family has the action, so that an unwind segue can mean no other.
    var isOnly: Bool {
        let family = Set((family.all + editor.inherited(codeClass)).map(\.name))
        return editor.resolver.classes(answeringUnwind: name).allSatisfy(family.contains)
    }

    /// Returns the source files that mention the member: the method, or the property or its setter.
    ///
    /// - Throws: an error if the class declares no such action.
    func files() throws(CodeEditError) -> [CodeFile] {
        if isAction { return editor.files(mentioning: [try CodeRenaming.name(ofAction: name, in: codeClass)]) }
        return editor.files(mentioning: [name, "set" + name.prefix(1).uppercased() + name.dropFirst()])
    }
}

extension CodeFamily {
    /// The class and those below it.
    var all: [CodeClass] { [codeClass] + heirs }
}
