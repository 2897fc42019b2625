import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

extension Shell {
    static let renameClass = editing(
        "rename class",
        [
            .operand(Parameter("OLD", kind: .className, summary: "the class")),
            .operand(Parameter("NEW", kind: .word, summary: "the new name")),
            .optional([
                .keyword("objects"),
                .several(.object("ID", "the objects of the open document; without them those of the class")),
            ]),
        ],
        summary: "renames a class in the code and in every document of the project",
        discussion: """
            The name changes in the files of the class's module and in those that import it, wherever it is certain to mean \
            the class; strings and labels are listed and left as they are. In documents the custom class of objects changes. \
            Files keep their names.
            """,
        examples: [Example("rename class EditorController NoteController", "one step of the log, whatever it changes")],
        seeAlso: ["rename outlet", "rename action"], group: "Code"
    ) { context, arguments in
        let word = try arguments.required("OLD")
        let newName = try arguments.required("NEW").text
        try Connecting.checkName(newName, "the name of a class", arguments.required("NEW"))
        var elements = try NamedElements.given(arguments, context)
        var remarks: [StyledText] = []
        var left: [CodePlace] = []
        if !context.isReplaying {
            let editing = try CodeEditing(context)
            let codeClass = try editing.codeClass(named: word.text, word)
            if editing.resolver.catalog.isKnownClass(newName) || !editing.code.classes(named: newName).isEmpty {
                throw ShellError(
                    "exists", "there is a class '\(newName)' already", span: try arguments.required("NEW").span,
                    hints: ["take another name"])
            }
            do {
                let uses = DocumentUses(.objects, of: CodeFamily(codeClass), heirs: false)
                let rename = try CodeRenaming.rename(
                    class: codeClass, to: newName, files: files(of: codeClass, editing))
                left = rename.remaining
                if codeClass.name == word.text {
                    elements = elements ?? uses.elements(in: context.document)
                    remarks = try ProjectDocuments(context: context, uses: uses, word: word.text).change {
                        _, edit, found in
                        for node in found { edit.setAttribute("customClass", to: newName, of: node) }
                    }
                }
                try editing.make(rename.changes)
            } catch let error as CodeEditError {
                throw ShellError(error, span: error.isOfNewName ? try arguments.required("NEW").span : word.span)
            }
        }
        var outcome = EditOutcome(ResolvedArguments(arguments))
        try NamedElements.note(elements ?? [], &outcome.resolved, context)
        for node in elements ?? [] {
            context.edit.setAttribute("customClass", to: newName, of: node)
            outcome.remarks.append("renamed: the class of \(context.document.display(node))")
        }
        outcome.remarks += CodeEditing.told(context) + remarks
        CodeEditing.told(left, &outcome)
        return outcome
    }

    /// The files that can mean a class by its name: those of its modules, those that import them, and Objective-C, which has
    /// no modules.
    private static func files(of codeClass: CodeClass, _ editing: CodeEditing) -> [CodeFile] {
        let modules = Set(codeClass.modules)
        return editing.files(mentioning: [codeClass.name]).filter { file in
            let own = editing.code.modules(ofFile: file.path)
            return modules.isEmpty || own.isEmpty || file.declarations.language == .objectiveC
                || !modules.isDisjoint(with: own) || !modules.isDisjoint(with: file.declarations.imports)
        }
    }
}
