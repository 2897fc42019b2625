import CommandLanguage
import CommandLog
import NibDocument
import ObjectReferences
import Platform
import Replies
import XMLTree

/// `split`: moves scenes to a storyboard of their own, with references in both.
enum Split {
    private static let scenes = Parameter<ObjectReference>(
        "SCENE", kind: .scene, summary: "scene:ID, the scene's controller, or its label")
    private static let file = Parameter<Text>(
        "FILE", kind: .file, summary: "the storyboard that gets the scenes; it is made if it is not there")
    private static let initial = Parameter<ObjectReference>(
        "OBJ", kind: .scene,
        summary: "the controller that a new storyboard begins with; without it, the first that others lead to")

    static let command = EditingCommand(
        "split",
        syntax: [
            .several(scenes), .keyword("to"), .operand(file), .optional([.keyword("initial"), .operand(initial)]),
        ],
        summary: "moves scenes to a storyboard of their own, with storyboard references",
        discussion: """
            Segues and relationships between the scenes that move and those that stay lead to references, in both storyboards. A \
            reference has the id of the controller that it stands for. A controller that a reference needs an identifier for \
            gets its id as `storyboardIdentifier`, unless it has one or is the initial one. Images, colors and fonts follow, with \
            the capabilities that the storyboards list. A new storyboard has the device, the version and the settings of this one.

            The code and the other storyboards of the project that name what moved are printed with their places. `save` writes \
            both storyboards or none, `undo` takes the scenes back, and `join FILE` does so later. References need iOS 9, tvOS 9 \
            or macOS 10.11. The initial controller stays, and so do scenes with connections to others that are no segues.
            """,
        examples: [
            Example("split Login Forgotten to Login.storyboard", "two scenes by their labels"),
            Example("split scene:tne-QT-ifu to Detail.storyboard initial dEt-ai-l01", "and what it begins with"),
        ],
        seeAlso: ["join", "scenes", "add scene", "copy"], synonyms: ["refactor", "extract"], group: "Storyboards",
        changesOtherFiles: true, takesContents: true, resolve: resolve, apply: apply)

    // MARK: - Resolving

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        try check(document, at: arguments.verb)
        let word = try arguments[file].word
        try StoryboardFile.check(word, in: context, for: "split … to")
        let moved = try movedScenes(try arguments[all: scenes], at: arguments.verb, in: context)
        let existing = try StoryboardFile.existing(word, in: context)
        let first = try initialID(
            arguments[ifGiven: initial], of: moved, isNew: existing == nil, file: word, in: context)
        let departure = SceneDeparture(
            of: Set(moved), to: StoryboardFile.name(word.text), initial: first, in: document)
        try checkBonds(departure, at: arguments.verb, in: document)

