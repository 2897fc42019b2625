import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

extension Shell {
    static let declareOutlet = editing(
        "declare outlet",
        [
            .operand(
                Parameter(
                    "SRC.NAME", kind: .outletMember, summary: "the object whose class gets the outlet, and its name")),
            .optional([.keyword("->"), .operand(.object("DST", "the object that the outlet shall hold"))]), .asID,
            .assignments([DeclaringOutlets.type], open: false),
        ],
        summary: "declares an outlet in the code of an object's class, and connects it",
        discussion: """
            The property goes where Xcode puts it: behind the last outlet of the class, else first. It has the class of the \
            destination and is weak, unless nothing else keeps the destination, as with constraints and what is at the top \
            level. Without a destination it is only declared. An Objective-C header gets `@class` for a class of the project \
            that it does not know, an implementation the `#import`. Files are written when the document is saved.
            """,
        examples: [
            Example("declare outlet owner.goButton -> hSs", "a property in the class of File's Owner, connected"),
            Example("declare outlet owner.goButton type=UIButton", "only the property"),
        ],
        seeAlso: ["connect outlet", "delete outlet", "rename outlet"], group: "Code"
    ) { context, arguments in
        let word = try arguments.required("SRC.NAME")
        let (source, name) = try context.references(for: word, beside: arguments["DST"]).member(word, "name")
        try Connecting.checkSource(source, word, context)
        let destination = try arguments["DST"].map { try context.references(near: source).resolve($0) }
        guard destination != nil || arguments["ID"] == nil else {
            throw ShellError(
                "usage", "only a connection has an id", span: arguments["ID"]?.span, hints: ["add '-> DST'"])
        }
        let sourceID = try context.requireID(source)
        var resolved = ResolvedArguments(arguments)
        resolved.set("SRC.NAME", to: sourceID, name)
        let type = DeclaringOutlets.type(arguments, [destination].compactMap { $0 }, context)
        resolved.assign("type", .text(type))
        if !context.isReplaying {
            var outlet = NewOutlet(name: name, type: type)
            outlet.isStrong = destination.map { DeclaringOutlets.isUnowned($0, context) } ?? false
            try DeclaringOutlets.declare(outlet, source, word, context)
        }
        var outcome = EditOutcome(resolved)
        if let destination {
            let target = try context.requireID(destination)
            let id = try DeclaringOutlets.connect(name, from: source, to: target, arguments["ID"], context, &outcome)
            outcome.resolved.set("DST", to: target)
            if !id.isEmpty { outcome.resolved.set("ID", to: id) }
            outcome.fields = Connecting.fields([id], source: sourceID, destinations: [target])
        }
        outcome.remarks += CodeEditing.told(context)
        return outcome
    }

