import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

/// `rename class`: renames a class in the code and in every document of the project.
enum RenameClass {
    private static let oldName = Parameter<Name>(
        "OLD", kind: .className, summary: "the class; Module.Class if several modules have one of the name")
    private static let newName = Parameter<Name>("NEW", kind: .newName, summary: "the new name")
    private static let objects = Parameter<ObjectReference>(
        "OBJ", summary: "the objects to change in the open document; without them, all of the class")

    static let command = EditingCommand(
        "rename class",
        syntax: [
            .operand(oldName), .operand(newName), .optional([.keyword("objects"), .several(objects)]),
            UsesLeft.partialSyntax,
        ],
        summary: "renames a class in the code and in every document of the project",
        discussion: """
            The name changes in the files of the class's module and in those that import it, wherever it certainly means the \
            class. In documents, the custom class of objects changes. Files keep their names.

            Nibs that are loaded by the name of the class, identifiers that code may make of it, and property lists with it \
            count as uses, as do classes looked up by text. If there are any, nothing is renamed: they are listed, and the exit \
            status is 2. With `--partial` they stay as they are, and the exit status is 1. At a prompt nibsh asks.
            """,
        examples: [Example("rename class EditorController NoteController", "one step of the log, whatever it changes")],
        seeAlso: ["rename outlet", "rename action"], group: "Code", changesOtherFiles: true,
        advice: RenamingAdvice.withoutArrow,
        resolve: resolve, apply: apply)

    // MARK: - Resolving

    /// Finds the class, what means it in the code, and the objects of it in all documents of the project.
    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let (word, newWord) = (try arguments[oldName].word, try arguments[newName].word)
        try Connecting.checkName(newWord.text, what: "the name of a class", at: newWord)
        let given = try arguments[all: objects].map { object throws(CommandError) in
            try context.references.resolve(object.word)
        }
        let editor = try CodeEditor(context)
        let codeClass = try editor.codeClass(named: word.text, word)
        if editor.resolver.catalog.isKnownClass(newWord.text) || !editor.code.classes(named: newWord.text).isEmpty {
            throw CommandError(
                "exists", "there is already a class '\(newWord.text)'", span: newWord.span,
                hints: ["choose another name"])
        }
        var rename = try self.rename(codeClass, to: newWord, at: word, in: editor)
        // Documents that name the class by another name, as the run time does, keep that.
        let isInDocuments = codeClass.name == QualifiedClass(word.text).name
        let uses = DocumentUses(.objects, of: CodeFamily(codeClass), heirs: false, in: editor.code)
        let elements = given.isEmpty && isInDocuments ? uses.elements(in: context.document) : given
        let namesakes = ClassNamesakes(codeClass, in: context, readBy: editor)
        var nibs: [String] = []
        let others = try ProjectDocuments(
            context: context, uses: uses, word: codeClass.name,
            lines: { document, path in
                if namesakes.isNib(path) { nibs.append(path) }
                return namesakes.lines(of: document, at: path)
            }
        ).changes { (_, edit, found) throws(CommandError) in
            guard isInDocuments else { return }
            for node in found { edit.setAttribute("customClass", to: newWord.text, of: node) }
        }
        var command = ResolvedArguments(arguments)
        command[all: objects] = try elements.map { node throws(CommandError) in
            ObjectReference(try context.id(of: node))
        }
        var resolved = Resolved(command)
        let patches = try editor.patches(of: rename.changes)
        try editor.requireSyntax(of: patches, at: word)
        resolved.fileChanges = others.patches + patches
        rename.changes = []
        let left = UsesLeft(
            verb: .rename, name: word.text, code: rename,
            documents: others.uses + (try namesakes.propertyLists()), unread: editor.unread,
            advice: nibs.first.map(ClassNamesakes.hint))
        try left.finish(
            &resolved, isPartial: arguments[UsesLeft.partial], at: word, wantsFields: context.wantsFields)
        return resolved
    }

    private static func rename(_ codeClass: CodeClass, to newWord: Word, at word: Word, in editor: CodeEditor)
        throws(CommandError) -> CodeRename
    {
        do throws(CodeEditError) {
            return try CodeRenaming.rename(
                class: codeClass, to: newWord.text, search: search(codeClass, newName: newWord.text, with: editor))
        } catch { throw CommandError(error, span: error.isOfNewName ? newWord.span : word.span) }
    }

    /// Returns what to search: the files that can mean a class by its name. Those are the ones of its modules, those that import
    /// them, and Objective-C, which has no modules.
    private static func search(_ codeClass: CodeClass, newName: String, with editor: CodeEditor) -> CodeSearch {
        let modules = Set(codeClass.modules)
        return editor.search(mentioning: [codeClass.name], newName: newName) { file in
            let own = editor.code.modules(ofFile: file.path)
            return modules.isEmpty || own.isEmpty || file.declarations.language == .objectiveC
                || !modules.isDisjoint(with: own) || !modules.isDisjoint(with: file.declarations.imports)
        }
    }

    // MARK: - Applying

    /// Sets the custom class of objects of the open document.
    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let name = try context.value(newName, of: command).text
        var outcome = Outcome()
        for reference in command[all: objects] {
            let node = try context.element(reference.word)
            context.edit.setAttribute("customClass", to: name, of: node)
            outcome.remarks.append("renamed: the class of \(context.document.display(node))")
        }
        return outcome
    }
}
