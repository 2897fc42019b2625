import Bytes
import CommandLanguage
import CommandLog
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

/// `declare action`: adds an action to a class, and connects it.
enum DeclareAction {
    private static let action = Parameter<MemberReference>(
        "DST.SELECTOR", kind: .selectorMember,
        summary: "the class, or an object of it, and the selector: 'name', 'name:' or 'name:forEvent:'")
    private static let source = Parameter<MemberReference>(
        "SRC[.EVENT]", kind: .eventMember, summary: "the control that sends it, and on iOS the event")
    private static let arrowTarget = Parameter<MemberReference>(
        "TARGET.SELECTOR", kind: .selectorMember,
        summary: "the class and selector where the control comes first, as in 'connect action'")
    static let sender = NamedParameter<Name>(
        "sender", kind: .className, summary: "the class of the sender in the declaration; 'Any' or 'id' for any")

    static let command = EditingCommand(
        "declare action",
        syntax: [
            .operand(action), .optional([.keyword("from"), .operand(source)]),
            .optional([.keyword("->"), .operand(arrowTarget)]), .asID,
            .assignments(sender, open: false),
        ],
        summary: "declares an action in the code of a class, and connects it",
        discussion: """
            The method goes after the last action of the class, or to the end of the class. In Objective-C it is also declared \
            in the interface if other actions are. Its sender has the class of the control. If the document has several \
            objects of the class, File's Owner is the target. The file is written when the document is saved.

            `declare action SRC.EVENT -> DST.SELECTOR` is the same as `declare action DST.SELECTOR from SRC.EVENT`.
            """,
        examples: [
            Example(
                "declare action owner.save: from hSs.touchUpInside", "a method in the class of File's Owner, connected"),
            Example("declare action hSs -> owner.save:", "the same, with the default event"),
            Example("declare action EditorController.save: sender=Any", "only the method"),
        ],
        seeAlso: ["connect action", "delete action", "rename action"], group: "Code", changesOtherFiles: true,
        resolve: resolve, apply: apply)

    // MARK: - Resolving

    /// Finds the class and the control, and what declares the action.
    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let (word, from) = try ends(arguments)
        let member = try ClassMember(word, beside: from, in: context)
        var command = ResolvedArguments(arguments)
        command[arrowTarget] = nil
        command[action] = MemberReference(object: try member.resolvedName(context), name: member.name)
        let control = try from.map { word throws(CommandError) in
            try ActionSource.resolve(word, in: document, with: context.references)
        }
        if let control, let from {
            try ConnectAction.checkSends(
                control.node, at: from, in: context,
                hints: ["to declare it only: declare action \(word.spelling)"])
        }
        if control == nil, let given = try arguments[ifGiven: CommonParameters.newID] {
            throw CommandError("usage", "only a connection has an id", span: given.span, hints: ["add 'from SRC'"])
        }
        let senderClass =
            try arguments[sender]?.text
            ?? control.map {
                document.tree.attribute("customClass", of: $0.node) ?? document.systemClassName(of: $0.node)
            }
            ?? "Any"
        command[sender] = Name(senderClass)
        var resolved = Resolved(command)
        resolved.fileChanges = try patches(declaring: member, sender: senderClass, at: word, in: context)
        resolved.remarks += try DeclaredType.notes(arguments[sender], in: context)
        if let control, let from {
            let given = try arguments[ifGiven: CommonParameters.newID]
            try connect(control, at: from, to: member, as: given, in: &resolved, with: context)
        }
        return resolved
    }

    /// Returns the class with the selector, and the control if there is one, in whichever order they are given.
    private static func ends(_ arguments: Arguments) throws(CommandError) -> (member: Word, control: Word?) {
        let first = try arguments[action].word
        let control = try arguments[ifGiven: source]?.word
        guard let target = try arguments[ifGiven: arrowTarget]?.word else { return (first, control) }
        if let control {
            throw .usage("the control is given twice", span: control.span, hints: ["leave 'from' out"])
        }
        return (target, first)
    }

    private static func patches(
        declaring member: ClassMember, sender: String, at word: Word, in context: ResolveContext
    ) throws(CommandError) -> [FilePatch] {
        let editor = try CodeEditor(context)
        let codeClass = try member.codeClass(editor)
        try editor.requireNew(member.name, isAction: true, in: codeClass, at: word)
        let isAny = sender == "Any" || sender == "id" || sender == "AnyObject"
        let changes: [CodeChange]
        let type: String
        do throws(CodeEditError) {
            let action = try NewAction(selector: member.name, sender: isAny ? nil : sender)
            type = action.sender ?? "id"
            changes = try CodeDeclaring.declare(
                action, in: codeClass, inherited: editor.inherited(codeClass), bytes: editor.bytes)
        } catch { throw CommandError(error, span: word.span) }
        return try editor.patches(of: changes, naming: type, in: codeClass, word)
    }

    /// Completes the resolved command with the connection: both ends, the event or trigger, and the id.
    private static func connect(
        _ control: (node: NodeID, event: String?), at word: Word, to member: ClassMember, as given: NewID?,
        in resolved: inout Resolved, with context: ResolveContext
    ) throws(CommandError) {
        let document = context.document
        try Connecting.checkSource(control.node, at: word, in: document)
        let isMac = document.kind.family == .cocoa
        var sender = control.event
        if sender == nil, !isMac { sender = try ActionSource.defaultEvent(of: control.node, word, in: document) }
        let sourceID = try context.id(of: control.node)
        let targetID = try context.id(of: try member.object(in: document))
        let id = try context.newID(given)
        resolved.commands[0][source] = MemberReference(object: sourceID, name: sender)
        resolved.commands[0][action] = MemberReference(object: targetID, name: member.name)
        resolved.commands[0][CommonParameters.newID] = NewID(id)
        resolved.remarks += replaced(by: sender, of: control.node, in: document).map {
            Connecting.replaced($0, in: document)
        }
        resolved.details = .connected([id], source: sourceID, destinations: [targetID])
    }

    /// The actions that a new one replaces: a macOS control keeps one target and action for each trigger.
    private static func replaced(by trigger: String?, of control: NodeID, in document: NibDocument) -> [Connection] {
        guard document.kind.family == .cocoa else { return [] }
        return document.connections(.action, from: control).filter { $0.event == trigger }
    }

    // MARK: - Applying

    /// Connects the action, on macOS in place of the control's old one.
    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        guard command[source] != nil else { return Outcome() }
        let (control, sender) = try context.member(source, of: command)
        let word = try context.value(action, of: command).word
        guard let (target, selector) = word.split(atLast: Byte.period) else {
            throw CommandError("usage", "the selector is missing", span: word.span)
        }
        let id = try context.value(CommonParameters.newID, of: command).text
        for old in replaced(by: sender, of: control, in: context.document) { context.edit.remove(old.node) }
        let isMac = context.document.kind.family == .cocoa
        let attributes = ActionSource.attributes(
            selector: selector.text, target: target.text, event: sender, trigger: sender, id: id, isMac: isMac)
        try Connecting.insert(.action, attributes: attributes, from: control, in: context.edit)
        return Outcome()
    }
}