        let old = existing?.bytes ?? []
        var other = try separated(moved, initial: first, in: context)
        if let existing { other = try joined(other, departure: departure, into: existing, at: word, in: context) }
        var command = ResolvedArguments(arguments)
        command[all: scenes] = moved.map { ObjectReference(document.name(ofScene: $0)) }
        command[initial] = first.map { ObjectReference($0) }
        var resolved = Resolved(command)
        guard let patch = try FilePatch.make(path: word.text, from: old, to: other.bytes) else {
            throw CommandError("internal", "'\(word.text)' would not get the scenes", span: word.span)
        }
        resolved.fileChanges = [patch]
        resolved.label = "split \(moved.map { document.name(ofScene: $0) }.joined(separator: " ")) to \(word.spelling)"
        resolved.remarks = madeUp(departure, in: document, file: word.text)
        resolved.closingRemarks = try StoryboardUses(context).remarks(
            ofMoved: moved, to: word.text, isNew: existing == nil)
        return resolved
    }

    /// Refuses documents in which a storyboard reference has no place.
    private static func check(_ document: NibDocument, at span: Range<Int>) throws(CommandError) {
        guard document.kind.isStoryboard else {
            throw CommandError(
                "wrong-place", "a xib has no scenes", span: span, hints: ["'copy OBJ… to FILE:document' copies objects"]
            )
        }
        guard document.kind.platform != .watchOS else {
            throw CommandError("wrong-platform", "storyboards of watchOS have no references to others", span: span)
        }
        guard let version = document.deploymentNumber else { return }
        let isMac = document.kind.family == .cocoa
        guard version < (isMac ? 101_100 : 9 << 8) else { return }
        throw CommandError(
            "too-old",
            "storyboard references need \(document.kind.platform.rawValue) \(isMac ? "10.11" : "9.0"), and the document is "
                + "for earlier versions", span: span,
            hints: ["set document dependencies.deployment.version \(isMac ? "10.11" : "9.0")"])
    }

    private static func movedScenes(
        _ references: [ObjectReference], at span: Range<Int>, in context: ResolveContext
    ) throws(CommandError) -> [NodeID] {
        let document = context.document
        var (found, seen): ([NodeID], Set<NodeID>) = ([], [])
        for word in references.map(\.word) {
            let scene = try SceneReference(context).resolve(word)
            guard let controller = document.controller(of: scene), document.isController(controller) else {
                throw CommandError(
                    "wrong-place", "\(document.display(scene)) has no controller, so nothing can refer to it",
                    span: word.span)
            }
            guard !document.isStoryboardReference(controller) else {
                throw CommandError(
                    "wrong-place", "\(document.display(scene)) is itself a reference to another storyboard",
                    span: word.span,
                    hints: ["the scenes that lead to it take it along"])
            }
            guard scene != document.initialScene else {
                throw CommandError(
                    "wrong-place",
                    "\(document.display(scene)) has the initial controller, which a storyboard keeps", span: word.span,
                    hints: ["'set initial OBJ' makes another controller the initial one"])
            }
            if seen.insert(scene).inserted { found.append(scene) }
        }
        guard document.scenes.contains(where: { !seen.contains($0) }) else {
            throw CommandError(
                "wrong-place", "no scene would be left in this storyboard", span: span,
                hints: ["'save FILE' writes a copy of the whole storyboard"])
        }
        return document.inDocumentOrder(found)
    }

    /// The id of the controller that a new storyboard begins with; nil for a storyboard that is there.
    private static func initialID(
        _ given: ObjectReference?, of moved: [NodeID], isNew: Bool, file: Word, in context: ResolveContext
    ) throws(CommandError) -> String? {
        let document = context.document
        if let word = given?.word {
            guard isNew else {
                throw CommandError(
                    "usage", "'\(file.text)' is there already, and keeps its initial controller", span: word.span,
                    hints: ["in that document, set initial OBJ"])
            }
            let controller = try SceneReference(context).controller(word)
            guard document.scene(of: controller).map(moved.contains) == true else {
                throw CommandError(
                    "wrong-place", "\(document.display(controller)) does not move to the new storyboard",
                    span: word.span)
            }
            return try context.id(of: controller)
        }
        guard isNew else { return nil }
        let departure = SceneDeparture(of: Set(moved), to: "", initial: nil, in: document)
        return (departure.wanted.first ?? document.controller(of: moved[0])).flatMap { document.id(of: $0) }
    }

    /// Refuses scenes with connections to others that no reference can stand for.
    private static func checkBonds(_ departure: SceneDeparture, at span: Range<Int>, in document: NibDocument)
        throws(CommandError)
    {
        let bonds = departure.bonds
        guard let first = bonds.first else { return }
        let scene = document.scene(of: first).map { document.display($0) } ?? ""
        let more = bonds.count > 1 ? ", and \(bonds.count - 1) more like it" : ""
        throw CommandError(
            "wrong-place",
            "\(document.summary(of: first)) leads out of \(scene)\(more): only segues lead to another storyboard",
            span: span,
            hints: document.id(of: first).map { ["'disconnect \($0)' removes it; scenes that move together keep it"] }
                ?? [])
    }

    /// What is told of identifiers that controllers get.
    private static func madeUp(_ departure: SceneDeparture, in document: NibDocument, file: String) -> [StyledText] {
        func lines(_ nodes: [NodeID], in place: String) -> [StyledText] {
            nodes.compactMap { node in
                document.id(of: node).map { "made up: storyboardIdentifier \($0) of \(document.display(node))\(place)" }
            }
        }
        let moved = departure.wanted.filter {
            document.storyboardIdentifier(of: $0) == nil && document.id(of: $0) != departure.initial
        }
        return lines(departure.unnamed, in: "") + lines(moved, in: ", in \(file)")
    }

    // MARK: - The other storyboard

    /// This storyboard with only the scenes that move, and references to those that they lead to.
    private static func separated(_ moved: [NodeID], initial: String?, in context: ResolveContext) throws(CommandError)
        -> NibDocument
    {
        let document = context.document
        let ids = Set(moved.compactMap { document.tree.attribute("sceneID", of: $0) })
        let own = document.tree.attribute("initialViewController", of: document.tree.root)
        let other = try reporting(NibDocument(bytes: document.bytes))
        _ = try other.withTransaction { edit throws(CommandError) in
            if let initial {
                edit.setAttribute("initialViewController", to: initial, of: other.tree.root)
            } else {
                edit.removeAttribute("initialViewController", of: other.tree.root)
            }
            let rest = other.scenes.filter { !ids.contains(other.tree.attribute("sceneID", of: $0) ?? "") }
            let name = StoryboardFile.name(context.project.documentPath)
            try reporting(edit.takeOut(SceneDeparture(of: Set(rest), to: name, initial: own, in: other)))
        }
        return other
    }

    /// A storyboard that is there already, with the scenes that move.
    private static func joined(
        _ other: NibDocument, departure: SceneDeparture, into existing: NibDocument, at word: Word,
        in context: ResolveContext
    ) throws(CommandError) -> NibDocument {
        let own = StoryboardFile.name(context.project.documentPath)
        let places = existing.references(toStoryboard: own).compactMap { reference -> JoinedScenes.Place? in
            guard let controller = context.document.controller(referencedBy: reference.identifier),
                let scene = context.document.scene(of: controller), departure.scenes.contains(scene)
            else { return nil }
            return context.document.id(of: controller).map {
                JoinedScenes.Place(reference: reference.node, controller: $0)
            }
        }
        do throws(CommandError) {
            let joined = try JoinedScenes(
                of: other, in: places, called: departure.storyboard, in: context.inside(existing)
            ) { _ in true }
            _ = try existing.withTransaction { edit throws(CommandError) in
                try StoryboardFile.apply(joined.lines, in: edit)
            }
        } catch {
            var error = error
            error.message = "\(PathName.shown(word.text)): \(error.message)"
            error.span = error.span ?? word.span
            throw error
        }
        return existing
    }

    // MARK: - Applying

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        var moved: Set<NodeID> = []
        for reference in command[all: scenes] {
            guard let scene = context.document.scene(of: try context.element(reference.word)) else {
                throw CommandError("wrong-place", "'\(reference.word.text)' is not in a scene")
            }
            moved.insert(scene)
        }
        let name = StoryboardFile.name(try context.value(file, of: command).text)
        let departure = SceneDeparture(
            of: moved, to: name, initial: command[initial]?.word.text, in: context.document)
        try reporting(context.edit.takeOut(departure))
        return Outcome()
    }
}

extension NibDocument {
    /// The version of the system that the document is for, as it is written; nil if it leaves that to the project.
    fileprivate var deploymentNumber: Int? {
        guard let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "dependencies" }) else {
            return nil
        }
        return tree.elements(in: list).first { tree.name($0) == "deployment" }
            .flatMap { tree.attribute("version", of: $0) }.flatMap { Int($0) }
    }
}
