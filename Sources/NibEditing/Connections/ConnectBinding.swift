import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `connect binding`: binds a property of an object to a key path of another.
enum ConnectBinding {
    static let source = Parameter<MemberReference>(
        "SRC.NAME", kind: .bindingMember, summary: "the object and its binding: value, enabled, hidden, …")
    static let target = Parameter<MemberReference>(
        "DST.KEYPATH", kind: .bindingTarget, summary: "the object to bind to, and the whole key path")

    static let previous = NamedParameter<Text>(
        "previousBinding", kind: .bindingID,
        summary: "the id of the binding that is made before it, if it is not the usual one; none")

    private static let force = Flag(
        "--force",
        summary: "accepts a key path with spaces, and a name that looks like a misspelling of a known one")

    static let command = EditingCommand(
        "connect binding",
        syntax: [
            .operand(source), .keyword("->"), .operand(target), .asID, .atPlace,
            .assignments(previous, open: true), .optional([.flag(force)]),
        ],
        summary: "connects a binding (macOS)",
        discussion: """
            The key path is everything after the first dot: `values.volume` of the shared user defaults, `selection.name` of an \
            array controller, `self.title`. A second binding of the same name is called `enabled2` and refers to the first. \
            `value` refers to an existing `maxValue` binding, `selectionIndexes` to an existing `content` binding; \
            `previousBinding=` refers to another one. `at N` is the position among the bindings of the object.

            `option=value` words set options: `NSNullPlaceholder`, `NSValueTransformerName`, `NSContinuouslyUpdatesValue` and the \
            others that AppKit has. `set ID option value` changes an option of a binding, `unset ID option` removes it.

            nibsh refuses a misspelled binding of an AppKit class, and a misspelled first key of a controller such as an array \
            controller; it notes keys that they do not document. With source code, nibsh warns of a key that the \
            class of DST does not have.
            """,
        examples: [
            Example("connect binding sLi-de-r01.value -> uDe-fa-ult.values.volume", "a slider shows a user default"),
            Example(
                "connect binding bTn-00-001.enabled -> -2.isReady NSNullPlaceholder=0", "with an option"),
        ],
        seeAlso: ["disconnect", "inspect"], group: "Connections", advice: advice, resolve: resolve,
        apply: apply)

    /// Explains the mistake of writing the key path as a word of its own.
    private static let advice: EditingCommand.Advice = { _, words in
        guard let arrow = words.firstIndex(where: { $0.isBare("->") }), arrow + 2 < words.count else { return [] }
        let path = words[arrow + 2]
        guard path.isBare, path.text != "as", !path.text.hasPrefix("-"), !path.text.contains("=") else { return [] }
        let line = words[...(arrow + 1)].map(\.spelling).joined(separator: " ") + "." + path.text
        return ["the key path follows the object after a dot: \(line)"]
    }

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        guard document.kind.family == .cocoa else {
            throw CommandError("wrong-place", "bindings exist only on macOS", span: arguments.verb)
        }
        let word = try arguments[source].word
        let targetWord = try arguments[target].word
        let (named, name) = try context.references(for: word, beside: targetWord).member(word, what: "name")
        let (node, routed) = arguments[force] ? (named, []) : BindingNames.owner(of: name, on: named, in: document)
        try Connecting.checkSource(node, at: word, in: document)
        try Connecting.checkName(name, what: "the name of a binding", at: word)
        let (destination, keys) = try context.references(near: node).prefix(targetWord)
        let keyPath = keys.map(\.text).joined(separator: ".")
        try checkKeyPath(keyPath, at: targetWord, isForced: arguments[force])
        try Connecting.check(try arguments[ifGiven: CommonParameters.place], among: .binding, of: node, in: document)
        for assignment in arguments.assignments {
            if assignment.name.text == previous.name {
                if !arguments[force] { try checkPrevious(assignment.value, of: node, in: document) }
            } else {
                try BindingOptions.check(assignment.name, value: assignment.value)
            }
        }
        if !arguments[force] {
            try checkNames(
                name, of: node, at: word, path: keyPath, from: destination, atTarget: targetWord, in: context)
        }
        let warnings = try SceneCrossing.check(
            "binding '\(name)'", from: node, to: [destination], at: targetWord.span, isForced: arguments[force],
            in: document)
        let (sourceID, destinationID) = (try context.id(of: node), try context.id(of: destination))
        let id = try context.newID(arguments[ifGiven: CommonParameters.newID])

