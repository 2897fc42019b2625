import CommandLanguage
import NibDocument
import XMLTree
import SeededRandom

/// Random commands of all editing verbs for a document as it is now.
struct RandomCommands {
    private var operands: Operands
    private var document: NibDocument { operands.document }
    var random: SeededGenerator { operands.random }

    init(_ document: NibDocument, random: SeededGenerator) {
        operands = Operands(document, random: random)
    }

    /// The next command.
    mutating func next() -> String {
        switch operands.random.below(24) {
        case 0, 1: connectOutlet()
        case 2: connectCollection()
        case 3: connectAction()
        case 4: connectSegue()
        case 5: connectBinding()
        case 6: disconnect()
        case 7, 8: add()
        case 9, 10: insert()
        case 11: "remove \(operands.object())"
        case 12: move()
        case 13: duplicate()
        case 14, 15, 16: set()
        case 17, 18: unset()
        case 19: attribute()
        case 20: unsetAttribute()
        case 21: look()
        case 22: document.kind.isStoryboard ? sceneCommand() : set()
        default: set()
        }
    }

    // MARK: - Connections

    private mutating func connectOutlet() -> String {
        let source = operands.node()
        let from = operands.member(operands.id(source))
        let target = operands.object(near: source)
        if operands.random.chance(25) { return "connect referencing \(target) <- \(from)\(operands.asID())" }
        return "connect outlet \(from) -> \(target)\(operands.asID())"
    }

    private mutating func connectCollection() -> String {
        let source = operands.node()
        let old = operands.connection(of: .outletCollection)
        let isOld = old != nil && operands.random.chance(50)
        let from = isOld ? operands.member(operands.id(old?.source), old?.name) : operands.member(operands.id(source))
        let ends = (0...operands.random.below(3)).map { _ in operands.object(near: isOld ? old?.source : source) }
        let ids = operands.random.chance(30) ? " as" + ends.map { _ in " \(operands.newID())" }.joined() : ""
        let appends = operands.random.chance(30) ? " appends" : ""
        if operands.random.chance(25) {
            return
                "connect referencing collection \(ends.joined(separator: " ")) <- \(from)\(ids)\(appends)\(operands.place())"
        }
        return "connect collection \(from) -> \(ends.joined(separator: " "))\(ids)\(appends)\(operands.place())"
    }

    private mutating func connectAction() -> String {
        let source = operands.node()
        let event = operands.random.pick(["", "", ".touchUpInside", ".valueChanged", ".doubleAction", ".nonsense"])!
        let selector = operands.random.pick(["go:", "save", "move:with:"])!
        let target = operands.object(near: source)
        let from = "\(operands.id(source))\(event)"
        if operands.random.chance(25) { return "connect received \(target).\(selector) <- \(from)\(operands.asID())" }
        return "connect action \(from) -> \(target).\(selector)\(operands.asID())"
    }

    private mutating func connectSegue() -> String {
        let kind = operands.random.pick(["show", "presentation", "embed", "relationship", "unwind", "nonsense"])!
        let identifier = operands.random.chance(50) ? " identifier=\(operands.value())" : ""
        let action = kind == "unwind" ? " unwindAction=back:" : ""
        let target = kind == "unwind" && operands.random.chance(80) ? "exit" : operands.controller()
        let source = kind == "relationship" ? operands.controller() : operands.object()
        return "connect segue \(source) -> \(target) \(kind)\(identifier)\(action)\(operands.asID())"
    }

    private mutating func sceneCommand() -> String {
        switch operands.random.below(4) {
        case 0: "remove scene \(operands.controller())"
        case 1: "set initial \(operands.controller())"
        default: addScene()
        }
    }

    private mutating func addScene() -> String {
        let element = operands.random.pick([
            "viewController", "tableViewController", "navigationController", "tabBarController", "windowController",
            "tabViewController", "splitViewController", "view",
        ])!
        let title = operands.random.chance(50) ? " title=\(operands.value())" : ""
        return "add scene \(element)\(title)\(operands.asID())"
    }

    private mutating func connectBinding() -> String {
        let name = operands.random.pick(["value", "maxValue", "enabled", "enabled2", "hidden", "content"])!
        let path = operands.random.pick(["self.title", "values.volume", "selection.name", "'a b'"])!
        return "connect binding \(operands.object()).\(name) -> \(operands.object()).\(path)\(operands.asID())"
    }

    private mutating func disconnect() -> String {
        guard operands.random.chance(80), let old = operands.connection(of: nil) else {
            return "disconnect all \(operands.object())"
        }
        let source = operands.id(old.source)
        let member = operands.member(source, operands.quote(old.name))
        switch (old.kind, operands.random.below(3)) {
        case (.outlet, 0): return "disconnect outlet \(member)"
        case (.outletCollection, 0): return "disconnect collection \(member)"
        case (.outletCollection, 1): return "disconnect collection \(member) -> \(operands.quote(old.destination))"
        case (.action, 0): return "disconnect action \(source)"
        case (.action, 1): return "disconnect action \(source) -> \(operands.quote(old.destination))"
        default: return "disconnect \(operands.connection())"
        }
    }

