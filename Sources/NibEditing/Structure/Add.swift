import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `add`: adds a new object, as Interface Builder would make it.
enum Add {
    private static let element = Parameter<Name>(
        "ELEMENT", kind: .element,
        summary:
            "the element (button, label, view, menuItem, …), button:gray for a variant, or Xcode's name for it in quotes"
    )
    private static let parent = Parameter<MemberReference>(
        "PARENT[.slot]", kind: .slotMember,
        summary: "the parent, and the slot in it; 'document' for the top level of a xib")
    private static let newIDs = Parameter<NewID>(
        "ID", summary: "the ids of the object and of what it contains, in document order")

    static let command = EditingCommand(
        "add",
        syntax: [
            .operand(element), .keyword("to"), .operand(parent), .atPlace, .assignments(open: true),
            .optional([.keyword("as"), .several(newIDs)]), LibraryName.forceSyntax,
        ],
        summary: "adds a new object, as Interface Builder would make it",
        discussion: """
            ELEMENT can also be an item of Xcode's library: `add "Pull Down Button" to …`; `library` lists them. \
            An item comes with all that Xcode makes along with it, such as the scene that a container view embeds; \
            an element name adds that object alone. What no real document is known to have is refused without `--force`.

            nibsh finds the slot (`subviews`, `items`, `objects`, `segments`, …) from the element and its parent, unless you \
            name it. `name=value` words set attributes of the new object by their paths: `title="Sign in"`, \
            `frame=(20,20,120,30)`, `customClass=RedButton`. They are judged as by `set`, and with one that is refused nothing is \
            added. A macOS button comes with its cell, a table with its scroll view, \
            a table view cell with its content view. A toolbar item goes into the allowed and the default set, and a grid's row or \
            column brings its cells, unless the slot is named. A gesture recognizer that is added to a view is connected to it. An \
            unknown element is added without attributes, unless its name looks like a misspelling of a known one. nibsh \
            refuses a slot that Interface Builder does not give PARENT or that holds other elements; `insert` puts anything \
            anywhere. A scene has one controller.
            """,
        examples: [
            Example("add button to iN0-l3-epB title=\"Sign in\" frame=(20,20,120,30)", "a button in a view"),
            Example("add \"Gray Button\" to iN0-l3-epB", "an item of Xcode's library"),
            Example(
                "add menuItem to mEn-u0-001 at 0 title=Open… keyEquivalent=o as oPe-n0-001", "the first item of a menu"),
        ],
        seeAlso: ["library", "insert", "remove", "duplicate"], advice: advice, resolve: resolve, apply: apply)

    /// Hints for words that do not fit the syntax.
    @Sendable private static func advice(_ document: NibDocument?, words: [Word]) -> [String] {
        guard let document else { return [] }
        let isConstraint = words.contains { $0.isBare("constraint") }
        return [
            withoutParent(words, in: document) ?? withoutPlace(words, in: document),
            withUnquotedName(words, in: document),
            isConstraint ? "'constrain', 'pin', 'align' and 'equal' add constraints" : nil,
        ].compactMap { $0 }
    }

    /// The command at the top level of a xib, which is the only place to add to while the xib is empty.
    private static func withoutParent(_ words: [Word], in document: NibDocument) -> String? {
        guard words.count == 2, !document.kind.isStoryboard else { return nil }
        let list = document.tree.elements(in: document.tree.root).first { document.tree.name($0) == "objects" }
        let isEmpty = list.map { document.tree.elements(in: $0).allSatisfy { document.placeholder($0) != nil } }
        return isEmpty == true ? "add \(words[1].spelling) to document" : nil
    }

    /// The command for an element alone: into the first view, or with the names that the element can be meant to have.
    private static func withoutPlace(_ words: [Word], in document: NibDocument) -> String? {
        guard words.count == 2, words[1].isBare else { return nil }
        let name = FreshObject.element(of: words[1])
        let isMade = document.catalog.fresh(name) != nil || Mistyped.libraryItem(for: name, in: document) != nil
        guard isMade else { return Advice.didYouMean(Mistyped.elements(containing: name, in: document)).first }
        return document.objects.first { document.isView($0) }
            .map { "add \(words[1].spelling) to \(Quoting.quote(document.shortName(of: $0, inFull: true)))" }
    }

    /// The command with the name of a library item, which has blanks, in quotes.
    private static func withUnquotedName(_ words: [Word], in document: NibDocument) -> String? {
        guard let end = words.firstIndex(where: { $0.isBare("to") }), end > 2 else { return nil }
        let name = words[1..<end].map(\.text).joined(separator: " ")
        guard document.catalog.libraryItem(named: name, on: document.kind.platform.rawValue) != nil else { return nil }
        return (["add", Quoting.quote(name)] + words[end...].map(\.spelling)).joined(separator: " ")
    }

