import CommandLanguage
import ClassFacts
import NibDocument
import NibPrediction
import ObjectReferences
import Replies
import SourceIndex

/// `declarations [WHAT]` lists what classes declare for nibs.
enum DeclarationsCommand {
    private static let subject = Parameter<Name>(
        "WHAT", kind: .className, summary: "a class, or a source file; without it, the classes of the document")

    static let command = ProjectCommand(
        name: "declarations",
        syntax: [.optional([.operand(subject)])],
        summary: "lists what classes declare for nibs, and what each is connected to",
        discussion: """
            These are the circles beside `@IBOutlet` and `@IBAction` in Xcode: `●` is connected in a document of the project, \
            `○` is not. Below a filled circle is what the outlet holds or what sends the action, with the document and the \
            line. `◐` marks an action that something sends to First Responder, so it may arrive here. Members that a class \
            inherits from a superclass in the code are marked with the name of that class.
            """,
        examples: [
            Example("declarations", "the classes of the open document"),
            Example("declarations ViewController", "one class"),
            Example("declarations ViewController.swift", "the classes of a source file"),
        ],
        seeAlso: ["inspect", "candidates", "check", "sources"], group: "Checking", answer: DeclarationsText.type.shape,
        touchesOtherFiles: { _ in true }
    ) { context, arguments in
        let open = try context.open?.ready()
        guard let code = open?.code ?? context.project.code() else {
            throw CommandError(
                "no-code", "no source code was read", span: arguments.verb,
                hints: ["'sources DIR' says where the code is"])
        }
        let catalogued = try open ?? emptyDocument(code)
        let chains = try DeclarationsCommand.chains(
            of: arguments[ifGiven: subject]?.word, open: open, resolver: catalogued.resolver, code: code,
            verb: arguments.verb)
        let words = Set(chains.flatMap(DeclarationLookup.names)).filter { !$0.isEmpty }.sorted()
        let lookup = DeclarationLookup(context.documents(with: open, holding: words))
        let classes = chains.map(lookup.declarations)
        return try context.reply(DeclarationsText.type, of: classes) { line in
            DeclarationsText.write(classes, width: context.width, to: line)
        }
    }

    /// Makes a document without objects, for looking up classes if no document is open.
    private static func emptyDocument(_ code: any CodeLookup) throws(NibError) -> DocumentContext {
        let text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" "
            + "version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\"><objects/></document>\n"
        let document = try NibDocument(bytes: Array(text.utf8))
        return DocumentContext(
            file: "", document: document, resolver: ClassResolver(code: code, catalog: document.catalog))
    }

    /// The classes that are meant.
    private static func chains(
        of word: Word?, open: DocumentContext?, resolver: ClassResolver, code: any CodeLookup, verb: Range<Int>
    ) throws(CommandError) -> [ClassChain] {
        guard let word else {
            guard let open else {
                throw CommandError("no-document", "no document is open", span: verb, hints: ["declarations CLASS"])
            }
            var seen: Set<String> = []
            return open.objects.compactMap(\.customClass).filter { seen.insert($0).inserted }.flatMap(resolver.chains)
        }
        if [".swift", ".h", ".m", ".mm"].contains(where: word.text.hasSuffix) {
            let chains = code.classesWithOutletsOrActions().filter { codeClass in
                codeClass.parts.contains { $0.path == word.text || $0.path.hasSuffix("/" + word.text) }
            }.map(resolver.chain)
            if !chains.isEmpty { return chains }
            throw CommandError(
                "unknown-file", "no source file '\(word.text)' declares outlets or actions", span: word.span,
                hints: ["'sources' says where code is looked for"])
        }
        let chains = try resolver.required(word).chains
        if !chains.isEmpty { return chains }
        throw CommandError(
            "unknown-class", "'\(word.text)' is a framework class", span: word.span, hints: ["inspect OBJ --possible"]
        )
    }
}
