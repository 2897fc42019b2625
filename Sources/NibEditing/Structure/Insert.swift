import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `insert`: puts a literal element into an object.
enum Insert {
    private static let xml = Parameter<Text>(
        "XML", kind: .text, summary: "one element as a document would contain it, in single quotes")
    private static let parent = Parameter<MemberReference>(
        "PARENT[.slot]", kind: .slotMember, summary: "the parent, and the slot in it")

    private static let force = Flag(
        "--force", summary: "accepts elements, attributes, values and places that Interface Builder does not write")

    static let command = EditingCommand(
        "insert",
        syntax: [.operand(xml), .keyword("into"), .operand(parent), .atPlace, .optional([.flag(force)])],
        summary: "inserts an element written as XML into an object",
        discussion: """
            The element is laid out as Xcode would lay it out, whatever its own white space. In a sorted list (connections, \
            constraints, resources), it goes to its sorted position. An element with a `key` replaces the one that has the \
            same key, unless that is an object. An object, connection or constraint without an id gets one. nibsh finds the \
            slot from the element and its parent, unless you name it: `X.constraints`, `X.subviews`.
            """,
        examples: [
            Example(
                "insert '<color key=\"tintColor\" systemColor=\"systemRedColor\"/>' into iN0-l3-epB",
                "a color"),
            Example(
                "insert '<constraint firstAttribute=\"width\" constant=\"44\" id=\"wId\"/>' into hSs",
                "a constraint"),
        ],
        seeAlso: ["add", "remove", "unset"], resolve: resolve, apply: apply)

    // MARK: - Resolving

    /// Finds the element that takes the new one, and gives that the id and the key that it lacks.
    ///
    /// A resolved command has the key in its element, and its path leads to the parent. A key at the end of the path would
    /// lead into the element that has the key, if there is one.
    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let (literal, word) = (try arguments[xml].word, try arguments[parent].word)
        let probe = try parsed(literal)
        if !arguments[force] { try LiteralValues.check(probe, in: document, at: literal) }
        let name = probe.name(probe.root)
        var isChanged = false
        let found = try SlotResolver(context).find(
            word, child: name, key: probe.attribute("key", of: probe.root))
        if !arguments[force], document.catalog.element(name)?.isObject == true {
            let command = probe.attribute("key", of: probe.root) == nil ? "insert \(literal.spelling) into" : nil
            try SlotCheck(document: document, verb: "insert", command: command)
                .check(name, at: found.place, word: word)
        }
        if !lacksID(probe, at: found.place, in: document), document.catalog.element(name)?.hasID == true,
            probe.attribute("id", of: probe.root) == nil,
            probe.attribute("reference", of: probe.root) == nil
        {
            set("id", to: try context.newID(nil), in: probe, of: document)
            isChanged = true
        }
        if let key = found.place.key, probe.attribute("key", of: probe.root) == nil {
            set("key", to: key, in: probe, of: document)
            isChanged = true
        }
        let index = try arguments[ifGiven: CommonParameters.place]?.value
        try checkOccupant(
            of: found.place, key: probe.attribute("key", of: probe.root), at: index, in: document, word: word)
        try found.place.check(index, for: name, in: document, at: nil)
        try InsertedOutlets(document: document, span: literal.span).check(probe, at: found.place)

        var command = ResolvedArguments(arguments)
        if isChanged { command[xml] = Text(String(decoding: probe.bytes(of: probe.root), as: UTF8.self)) }
        command[parent] = found.parent.reference
        return Resolved(command)
    }

    /// Whether an element has no id in its place: the content view of a collection view cell, and in old documents that of a box.
    private static func lacksID(_ probe: XMLTree, at place: SlotPlace, in document: NibDocument) -> Bool {
        guard probe.name(probe.root) == "view", probe.attribute("key", of: probe.root, is: "contentView") else {
            return false
        }
        let parent = place.parentName(in: document.tree)
        return parent == "collectionViewCell" || parent == "box" && document.toolsVersion < firstBoxesWithID
    }

    /// The first `toolsVersion` in which the content views of boxes have ids: 31 have none up to 8191, and all have one after that.
    private static let firstBoxesWithID = 9000

    /// Parses the element that a statement gives.
    ///
    /// - Throws: an error under the word if it is not one well-formed element.
    static func parsed(_ literal: Word) throws(CommandError) -> XMLTree {
        do throws(ParseError) { return try XMLTree(bytes: Array(literal.text.utf8)) } catch {
            throw CommandError(
                "bad-xml",
                "the element is not well-formed: line \(error.line), column \(error.column): \(error.message)",
                span: literal.span, hints: ["give one whole element: '<color key=\"textColor\" white=\"1\"/>'"])
        }
    }

    /// Sets an attribute of the new element, at its place among the others.
    private static func set(_ name: String, to value: String, in probe: XMLTree, of document: NibDocument) {
        let root = probe.root
        let place = document.catalog.attributePosition(
            element: probe.name(root), present: probe.attributeNames(root), new: name)
        probe.apply(probe.settingAttribute(name, to: value, at: place, of: root))
    }

    /// Refuses to replace an object.
    private static func checkOccupant(
        of place: SlotPlace, key: String?, at index: Int?, in document: NibDocument, word: Word
    ) throws(CommandError) {
        guard index == nil, let key, let old = place.occupant(keyed: key, in: document.tree),
            let id = document.id(of: old)
        else { return }
        throw CommandError(
            "already-exists", "\(document.display(old)) is already there as '\(key)'", span: word.span,
            hints: ["remove it first: remove \(id)"])
    }

    // MARK: - Applying

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let (edit, tree) = (context.edit, context.tree)
        let place = try SlotPath.place(of: try context.value(parent, of: command).word, in: context)
        let index = command[CommonParameters.place]?.value
        let holder = place.parent(in: edit)
        let text = try context.value(xml, of: command).text
        let node = try reporting(edit.makeElement(from: text, for: holder))
        // Lines of older logs have the key at the end of the path.
        if let key = place.key, tree.attribute("key", of: node) == nil { edit.setAttribute("key", to: key, of: node) }
        let key = tree.attribute("key", of: node)
        if index == nil, let old = SlotPlace(holder: holder).occupant(keyed: key, in: tree) {
            edit.replace(old, with: node)
        } else {
            try reporting(edit.place(node, into: holder, at: index))
        }
        try reporting(edit.breakTies(byNewSeguesIn: node))
        var outcome = Outcome()
        outcome.made = context.document.id(of: node)
        outcome.details = .made(outcome.made.map { [$0] } ?? [])
        return outcome
    }
}
