import CommandLanguage
import XMLTree

@testable import DifferenceScript

/// Turns the operations of a pair into the commands a user would give.
///
/// What a removal takes along is listed by the operations as well, so commands on what is gone are left out.
struct DeltaConverter {
    private var gone: Set<String> = []
    private var lines: [String] = []
    /// How many of them the objects' commands were played on.
    private var played = 0
    /// Connections and constraints that are still to be added: a `connect` cannot name them yet, a literal element can.
    private var later: Set<String>
    /// The constraints that are added: last of all, since by then the objects are there and free of fixed frames.
    private var constraints: [String] = []

    /// What adds objects and parts without their XML; nil if they are inserted.
    private let objects: ObjectCommands?

    private init(_ operations: [Operation], objects: ObjectCommands?) {
        self.objects = objects
        later = Set(operations.filter { $0.name.hasPrefix("add") }.compactMap(\.addedID))
    }

    /// The script of a pair: one transaction, since an element put in early may name one put in later.
    ///
    /// - Parameters:
    ///   - pair: the pair.
    ///   - isFine: whether objects and parts are added and set, not inserted as literal elements, where that is possible.
    /// - Returns: the script.
    /// - Throws: an error for operations that no command does.
    static func script(_ pair: DeltaPair, isFine: Bool = true) throws -> String {
        let operations = pair.operations.map { Operation($0) }
        var converter = DeltaConverter(operations, objects: isFine ? try ObjectCommands(on: pair.before) : nil)
        for operation in Self.possible(operations) {
            if let id = operation.addedID, operation.name != "addConstraint" { converter.later.remove(id) }
            try converter.convert(operation)
            converter.catchUp()
        }
        let block = ["begin"] + converter.lines + converter.constraints + ["commit"]
        return block.map { $0 + "\n" }.joined()
    }

    /// The operations in an order in which each can be done: `initialViewController` goes before its scene does, and a child
    /// with a key comes when the last one with the key has been moved away.
    private static func possible(_ operations: [Operation]) -> [Operation] {
        func isInitial(_ operation: Operation) -> Bool {
            operation.name == "removeAttribute" && operation["name"]?.string == "initialViewController"
        }
        let rest = operations.filter { !isInitial($0) }
        guard let lastMove = rest.lastIndex(where: { $0.name == "moveObject" }) else {
            return operations.filter(isInitial) + rest
        }
        let moves = rest[...lastMove]
        func waits(_ operation: Operation) -> Bool {
            let slot = operation["slot"]?.string ?? ""
            guard operation.name == "addObject", slot.hasPrefix("key="), let xml = operation["xml"]?.string else {
                return false
            }
            return !rest.contains { $0["parent"]?.string.map { xml.contains("id=\"\($0)\"") } ?? false }
        }
        return operations.filter(isInitial) + moves.filter { !waits($0) } + moves.filter(waits)
            + rest[(lastMove + 1)...]
    }

    private mutating func convert(_ operation: Operation) throws {
        switch operation.name {
        case "addConnection": try addConnection(operation)
        case "removeConnection": remove(try operation.text("id"), by: "disconnect")
        case "removeConstraint": remove(try operation.text("id"), by: "remove")
        case "changeConnection", "changeConstraint": try change(operation)
        case "addConstraint": try addConstraint(operation)
        case "setAttribute": try setAttribute(operation)
        case "removeAttribute": try removeAttribute(operation)
        case "addObject": try addObject(operation)
        case "moveObject": try moveObject(operation)
        case "removeObject": try removeObject(operation)
        case "childElement": try childElement(operation)
        case "addRuntimeAttribute", "changeRuntimeAttribute": try runtimeAttribute(operation)
        case "removeRuntimeAttribute":
            lines.append(
                "unset attribute \(quote(try operation.text("object"))) \(quote(try operation.text("keyPath")))")
        default: throw ConversionError(reason: "no command for '\(operation.name)'")
        }
    }

    // MARK: - Connections and constraints

    private mutating func addConnection(_ operation: Operation) throws {
        let kind = try operation.text("kind")
        let source = DeltaAddress(try operation.text("source"))
        let destination = operation.attributes.first { $0.name == "destination" || $0.name == "target" }?.value
        if destination.map({ later.contains($0) }) != true, operation["index"] == nil,
            source.steps.isEmpty, let line = try connectionLine(operation.element(kind), from: source)
        {
            lines.append(line)
        } else {
            try insert(operation.element(kind), into: source.place("connections"), at: operation["index"]?.int)
        }
    }

