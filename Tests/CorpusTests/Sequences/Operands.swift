import CommandLanguage
import NibDocument
import XMLTree
import SeededRandom

/// Random operands, most of them drawn from a document, some of them wrong on purpose.
struct Operands {
    let document: NibDocument
    private let objects: [NodeID]
    private let connections: [Connection]
    private let constraints: [NodeID]
    var random: SeededGenerator

    private static let texts = [
        "", "Go", "Sign in", "YES", "NO", "12", "0.5", "(1,2,3,4)", "(1,2)", "#FF8800", "a & b <c>", "it's \"quoted\"",
        "back\\slash", "line\nbreak", "tab\tstop", "\r", "Grüße 見 👩‍👩‍👧", "]]>", "--", "->", "# no comment", "to", "as",
        "e\u{301}", " spaces ", "\u{1}", "\u{FFFE}", String(repeating: "long ", count: 40), "name=value",
    ]
    private static let names = [
        "delegate", "view", "zoo", "apple", "customClass", "userLabel", "title", "text", "tag", "hidden", "a b", "x.y",
        "<bad>", "é",
    ]

    init(_ document: NibDocument, random: SeededGenerator) {
        self.document = document
        self.random = random
        objects = document.objects
        connections = document.connections
        constraints = document.tree.subtree(document.tree.root).filter { document.isConstraint($0) }
    }

    /// Ids that Interface Builder does not make, but documents may have; some look like other words of commands.
    private static let oddIDs = [
        "7", "-7", "a.b", "ü-見-3", "to", "as", "x[2]", "scene:1", "$", ".", "owner", "a/b", "a->b", "#1", "at",
        "document", "id=x",
    ]

    // MARK: - Names of objects

    /// An object's element; nil in an empty document.
    mutating func node() -> NodeID? { random.pick(objects) }

    /// A reference to an object: mostly an id, else a reserved word or nothing that is there.
    mutating func object() -> String {
        switch random.below(40) {
        case 0: "nO-su-ch1"
        case 1: random.pick(["owner", "first-responder", "app", ".", "$", "document", "''"])!
        case 2: connection()
        case 3: constraint()
        case 4: prefix()
        default: id(node())
        }
    }

    /// An object in the scene of another, if there is one.
    mutating func object(near source: NodeID?) -> String {
        guard let source, random.chance(85), document.kind.isStoryboard else { return object() }
        let scene = document.scene(of: source)
        return id(random.pick(objects.filter { document.scene(of: $0) == scene }))
    }

    /// The controller of a scene, or the scene itself; sometimes another object.
    mutating func controller() -> String {
        guard random.chance(90), let scene = random.pick(document.scenes) else { return object() }
        let name = document.tree.attribute("sceneID", of: scene).map { "scene:\($0)" }
        return random.chance(20) ? name ?? object() : id(document.controller(of: scene))
    }

    mutating func connection() -> String { random.pick(connections).map { quote($0.id) } ?? "nO-co-nn1" }

    mutating func connection(of kind: Connection.Kind?) -> Connection? {
        random.pick(connections.filter { kind == nil || $0.kind == kind })
    }

    mutating func constraint() -> String { id(random.pick(constraints)) }

    private mutating func prefix() -> String {
        guard let id = node().flatMap({ document.id(of: $0) }) else { return "nO" }
        return quote(String(id.prefix(2)))
    }

    func id(_ node: NodeID?) -> String { quote(node.flatMap { document.id(of: $0) } ?? "nO-su-ch2") }

    /// `OBJECT.name`.
    mutating func member(_ object: String, _ name: String? = nil) -> String { "\(object).\(name ?? self.name())" }

    // MARK: - Names and values

    mutating func name() -> String { Quoting.join([random.pick(Self.names)!], quoting: UInt8(ascii: "=")) }

    mutating func value() -> String {
        quote(random.chance(20) ? node().flatMap { document.id(of: $0) } ?? "x" : random.pick(Self.texts)!)
    }

    /// An id for something new; sometimes one that is taken, or none at all.
    mutating func newID() -> String {
        switch random.below(20) {
        case 0: id(node())
        case 1: "'bad id'"
        case 2: quote(random.pick(Self.oddIDs)!)
        default: freshID()
        }
    }

    mutating func freshID() -> String {
        let letters = Array("abcXYZ0123456789")
        var id = ""
        for place in 0..<10 { id.append(place == 3 || place == 6 ? "-" : random.pick(letters)!) }
        return id
    }

    /// ` as ID`, or nothing.
    mutating func asID() -> String { random.chance(40) ? " as \(newID())" : "" }

    /// ` at N`, or nothing.
    mutating func place() -> String {
        random.chance(30) ? " at \(random.chance(5) ? 99 : random.below(4))" : ""
    }

    func quote(_ text: String) -> String { Quoting.quote(text, protecting: ["to", "as", "at", "into", "appends"]) }

    // MARK: - Ways into objects

    /// A path from an object to one of its attributes, or to one that it lacks.
    mutating func path(from node: NodeID?) -> String {
        guard let node else { return name() }
        var steps: [String] = []
        var current = node
        while random.chance(45), let child = random.pick(Array(document.tree.elements(in: current))) {
            steps.append("\(document.path(from: current, to: child))")
            current = child
        }
        if random.chance(15) { return steps.isEmpty ? name() : steps.joined(separator: ".") }
        let attribute = random.chance(70) ? random.pick(document.tree.attributeNames(current)) : nil
        return (steps + [attribute ?? name()]).joined(separator: ".")
    }

    /// An object that has a place for another's element.
    mutating func parent(for node: NodeID) -> NodeID? {
        let child = document.tree.name(node)
        return random.pick(
            objects.filter { !document.catalog.slots(parent: document.tree.name($0), child: child).isEmpty })
    }

    /// An object that takes others, and perhaps where in it.
    mutating func parent() -> String {
        guard let node = node() else { return "document.objects" }
        let lists = document.tree.elements(in: node).map { document.tree.name($0) }
        switch random.below(10) {
        case 0, 1:
            return "\(id(node)).\(random.pick(["subviews", "items", "objects", "constraints", "cells", "cell"])!)"
        case 2, 3: return random.pick(lists).map { "\(id(node)).\($0)" } ?? id(node)
        case 4: return random.pick(["document.objects", "document.resources", "document.scenes", "document"])!
        default: return object()
        }
    }
}