        var command = ResolvedArguments(arguments)
        command[source] = MemberReference(object: sourceID, name: name)
        command[target] = MemberReference(pieces: [destinationID] + keys.map(\.text))
        command[CommonParameters.newID] = NewID(id)
        if try arguments[ifGiven: CommonParameters.place] == nil {
            command[CommonParameters.place] = document.placeOfNewBinding(named: name, keyPath: keyPath, of: node)
                .map { WholeNumber($0) }
        }
        var resolved = Resolved(command)
        resolved.remarks = routed + warnings
        if let old = document.connection(.binding, named: name, from: node) {
            resolved.remarks.append(Connecting.replaced(old, in: document))
        }
        if let note = BindingNames.note(name, of: node, in: document) { resolved.remarks.append(note) }
        if let warning = BindingNames.warning(aboutPath: keyPath, from: destination, in: document, with: context.names)
        {
            resolved.remarks.append(warning)
        }
        if let problem = context.names?.binding(keyPath, of: destination) {
            resolved.remarks.append(NameRefusal.warning(problem))
        }
        resolved.details = .connected([id], source: sourceID, destinations: [destinationID])
        return resolved
    }

    /// Makes the binding in place of the old one of the same name.
    @Sendable private static func apply(
        _ command: ResolvedArguments, in context: ApplyContext
    ) throws(CommandError) -> Outcome {
        let document = context.document
        let (node, name) = try context.named(source, of: command)
        let word = try context.value(target, of: command).word
        guard let (destination, keyPath) = word.split(atFirst: Byte.period) else {
            throw CommandError("usage", "the key path is missing", span: word.span)
        }
        let attributes = [
            Attribute("destination", destination.text), Attribute("name", name), Attribute("keyPath", keyPath.text),
            Attribute("id", try context.value(CommonParameters.newID, of: command).text),
        ]
        var made: NodeID?
        try context.edit.keepingBindingOrder(of: node, named: name) { () throws(CommandError) in
            if let old = document.connection(.binding, named: name, from: node) { context.edit.remove(old.node) }
            let binding = try Connecting.insert(
                .binding, attributes: attributes, from: node, at: command[CommonParameters.place]?.value,
                in: context.edit)
            for assignment in command.assignments where assignment.name != previous.name {
                try BindingOptions.set(
                    assignment.name, to: assignment.value.word?.text ?? "", of: binding, in: context.edit)
            }
            made = binding
        }
        if let made, let previous = command[previous]?.text {
            context.edit.setPreviousBinding(previous == "none" ? nil : previous, of: made)
        }
        return Outcome()
    }

    private static func checkNames(
        _ name: String, of node: NodeID, at word: Word, path keyPath: String, from destination: NodeID,
        atTarget target: Word, in context: ResolveContext
    ) throws(CommandError) {
        let (document, span) = (context.document, NameRefusal.span(ofNameIn: word))
        if let error = BindingNames.refusal(of: name, on: node, in: document, at: span) { throw error }
        if let error = BindingNames.refusal(
            ofPath: keyPath, from: destination, in: document, with: context.names, at: target.span)
        {
            throw error
        }
    }

    /// Refuses a predecessor that is not a binding of the same object.
    private static func checkPrevious(_ previous: Word, of node: NodeID, in document: NibDocument) throws(CommandError)
    {
        if previous.text == "none" { return }
        let own = document.connections(.binding, from: node).map(\.id)
        guard !own.contains(previous.text) else { return }
        throw CommandError(
            "bad-value", "\(document.display(node)) has no binding with the id '\(previous.text)'",
            span: previous.span, hints: Advice.didYouMean(own) + ["previousBinding=none for the first"])
    }

    /// Refuses a key path that no object can follow: an empty one, one with an empty key, one with white space that is not
    /// forced (applications use the titles of their options as keys of the defaults).
    private static func checkKeyPath(_ keyPath: String, at word: Word, isForced: Bool) throws(CommandError) {
        guard !keyPath.isEmpty else {
            throw CommandError(
                "bad-value", "the key path is missing", span: word.span, hints: ["write \(word.spelling).KEYPATH"])
        }
        let keys = keyPath.utf8.split(separator: Byte.period, omittingEmptySubsequences: false)
        let isGood = keys.allSatisfy { key in
            !key.isEmpty && key.allSatisfy { $0 > 0x20 && $0 != 0x7F || $0 == 0x20 && isForced }
        }
        guard isGood else {
            throw CommandError(
                "bad-value", "'\(keyPath)' is not a key path: write keys separated by single dots, without spaces",
                span: word.span)
        }
    }
}