    // MARK: - Resolving

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let (document, word) = (context.document, try arguments[parent].word)
        let kind = try LibraryName.form(
            try arguments[element].word, isForced: arguments[LibraryName.force], in: document)
        let name = try name(kind, given: arguments, in: document)
        let recognizers = GestureRecognizers(document: document)
        if GestureRecognizers.isOne(name), !document.catalog.isWatch,
            let view = try recognizers.view(word, with: context.references)
        {
            return try resolve(kind, addedTo: view, recognizers: recognizers, arguments: arguments, in: context)
        }
        let along = try along(name, to: word, in: context)
        let (place, path) = if let along { along.found } else { try slot(word, for: name, in: context) }
        let index = try arguments[ifGiven: CommonParameters.place]?.value
        try place.checkFree(in: document, word.span)
        try SlotCheck(document: document, command: "add \(kind.spelling) to").check(name, at: place, word: word)
        if !arguments[LibraryName.force] {
            try TableContent.check(name, at: place, word: word, in: document)
            try ClipContent.check(try arguments[element].word, at: place, word: word, in: document)
        }
        try checkEntry(arguments, at: place, in: document)
        try SceneControllers.checkRoom(for: name, in: place, word, in: document)
        try SceneControllers.checkFirst(nil, in: place, at: index, word: word, in: document)
        let fresh = try FreshObject(kind, at: place, in: document)
        let further = along?.added.idCount ?? 0
        let ids = try fresh.ids(try arguments[all: newIDs], further: further, in: context)
        try place.check(index, for: name, in: document, at: word.span)

