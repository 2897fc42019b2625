import CommandLanguage
import NibDocument
import Replies
import XMLTree

extension Shell {
    static let connectCollection = editing(
        "connect collection",
        [
            .operand(
                Parameter(
                    "SRC.NAME", kind: .collectionMember, summary: "the object that has the collection, and its name")),
            .keyword("->"), .several(.object("DST", "the objects to put into the collection, in this order")),
        ] + collectionEnd,
        summary: "puts objects into an outlet collection",
        discussion: """
            The order of a collection is the order of its connections: new ones come last, or at the place N of the \
            collection. With `appends` the objects are added to those the property has at run time, as gesture recognizers are. \
            `collectionClass` is taken from the connections that are there already.
            """,
        examples: [
            Example("connect collection owner.labels -> aB1-cd-E2f gH3-ij-K4l", "two labels, in this order"),
            Example(
                "connect collection iN0.gestureRecognizers -> tAp-gr-001 appends", "a gesture recognizer of a view"),
        ],
        seeAlso: ["connect outlet", "connect referencing collection", "disconnect collection"], group: "Connections",
        apply: makeCollection)

    static let connectReferencingCollection = editing(
        "connect referencing collection",
        [
            .several(.object("DST", "the objects to put into the collection, in this order")), .keyword("<-"),
            .operand(
                Parameter(
                    "SRC.NAME", kind: .collectionMember, summary: "the object that has the collection, and its name")),
        ] + collectionEnd,
        summary: "connects an outlet collection from the end of what it holds",
        discussion: """
            The same connections as `connect collection` makes, said from their other end, as Xcode's New Referencing Outlet \
            Collection is drawn. `inspect DST` lists them under Referencing Outlet Collections.
            """,
        examples: [
            Example("connect referencing collection aB1-cd-E2f <- owner.labels", "one label more"),
            Example("connect referencing collection aB1-cd-E2f <- owner.labels at 0", "as the first of them"),
        ],
        seeAlso: ["connect collection", "connect referencing", "inspect"], group: "Connections", apply: makeCollection)

    /// What may follow the ends of a collection's connections.
    private static var collectionEnd: [Syntax] {
        [
            .optional([
                .keyword("as"),
                .several(Parameter("ID", kind: .newID, summary: "the ids to give, one for each object")),
            ]),
            .optional([.keyword("appends")]), .atPlace, NameRefusal.force,
            .assignments(
                [Parameter("collectionClass", kind: .word, summary: "the class of the collection, as NSMutableArray")],
                open: false),
        ]
    }

    /// Puts each `DST` into the collection `SRC.NAME`.
    @Sendable private static func makeCollection(_ context: EditContext, _ arguments: Arguments) throws -> EditOutcome {
        let word = try arguments.required("SRC.NAME")
        let (source, name) = try context.references(for: word, beside: arguments["DST"]).member(word, "name")
        try Connecting.checkSource(source, word, context)
        try Connecting.checkName(name, "the name of an outlet collection", word)
        let sourceID = try context.requireID(source)
        let references = context.references(near: source)
        let objects = try arguments.several("DST").map { try references.resolve($0) }
        let destinations = try objects.map { try context.requireID($0) }
        try checkTwice(destinations, arguments.several("DST"), context)
        let warnings = try Connecting.checkOutlet(
            name, word, source, objects, isCollection: true, arguments, context)
        let given = arguments.several("ID")
        guard given.isEmpty || given.count == destinations.count else {
            throw ShellError(
                "usage", Connecting.countOfIDs(destinations.count, given.count),
                span: given.last?.span)
        }
        var index = try placeInKind(arguments, name, source, context)
        var ids: [String] = []
        for (i, destination) in destinations.enumerated() {
            let id = try context.newID(given.isEmpty ? nil : given[i])
            ids.append(id)
            let extra = collectionClass(arguments, name, source, context)
            var attributes = [Attribute("property", name), Attribute("destination", destination)]
            if arguments.has("appends") { attributes.append(Attribute("appends", "YES")) }
            if let extra { attributes.append(Attribute("collectionClass", extra)) }
            attributes.append(Attribute("id", id))
            try Connecting.insert(.outletCollection, attributes, from: source, at: index, context)
            if let place = index { index = place + 1 }
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("SRC.NAME", to: sourceID, name)
        resolved.set("DST", to: destinations.map { .text($0) })
        resolved.set("ID", to: ids.map { .text($0) })
        if let value = collectionClass(arguments, name, source, context) {
            resolved.assign("collectionClass", .text(value))
        }
        var outcome = EditOutcome(resolved)
        outcome.remarks = warnings
        outcome.fields = Connecting.fields(ids, source: sourceID, destinations: destinations)
        return outcome
    }

    /// Refuses an object that is named twice.
    private static func checkTwice(_ destinations: [String], _ words: [Word], _ context: EditContext)
        throws(ShellError)
    {
        // What the log has was done, and is done again.
        guard !context.isReplaying, Set(destinations).count < destinations.count else { return }
        var seen: Set<String> = []
        for (id, word) in zip(destinations, words) where !seen.insert(id).inserted {
            throw ShellError("usage", "the same object is named twice: \(id)", span: word.span)
        }
    }

    /// The place among all collections' connections that a place in one collection stands for.
    private static func placeInKind(_ arguments: Arguments, _ name: String, _ source: NodeID, _ context: EditContext)
        throws -> Int?
    {
        guard let place = try arguments.integer("N") else { return nil }
        let all = context.document.connections(.outletCollection, from: source)
        let own = all.indices.filter { all[$0].name == name }
        guard place >= 0, place <= own.count else {
            throw ShellError(
                "wrong-place", "the collection '\(name)' has \(own.count) objects, so there is no place \(place)",
                span: arguments["N"]?.span)
        }
        return place < own.count ? own[place] : own.last.map { $0 + 1 }
    }

    private static func collectionClass(
        _ arguments: Arguments, _ name: String, _ source: NodeID, _ context: EditContext
    ) -> String? {
        if let word = arguments.assignment("collectionClass") { return word.text }
        return Connecting.existing(.outletCollection, name, from: source, context)
            .flatMap { context.tree.attribute("collectionClass", of: $0.node) }
    }
}
