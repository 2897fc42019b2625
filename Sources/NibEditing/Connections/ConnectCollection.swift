import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `connect collection`: puts objects into an outlet collection.
package enum ConnectCollection {
    static let source = Parameter<MemberReference>(
        "SRC.NAME", kind: .collectionMember, summary: "the object that has the collection, and its name")
    static let objects = Parameter<ObjectReference>(
        "DST", summary: "the objects to put into the collection, in this order")
    static let newIDs = Parameter<NewID>("ID", summary: "the ids of the connections, one for each object")
    static let appends = Keyword("appends")
    static let collectionClass = NamedParameter<Name>(
        "collectionClass", kind: .collectionClass, summary: "the class of the collection, such as NSMutableArray")

    /// The classes that Xcode gives collections.
    package static let classes = ["NSArray", "NSMutableArray"]

    /// What may follow the two ends.
    static let options: [Syntax] = [
        .optional([.keyword("as"), .several(newIDs)]), .optional([.keyword(appends)]), .atPlace,
        NameRefusal.forceSyntax, .assignments(collectionClass, open: false),
    ]

    static let command = EditingCommand(
        "connect collection", syntax: [.operand(source), .keyword("->"), .several(objects)] + options,
        summary: "puts objects into an outlet collection",
        discussion: """
            The order of a collection is the order of its connections. New ones go to the end, or to position N. With \
            `appends`, the objects are added to those that the property holds at run time, as gesture recognizers are. \
            Objects that are in the collection already stay where they are. \
            Without `collectionClass=`, the class is that of the existing connections.
            """,
        examples: [
            Example("connect collection owner.labels -> aB1-cd-E2f gH3-ij-K4l", "two labels, in this order"),
            Example(
                "connect collection iN0.gestureRecognizers -> tAp-gr-001 appends", "a gesture recognizer of a view"),
        ],
        seeAlso: ["connect outlet", "disconnect collection"], group: "Connections",
        resolve: resolve, apply: apply)

    /// Finds the objects, checks the name against the code, and gives each connection its id.
    @Sendable static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError) -> Resolved {
        let document = context.document
        let word = try arguments[source].word
        let words = try arguments[all: objects].map(\.word)
        let (named, name) = try context.references(for: word, beside: words.first).member(word, what: "name")
        let isForced = arguments[NameRefusal.force]
        let (node, routed) = isForced ? (named, []) : Connecting.owner(ofOutlet: name, on: named, in: context)
        if !isForced { try checkClass(try arguments[collectionClass]?.word) }
        try WatchCheck.check("outletCollection", as: "outlet collections", at: arguments.verb, in: document)
        try Connecting.checkSource(node, at: word, in: document)
        try Connecting.checkName(name, what: "the name of an outlet collection", at: word)
        let sourceID = try context.id(of: node)
        let references = context.references(near: node)
        let meant = try words.map { word throws(CommandError) -> ScrolledView.Meant in
            let wanted = try references.resolve(word)
            return isForced
                ? (wanted, []) : Connecting.held(wanted, byOutlet: name, of: node, isCollection: true, in: context)
        }
        let given = try arguments[all: Self.newIDs]
        let ids = try meant.map { object throws(CommandError) in try context.id(of: object.node) }
        try checkTwice(ids, words: words)
        let members = given.isEmpty ? Self.members(of: name, of: node, in: document) : []
        let added = ids.indices.filter { !members.contains(ids[$0]) }
        if added.isEmpty { return .nothingToDo }
        let (held, destinations) = (added.map { meant[$0].node }, added.map { ids[$0] })
        let warnings =
            try SceneCrossing.check(
                "outletCollection '\(name)'", from: node, to: held, at: words.last?.span ?? word.span,
                isForced: isForced, in: document)
            + Connecting.checkOutlet(
                name, at: word, of: node, holding: held, isCollection: true, isForced: isForced, in: context)
        if !given.isEmpty {
            try Connecting.check(ids: given.count, forObjects: destinations.count, at: given.last?.span)
        }
        _ = try placeInKind(arguments[ifGiven: CommonParameters.place], name: name, of: node, in: document)
        let newIDs = try Connecting.newIDs(given, forObjects: destinations.count, in: context)

        var command = ResolvedArguments(arguments)
        command[source] = MemberReference(object: sourceID, name: name)
        command[all: objects] = destinations.map { ObjectReference($0) }
        command[all: Self.newIDs] = newIDs.map { NewID($0) }
        if command[collectionClass] == nil, let own = ownClass(name, of: node, in: document) {
            command[collectionClass] = Name(own)
        }
        var resolved = Resolved(command)
        resolved.remarks = routed + meant.flatMap(\.remarks) + warnings
        resolved.remarks += ids.filter(members.contains).map { "already in '\(name)': \($0, .id)" }
        resolved.details = .connected(newIDs, source: sourceID, destinations: destinations)
        return resolved
    }

    /// Makes a connection to each object, at the end of the collection or starting at a position.
    @Sendable static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> Outcome
    {
        let (node, name) = try context.named(source, of: command)
        let (destinations, ids) = (command[all: objects], command[all: newIDs])
        try Connecting.check(ids: ids.count, forObjects: destinations.count)
        var index = try placeInKind(command[CommonParameters.place], name: name, of: node, in: context.document)
        for (destination, id) in zip(destinations, ids) {
            var attributes = [Attribute("property", name), Attribute("destination", destination.text)]
            if command[appends] { attributes.append(Attribute("appends", "YES")) }
            if let own = command[collectionClass] { attributes.append(Attribute("collectionClass", own.text)) }
            attributes.append(Attribute("id", id.text))
            try Connecting.insert(.outletCollection, attributes: attributes, from: node, at: index, in: context.edit)
            if let place = index { index = place + 1 }
        }
        return Outcome()
    }

    /// Refuses a class that Xcode gives no collection.
    private static func checkClass(_ word: Word?) throws(CommandError) {
        guard let word, !classes.contains(word.text) else { return }
        let near = Nearest.names(to: word.text, among: classes, limit: 1)
        throw CommandError(
            "bad-value", "a collection is an \(classes.joined(separator: " or ")), not '\(word.text)'", span: word.span,
            hints: Advice.didYouMean(near) + ["'--force' writes it anyway"])
    }

    /// The ids of the objects that a collection has.
    private static func members(of name: String, of source: NodeID, in document: NibDocument) -> Set<String> {
        Set(document.connections(.outletCollection, from: source, where: ["property": name]).map(\.destination))
    }

    /// Refuses an object that is named twice.
    private static func checkTwice(_ destinations: [String], words: [Word]) throws(CommandError) {
        guard Set(destinations).count < destinations.count else { return }
        var seen: Set<String> = []
        for (id, word) in zip(destinations, words) where !seen.insert(id).inserted {
            throw CommandError("usage", "the same object is named twice: \(id)", span: word.span)
        }
    }

    /// Converts a position in one collection to a position among the connections of all collections.
    private static func placeInKind(_ place: WholeNumber?, name: String, of source: NodeID, in document: NibDocument)
        throws(CommandError) -> Int?
    {
        guard let place else { return nil }
        let own = document.connections(.outletCollection, from: source, where: ["property": name])
        guard place.value >= 0, place.value <= own.count else {
            throw CommandError(
                "wrong-place",
                "the collection '\(name)' has \(own.count) objects, so there is no position \(place.value)",
                span: place.span)
        }
        if place.value < own.count { return document.placeInKind(ofConnection: own[place.value].node) }
        return own.last.map { document.placeInKind(ofConnection: $0.node) + 1 }
    }

    /// The class of the collection according to its existing connections.
    private static func ownClass(_ name: String, of source: NodeID, in document: NibDocument) -> String? {
        document.connection(.outletCollection, named: name, from: source)
            .flatMap { document.tree.attribute("collectionClass", of: $0.node) }
    }
}