        var resolved = resolved(kind, with: arguments, in: path, ids: ids)
        if let note = Mistyped.element(name, in: document) { resolved.remarks.append(note) }
        try judgeProperties(arguments, of: &resolved, in: context)
        return resolved
    }

    /// Refuses a new item in the default set of a toolbar, which only names items of the toolbar.
    private static func checkEntry(_ arguments: Arguments, at place: SlotPlace, in document: NibDocument)
        throws(CommandError)
    {
        let reference = arguments.assignments.first { $0.name.text == "reference" }?.value
        guard FreshObject.isEntry(at: place, in: document), !arguments[LibraryName.force] else { return }
        let (kind, toolbar) = (try arguments[element].word, document.logName(of: place.holder))
        guard let reference else {
            throw CommandError(
                "wrong-place", "the default set of a toolbar only names items that the toolbar has", span: kind.span,
                hints: toolbar.map { ["add \(kind.spelling) to \(Quoting.quote($0))", "add … reference=ITEM"] } ?? [])
        }
        guard let item = document.element(withID: reference.text),
            document.tree.name(item) == FreshObject.element(of: kind)
        else {
            throw CommandError(
                "bad-value", "the toolbar has no item '\(reference.text)'", span: reference.span)
        }
    }

    /// The place for an element, and the path by which the log names it.
    private typealias Found = (place: SlotPlace, path: MemberReference)

    private static func slot(_ word: Word, for name: String, in context: ResolveContext) throws(CommandError) -> Found {
        let found = try SlotResolver(context).find(word, child: name)
        return (found.place, found.path.reference)
    }

    /// What is added along with a part of an object that is named without a slot; nil for other elements.
    private static func along(_ name: String, to word: Word, in context: ResolveContext) throws(CommandError)
        -> (added: AddedAlong, found: Found)?
    {
        // A name that several objects have is left to the slot, which only one of them may have.
        guard let (object, rest) = try? context.references.prefix(word), rest.isEmpty,
            let added = AddedAlong(name, to: object, in: context.document)
        else { return nil }
        return (added, (added.place, MemberReference(pieces: [try context.id(of: object)])))
    }

    private static func resolve(
        _ kind: Word, addedTo view: NodeID, recognizers: GestureRecognizers, arguments: Arguments,
        in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        let name = FreshObject.element(of: kind)
        let ids = try recognizers.ids(for: name, given: try arguments[all: newIDs], in: context)
        try recognizers.check(name, to: view, at: try arguments[ifGiven: CommonParameters.place])
        var resolved = resolved(
            kind, with: arguments, in: MemberReference(pieces: [try context.id(of: view)]), ids: ids)
        try judgeProperties(arguments, of: &resolved, in: context)
        return resolved
    }

    private static func resolved(_ kind: Word, with arguments: Arguments, in place: MemberReference, ids: [String])
        -> Resolved
    {
        var command = ResolvedArguments(arguments)
        command[element] = Name(kind)
        command[parent] = place
        command[all: newIDs] = ids.map { NewID($0) }
        var resolved = Resolved(command)
        resolved.details = .made(ids)
        return resolved
    }

    /// Judges the `name=value` words: adds the object on trial, and undoes it.
    ///
    /// - Parameters:
    ///   - arguments: the words of the statement.
    ///   - resolved: the command; gets what the words come to.
    ///   - context: gives access to the document and the code.
    /// - Throws: an error under the word that is wrong.
    private static func judgeProperties(_ arguments: Arguments, of resolved: inout Resolved, in context: ResolveContext)
        throws(CommandError)
    {
        guard !arguments.assignments.isEmpty else { return }
        let edit = Edit(context.document)
        defer { edit.cancel() }
        let (object, outermost) = try add(
            resolved.commands[0], in: ApplyContext(edit: edit, isTold: false, wantsFields: false))
        dropTitle(of: object, given: arguments.assignments.map(\.name.text), in: edit)
        var properties = NewProperties(arguments.assignments, isForced: arguments[LibraryName.force], in: context)
        try properties.judge {
            AssignedAttribute($0)
        } holder: {
            $0.isFrame ? outermost : object
        } write: { attribute, node throws(CommandError) in
            try attribute.set(of: node, in: edit)
        }
        properties.complete(&resolved)
        // The lines that follow may make labels of the object.
        resolved.made = context.document.id(of: object)
    }

    /// The name of the element, if it is one that can be added.
    private static func name(_ word: Word, given arguments: Arguments, in document: NibDocument) throws(CommandError)
        -> String
    {
        if let id = arguments.assignments.first(where: { $0.name.text == "id" }) {
            throw CommandError(
                "usage", "give the id of the new object after 'as'", span: id.name.span,
                hints: ["as \(id.value.spelling)"])
        }
        let name = FreshObject.element(of: word)
        if !arguments[LibraryName.force],
            let error = AddedElsewhere.refusal(of: name, at: word, for: try arguments[parent].word, in: document)
        {
            throw error
        }
        if let own = Mistyped.ownName(of: name, in: document) {
            throw CommandError(
                "unknown-element", "Interface Builder calls it <\(own)>, not <\(name)>", span: word.span
            ).meaning(own)
        }
        try WatchCheck.check(name, as: "<\(name)>", at: word.span, in: document)
        if let item = Mistyped.libraryItem(for: name, in: document) {
            throw CommandError("unknown-element", "the element <\(name)> is not known", span: word.span).meaning(item)
        }
        if let near = Mistyped.misspelling(of: name, in: document) {
            throw CommandError(
                "unknown-element", "the element <\(name)> is not known", span: word.span,
                hints: Advice.didYouMean([near]) + [
                    "to add it anyway: insert '<\(name)/>' into \(try arguments[parent].word.spelling)"
                ])
        }
        // No element of Interface Builder begins with a capital; names in its library do.
        guard NibDocument.isElementName(name),
            !name.prefix(1).allSatisfy(\.isUppercase) || document.catalog.hasElement(name)
        else {
            let items = document.catalog.library.filter { $0.platforms.contains(document.kind.platform.rawValue) }
            let classes = document.catalog.freshElementNames.compactMap { document.catalog.element($0)?.className }
            throw CommandError(
                "usage", "'\(word.text)' is neither an element nor an item of the library", span: word.span,
                hints: Advice.didYouMean(Nearest.names(to: word.text, among: items.map(\.name) + classes))
                    + ["'library' lists the items"])
        }
        if !arguments[LibraryName.force] { try FreshObject.checkIsKnown(word, in: document) }
        return name
    }

    // MARK: - Applying

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let attributes = command.assignments.compactMap { AssignedAttribute($0) }
        let (object, outermost) = try add(command, in: context)
        for attribute in attributes {
            // The frame of an object in a wrapper, such as a scroll view, is that of the wrapper.
            try attribute.set(of: attribute.isFrame ? outermost : object, in: context.edit)
        }
        dropTitle(of: object, given: attributes.map(\.name.text), in: context.edit)
        var outcome = Outcome()
        outcome.made = context.document.id(of: object)
        return outcome
    }

    /// A bar button item that the system draws has no title.
    private static func dropTitle(of object: NodeID, given names: [String], in edit: Edit) {
        if names.contains("systemItem"), !names.contains("title") { edit.removeAttribute("title", of: object) }
    }

    /// Puts the fresh object in; returns it, and the element around it that has its frame.
    private static func add(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> (
        NodeID, NodeID
    ) {
        let (document, edit) = (context.document, context.edit)
        let kind = try context.value(element, of: command).word
        let word = try context.value(parent, of: command).word
        let ids = command[all: newIDs].map(\.text)
        let index = command[CommonParameters.place]?.value
        let (name, recognizers) = (FreshObject.element(of: kind), GestureRecognizers(document: document))
        if GestureRecognizers.isOne(name), let view = document.element(withID: word.text), recognizers.isView(view) {
            let node = recognizers.make(name, id: ids.first ?? "")
            try recognizers.add(node, to: view, ids: ids, at: index, in: edit)
            return (node, node)
        }
        let along = document.element(withID: word.text).flatMap { AddedAlong(name, to: $0, in: document) }
        let place = if let along { along.place } else { try SlotPath.place(of: word, in: context) }
        let fresh = try FreshObject(kind, at: place, in: document)
        let (parent, further) = (place.parent(in: edit), along?.idCount ?? 0)
        let node = edit.makeElement(try fresh.element(ids, further: further), for: parent)
        try reporting(edit.place(node, into: parent, at: index))
        TableContent.adjust(to: node, in: edit)
        try reporting(fresh.addCompanions(ids, beside: node, in: edit))
        if let along { try reporting(along.add(Array(ids.suffix(further)), for: node, in: edit)) }
        return (fresh.subject(of: node, in: document.tree), node)
    }
}