    // MARK: - Objects

    private mutating func add() -> String {
        let catalog = document.catalog
        var (element, parent) = (operands.random.pick(catalog.allElements)?.name ?? "view", operands.parent())
        if operands.random.chance(80), let node = operands.node() {
            let name = document.tree.name(node)
            let fitting = catalog.freshElementNames.filter { !catalog.slots(parent: name, child: $0).isEmpty }
            element = operands.random.pick(fitting) ?? element
            parent = operands.id(node)
        }
        var line = "add \(element) to \(parent)\(operands.place())"
        if operands.random.chance(30) { line += " title=\(operands.value())" }
        if operands.random.chance(20) { line += " frame=(20,20,120.5,30)" }
        return line + operands.asID()
    }

    private mutating func insert() -> String {
        let parent = operands.parent()
        let list = operands.random.chance(50) ? operands.object() : nil
        let (xml, slot) = LiteralElements.next(&operands)
        let place = list.map { slot.isEmpty ? $0 : "\($0).\(slot)" } ?? parent
        return "insert \(Quoting.forced(xml)) into \(place)\(operands.place())"
    }

    private mutating func move() -> String {
        guard operands.random.chance(70), let node = operands.node(), let parent = operands.parent(for: node) else {
            return "move \(operands.object()) to \(operands.parent())\(operands.place())"
        }
        return "move \(operands.id(node)) to \(operands.id(parent))\(operands.place())"
    }

    private mutating func duplicate() -> String {
        let node = operands.node()
        let fitting = node.flatMap { operands.parent(for: $0) }
        let parent = operands.random.chance(50) ? fitting.map { operands.id($0) } : operands.parent()
        let to = operands.random.chance(50) ? " to \(parent ?? "document.objects")" : ""
        return "duplicate \(operands.id(node))\(to)\(operands.random.chance(10) ? operands.asID() : "")"
    }

    /// An object as it is, but for an attribute or white space.
    private mutating func replace() -> String {
        guard let node = operands.node(), operands.random.chance(70) else { return "diff" }
        let text = document.text(of: node)
        let change = operands.random.pick([" tag=\"7\" id=", "  id=", " id="])!
        let cut = text.firstRange(of: " id=")
        let xml = cut.map { text[..<$0.lowerBound] + change + text[$0.upperBound...] } ?? text[...]
        return "replace \(operands.id(node)) \(Quoting.forced(String(xml)))"
    }

    // MARK: - Attributes

    private mutating func set() -> String {
        let node = operands.node()
        switch operands.random.below(12) {
        case 0: return "set \(operands.object()) id \(operands.newID())"
        case 1: return "set \(operands.connection()) \(operands.name()) \(operands.value())"
        case 2:
            let old = operands.connection(of: .outlet)
            return "set \(operands.quote(old?.id ?? "x")) property \(operands.random.pick(["aaa", "mmm", "zzz"])!)"
        case 3: return "set document \(operands.name()) \(operands.value())"
        case 4: return "set \(operands.id(node)) title \(operands.value())"
        default: return "set \(operands.id(node)) \(operands.path(from: node)) \(operands.value())"
        }
    }

    private mutating func unset() -> String {
        let node = operands.node()
        return "unset \(operands.id(node)) \(operands.path(from: node))"
    }

    private static let runtimeValues: [(type: String, values: [String])] = [
        ("boolean", ["YES", "no", "maybe"]), ("number", ["1", "2.5", "x"]),
        ("color", ["#FF8800", "red=1", "brand", "#1"]),
        ("point", ["(1,2)", "(1)"]), ("size", ["(1,2.5)"]), ("rect", ["(1,2,3,4)"]), ("range", ["(1,2)", "(1e300,2)"]),
        ("nil", ["''"]), ("string", []), ("localizedString", []), ("image", []),
    ]

    private mutating func attribute() -> String {
        let (type, values) = operands.random.pick(Self.runtimeValues)!
        let value = operands.random.pick(values) ?? operands.value()
        let keyPath = operands.random.pick(["layer.cornerRadius", "shade", "''", "a&b"])!
        return "attribute \(operands.object()) \(keyPath) \(type) \(value)\(operands.place())"
    }

    private mutating func unsetAttribute() -> String {
        let owner = document.objects.first { !document.runtimeAttributes(of: $0).isEmpty }
        let keyPath = owner.map { document.runtimeAttributes(of: $0)[0].keyPath } ?? "layer.cornerRadius"
        return "unset attribute \(owner.map { operands.id($0) } ?? operands.object()) \(operands.quote(keyPath))"
    }

    /// A command that changes nothing, or no command at all.
    private mutating func look() -> String {
        switch operands.random.below(8) {
        case 0: "tree"
        case 1: "inspect \(operands.object())"
        case 2: "show \(operands.object())"
        case 3: "select \(operands.object())"
        case 4: "log --patch"
        case 5: replace()
        case 6: "connect nothing 'unfinished"
        default: "find \(operands.value())"
        }
    }
}
