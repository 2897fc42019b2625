import CommandLanguage
import ClassFacts
import NibDocument
import NibPrediction
import ObjectReferences
import Platform
import Replies

private enum SimulateParameters {
    static let scene = Parameter<ObjectReference>(
        "SCENE", summary: "an object of the scene to load; without it, the initial scene")
    static let owner = Parameter<Name>(
        "CLASS", kind: .className, summary: "the class of the object that loads the nib, or nil")
    static let all = Flag("--all", summary: "all scenes of a storyboard")
}

/// `simulate` predicts what happens when the nib is loaded.
enum SimulateCommand {
    static let command = LookingCommand(
        name: "simulate",
        syntax: [
            .optional([.operand(SimulateParameters.scene)]),
            .optional([.keyword("--owner"), .operand(SimulateParameters.owner)]),
            .optional([.flag(SimulateParameters.all)]),
        ],
        summary: "shows what happens when the nib is loaded, step by step",
        discussion: """
            Objects are made, runtime attributes set, connections made, `awakeFromNib` sent, windows shown. Each object is shown \
            with the initializer that runs and, if its class has one of its own, the place in the code. The steps end where \
            the program would, with the text that is thrown: `✗` marks that step, `!` a step that only logs something, `?` a \
            step whose outcome cannot be known.

            iOS sets runtime attributes before it makes connections; macOS mixes the two. Connections are shown in the order of \
            the document; that of the compiled nib may differ. A scene of a storyboard has two nibs: one for the controller \
            and one for its view, which is loaded when the view is first needed. Cells in a table are made when they are \
            dequeued.

            `--owner CLASS` assumes that File's Owner has this class, whatever the document says; `--owner nil` assumes that \
            there is no owner.
            """,
        examples: [
            Example("simulate", "the nib, or the initial scene of a storyboard"),
            Example("simulate --owner nil", "what happens without an owner"),
            Example("simulate --owner SettingsController", "with an owner of another class"),
            Example("simulate --all", "every scene of a storyboard"),
        ],
        seeAlso: ["check", "dispatch", "why", "sources"], group: "Checking",
        answer: LoadText.type.shape
    ) { context, arguments in
        let ready = try context.ready()
        let owner = try SimulateCommand.owner(arguments[ifGiven: SimulateParameters.owner]?.word, of: ready)
        let scene = try SimulateCommand.scene(
            arguments[ifGiven: SimulateParameters.scene]?.word, isAll: arguments[SimulateParameters.all], of: ready,
            context: context)
        let nibs = LoadPrediction(ready, owner: owner).nibs(ofScene: scene)
        let text = LoadText(
            context: ready, hasCode: ready.code != nil, isInteractive: context.isInteractive,
            width: context.width)
        try CommandError.throwIfInterrupted()
        var reply = try context.reply(LoadText.type, of: (ready, nibs)) { text.write(nibs, to: $0) }
        reply.fallsShort = nibs.contains { $0.stop != nil }
        return reply
    }

    private static func owner(_ word: Word?, of ready: DocumentContext) throws(CommandError) -> LoadOwner {
        guard let word else { return .declared }
        if ready.document.kind.isStoryboard {
            throw CommandError(
                "usage", "a storyboard makes its owners itself", span: word.span, hints: ["simulate SCENE"])
        }
        if word.text == "nil" { return .nobody }
        _ = try ready.resolver.required(word)
        return .ofClass(word.text)
    }

    /// The number of the scene to load; nil for the whole document.
    private static func scene(
        _ word: Word?, isAll: Bool, of ready: DocumentContext, context: LookingContext
    ) throws(CommandError) -> Int? {
        guard ready.document.kind.isStoryboard else {
            if let word {
                throw CommandError("usage", "a xib is loaded as a whole", span: word.span, hints: ["simulate"])
            }
            return nil
        }
        if isAll { return nil }
        if let word {
            let document = context.document
            let node = try context.references.sceneOrObject(word)
            if let scene = document.scene(of: node), let number = document.scenes.firstIndex(of: scene) {
                return number
            }
            throw CommandError("wrong-place", "\(document.display(node)) is not in a scene", span: word.span)
        }
        let initial = ready.document.initialScene ?? ready.scenes.first
        return initial.flatMap { ready.scenes.firstIndex(of: $0) }
    }
}