    private mutating func addConstraint(_ operation: Operation) throws {
        let owner = DeltaAddress(try operation.text("owner"))
        if operation["children"] == nil, owner.steps.isEmpty {
            let tree = try XMLTree(bytes: Array(operation.element("constraint").utf8))
            if let line = ConstraintLine(tree.root, of: owner.object, in: tree).text { return constraints.append(line) }
        }
        try insert(operation.element("constraint"), into: owner.place("constraints"), at: nil)
    }

    private mutating func remove(_ id: String, by verb: String) {
        guard gone.insert(id).inserted else { return }
        lines.append("\(verb) \(quote(id))")
    }

    private mutating func change(_ operation: Operation) throws {
        let id = try operation.text("id")
        for (name, value) in operation["set"]?.members ?? [] {
            lines.append("set \(quote(id)) \(DeltaAddress(id).path(name)) \(quote(value.string ?? ""))")
        }
        for name in operation["unset"]?.array ?? [] {
            lines.append("unset \(quote(id)) \(DeltaAddress(id).path(name.string ?? ""))")
        }
        for child in operation["children"]?.array ?? [] {
            try insert(child.string ?? "", into: DeltaAddress(id).place(), at: nil)
        }
    }

    // MARK: - Objects

    private mutating func addObject(_ operation: Operation) throws {
        let parent = DeltaAddress(try place(operation))
        try insert(try operation.text("xml"), into: parent.place(), at: operation["index"]?.int)
    }

    private mutating func moveObject(_ operation: Operation) throws {
        let slot = try operation.text("slot")
        let place =
            slot.hasPrefix("key=")
            ? DeltaAddress(try operation.text("parent")).place(DeltaAddress.step(String(slot.dropFirst(4))))
            : DeltaAddress(try self.place(operation)).place()
        lines.append("move \(quote(try operation.text("id"))) to \(place)\(Self.at(operation["index"]?.int))")
    }

    private mutating func removeObject(_ operation: Operation) throws {
        let id = try operation.text("id")
        remove(id, by: "remove")
        for list in operation["alsoRemoved"]?.members ?? [] {
            gone.formUnion((list.value.array ?? []).compactMap(\.string))
        }
    }

    /// The address of what takes an object.
    private func place(_ operation: Operation) throws -> String {
        let slot = try operation.text("slot")
        let within = operation["within"]?.string
        let steps = slot.hasPrefix("key=") ? within : slot
        return try operation.text("parent") + (steps.map { $0.isEmpty ? "" : "/\($0)" } ?? "")
    }

    // MARK: - Attributes and children

    private mutating func setAttribute(_ operation: Operation) throws {
        let address = DeltaAddress(try operation.text("object"))
        let value = quote(try operation.text("value"))
        lines.append("set \(address.operand) \(address.path(try operation.text("name"))) \(value)")
    }

    private mutating func removeAttribute(_ operation: Operation) throws {
        let address = DeltaAddress(try operation.text("object"))
        lines.append("unset \(address.operand) \(address.path(try operation.text("name")))")
    }

    private mutating func childElement(_ operation: Operation) throws {
        let address = DeltaAddress(try operation.text("object"))
        let action = try operation.text("action")
        let hasKey = Operation.hasKey(operation["xml"]?.string ?? "")
        if action == "remove" || action == "replace" && !hasKey {
            let child = DeltaAddress.step(try operation.text("child"))
            lines.append("unset \(address.operand) \((address.steps + [child]).joined(separator: "."))")
        }
        guard action != "remove" else { return }
        let xml = try operation.text("xml")
        try insert(xml, into: address.place(), at: operation["index"]?.int)
    }

    private mutating func runtimeAttribute(_ operation: Operation) throws {
        let value = try RuntimeValue(operation).text
        let words = [
            "attribute", quote(try operation.text("object")), quote(try operation.text("keyPath")),
            try operation.text("type"), quote(value),
        ]
        lines.append(words.joined(separator: " ") + Self.at(operation["index"]?.int))
    }

    // MARK: - Words

    /// Plays the lines that were not played yet.
    private mutating func catchUp() {
        objects?.play(Array(lines[played...]))
        played = lines.count
    }

    /// Adds an element by the finest commands that do it.
    private mutating func insert(_ xml: String, into place: String, at index: Int?) throws {
        let line = "insert \(Quoting.forced(xml)) into \(place)\(Self.at(index))"
        catchUp()
        lines += try objects?.lines(insteadOf: line) ?? [line]
    }

    private func connectionLine(_ xml: String, from source: DeltaAddress) throws -> String? {
        let tree = try XMLTree(bytes: Array(xml.utf8))
        return ConnectionLine(tree.root, from: source.object, in: tree).text()
    }

    private static func at(_ index: Int?) -> String { index.map { " at \($0)" } ?? "" }

    private func quote(_ text: String) -> String { Quoting.quote(text, protecting: ["to", "as", "at", "into"]) }
}