    static let declareCollection = editing(
        "declare collection",
        [
            .operand(
                Parameter(
                    "SRC.NAME", kind: .collectionMember,
                    summary: "the object whose class gets the collection, and its name")),
            .keyword("->"), .several(.object("DST", "the objects that the collection shall hold, in this order")),
            .optional([
                .keyword("as"),
                .several(Parameter("ID", kind: .newID, summary: "the ids to give, one for each object")),
            ]),
            .assignments([DeclaringOutlets.type], open: false),
        ],
        summary: "declares an outlet collection in the code of an object's class, and connects it",
        discussion: """
            The elements have the class that all the destinations have; when they differ, that of views.
            """,
        examples: [Example("declare collection owner.labels -> aB1-cd-E2f gH3-ij-K4l", "an array of two labels")],
        seeAlso: ["connect collection", "declare outlet"], group: "Code"
    ) { context, arguments in
        let word = try arguments.required("SRC.NAME")
        let (source, name) = try context.references(for: word, beside: arguments["DST"]).member(word, "name")
        try Connecting.checkSource(source, word, context)
        let destinations = try arguments.several("DST").map { try context.references(near: source).resolve($0) }
        let given = arguments.several("ID")
        guard given.isEmpty || given.count == destinations.count else {
            throw ShellError(
                "usage", Connecting.countOfIDs(destinations.count, given.count),
                span: given.last?.span)
        }
        let sourceID = try context.requireID(source)
        let type = DeclaringOutlets.type(arguments, destinations, context)
        if !context.isReplaying {
            var outlet = NewOutlet(name: name, type: type)
            outlet.isCollection = true
            try DeclaringOutlets.declare(outlet, source, word, context)
        }
        let targets = try destinations.map { try context.requireID($0) }
        var ids: [String] = []
        for (index, target) in targets.enumerated() {
            let id = try context.newID(given.isEmpty ? nil : given[index])
            ids.append(id)
            try Connecting.insert(
                .outletCollection,
                [Attribute("property", name), Attribute("destination", target), Attribute("id", id)],
                from: source, at: nil, context)
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("SRC.NAME", to: sourceID, name)
        resolved.set("DST", to: targets.map { .text($0) })
        resolved.set("ID", to: ids.map { .text($0) })
        resolved.assign("type", .text(type))
        var outcome = EditOutcome(resolved)
        outcome.remarks = CodeEditing.told(context)
        outcome.fields = Connecting.fields(ids, source: sourceID, destinations: targets)
        return outcome
    }
}

/// What `declare outlet` and `declare collection` share.
enum DeclaringOutlets {
    static let type = Parameter(
        "type", kind: .word, summary: "the class in the declaration, instead of the destination's")

    /// Declares an outlet in the class of an object.
    static func declare(_ outlet: NewOutlet, _ source: NodeID, _ word: Word, _ context: EditContext) throws {
        let editing = try CodeEditing(context)
        let codeClass = try editing.codeClass(of: source, word)
        var outlet = outlet
        outlet.isMac = context.document.kind.family == .cocoa
        do {
            let changes = try CodeDeclaring.declare(
                outlet, in: codeClass, inherited: editing.inherited(codeClass), bytes: editing.bytes)
            try editing.requireNew(outlet.name, isAction: false, in: codeClass, word)
            try editing.make(changes, naming: outlet.type, in: codeClass)
        } catch let error as CodeEditError { throw ShellError(error, span: word.span) }
    }

    /// Connects an outlet, unless it is connected to that object already.
    ///
    /// - Returns: the connection's id.
    static func connect(
        _ name: String, from source: NodeID, to target: String, _ newID: Word?, _ context: EditContext,
        _ outcome: inout EditOutcome
    ) throws -> String {
        if let old = Connecting.existing(.outlet, name, from: source, context) {
            if old.destination == target, newID == nil || newID?.text == old.id { return old.id }
            outcome.remarks.append(Connecting.replaced(old, in: context.document))
            context.edit.remove(old.node)
        }
        let id = try context.newID(newID)
        try Connecting.insert(
            .outlet, [Attribute("property", name), Attribute("destination", target), Attribute("id", id)],
            from: source, context)
        return id
    }

    /// The class in the declaration: the given one, or the one that all destinations have, or that of views.
    static func type(_ arguments: Arguments, _ destinations: [NodeID], _ context: EditContext) -> String {
        if let word = arguments.assignment("type") { return word.text }
        let names = Set(
            destinations.map { node in
                context.tree.attribute("customClass", of: node) ?? context.document.systemClassName(of: node)
            })
        if names.count == 1, let name = names.first { return name }
        return context.document.kind.family == .cocoa ? "NSView" : "UIView"
    }

    /// Whether nothing but the outlet keeps an object: it is a constraint, or at the top level.
    static func isUnowned(_ node: NodeID, _ context: EditContext) -> Bool {
        if context.document.isConstraint(node) { return true }
        guard let parent = context.tree.parent(node) else { return false }
        return context.tree.name(parent) == "objects"
    }
}
