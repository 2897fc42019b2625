import CommandLanguage
import NibDocument
import Replies

extension NewDocument: Choice {}

private enum NewFileParameters {
    static let kind = Parameter<NewDocument>("KIND", summary: "the kind of document")
    static let file = Parameter<FilePath>("FILE", summary: "the file that 'save' will write")
    static let empty = Flag("--empty", summary: "without the view or the first scene of Xcode's template")
    static let force = Flag("--force", summary: "even if the file exists; 'save' then replaces it")
}

/// `new`: makes an empty document.
enum NewFileCommand {
    static let command = DocumentCommand(
        name: "new",
        syntax: [
            .operand(NewFileParameters.kind), .operand(NewFileParameters.file),
            .optional([.flag(NewFileParameters.empty)]), .optional([.flag(NewFileParameters.force)]),
        ],
        summary: "makes a document as Xcode's templates do",
        discussion: """
            A xib gets its placeholders and, for iOS and tvOS, a view with a safe area guide; a storyboard gets its first scene \
            with the initial controller. With `--empty` it gets neither view nor scene. The new document is open, but not on \
            disk until `save`.
            """,
        examples: [
            Example("new ios-storyboard Main.storyboard", "a storyboard with one view controller"),
            Example("new macos-xib Panel.xib", "a xib with File's Owner, First Responder and Application"),
        ],
        seeAlso: ["open", "save", "add", "add scene"], group: "Files",
        answer: OpenedDocument.type.shape, touchesOtherFiles: { _ in true }
    ) { documents, arguments in
        let (form, file) = (try arguments[NewFileParameters.kind], try arguments[NewFileParameters.file])
        let isEmpty = arguments[NewFileParameters.empty]
        do {
            return try documents.begin(form, isEmpty: isEmpty, at: file.text, force: arguments[NewFileParameters.force])
        } catch {
            throw CommandError(error, span: file.span)
        }
    }
}
