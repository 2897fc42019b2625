import CommandLanguage
import NibShell
import SeededRandom

/// Random lines of all commands, made from their declarations, so that no command is left out. Most of their words name something that
/// is there; some are wrong.
struct DeclaredLines {
    let vocabulary: Vocabulary
    /// How whole numbers are drawn.
    var number: (inout SeededGenerator) -> String = { "\($0.below(6))" }

    private static let texts = [
        "Go", "12", "0.5", "(1,2,30,40)", "(10,20)", "YES", "NO", "'#FF8800'", "systemRedColor", "'system 17'", "none",
        "'a & b <c>'", "''", "Sign", "center", "'Grüße 👩‍👩‍👧'", "750", "nil", "'x=1 y=2'", "symbol:star",
    ]
    private static let queries = ["view", "--unconnected", "class:UIView", "title:Go", "outlet:delegate", "a"]
    private static let segues = ["show", "presentation", "embed", "push", "relationship", "unwind", "custom", "modal"]
    private static let literals = [
        #"'<label text="A" id="nEw-la-001"/>'"#, #"'<color key="tintColor" white="1" alpha="1"/>'"#,
        #"'<outlet property="zoo" destination="nO-wh-ere" id="nEw-ou-001"/>'"#,
        #"'<outletCollection property="all" destination="-1" id="nEw-oc-001"/>'"#,
        #"'<action selector="go:" target="-1" destination="-1" id="nEw-ac-001"/>'"#,
        #"'<constraint firstAttribute="width" constant="44" id="nEw-co-001"/>'"#, #"'<view><subviews/></view>'"#,
    ]

    /// A line of a command.
    func line(of command: ShellCommand, _ random: inout SeededGenerator) -> String {
        ([command.name] + command.syntax.flatMap { words(of: $0, &random) }).joined(separator: " ")
    }

    private func words(of syntax: Syntax, _ random: inout SeededGenerator) -> [String] {
        switch syntax.piece {
        case .keyword(let keyword): return [keyword.name]
        case .operand(let parameter): return [word(for: parameter, &random)]
        case .several(let parameter): return (0...random.below(3)).map { _ in word(for: parameter, &random) }
        case .flag(let flag): return random.chance(20) ? [flag.name] : []
        case .optional(let content):
            return random.chance(35) ? content.flatMap { words(of: $0, &random) } : []
        case .assignments(let parameters, let isOpen):
            var result = parameters.filter { _ in random.chance(15) }.map { "\($0.name)=\(word(for: $0, &random))" }
            if isOpen, random.chance(20) { result.append("\(vocabulary.attribute(&random))=\(text(&random))") }
            return result
        }
    }

    private func word(for parameter: ParameterDeclaration, _ random: inout SeededGenerator) -> String {
        if random.chance(2) { return text(&random) }
        if let choice = random.pick(parameter.choices) { return choice }
        switch parameter.kind {
        case .integer, .entry, .entryCount, .number, .mergeSide, .conflict: return number(&random)
        case .object, .connection, .scene, .segueEnd, .checked, .sharedID: return object(&random)
        case .outletMember, .collectionMember, .bindingMember, .accessibilityMember, .newMember, .bindingTarget,
            .selectorMember:
            if random.chance(40) { return vocabulary.connection(&random) }
            return "\(object(&random)).\(vocabulary.member(&random))"
        case .eventMember:
            return object(&random) + (random.pick(["", "", ".touchUpInside", ".valueChanged", ".doubleAction"]) ?? "")
        case .slotMember, .documentPlace:
            return object(&random) + (random.pick(["", "", ".subviews", ".items", ".constraints", ".cell"]) ?? "")
        case .layoutMember: return "\(object(&random)).\(layoutAttribute(&random))"
        case .layoutAttribute: return layoutAttribute(&random)
        case .propertyPath: return path(&random)
        case .keyPath, .setKeyPath: return random.pick(["layer.cornerRadius", "tag", "count"]) ?? "tag"
        case .className: return random.pick(["Card", "UIButton", "NSView", "ViewController"]) ?? "Card"
        case .declaredOutlet, .declaredAction, .declaredMember: return "ViewController.\(vocabulary.member(&random))"
        case .element, .controller, .libraryItem: return vocabulary.element(&random)
        case .query: return random.pick(Self.queries) ?? "view"
        case .segueKind: return random.pick(Self.segues) ?? "show"
        case .relationship: return random.pick(["rootViewController", "viewControllers", "detail"]) ?? "detail"
        case .rule: return random.pick(["dangling-reference", "missing-outlet", "view-outlet"]) ?? "view-outlet"
        case .trait: return random.pick(["width=compact", "height=regular"]) ?? "width=compact"
        case .newID: return newID(&random)
        case .file: return random.pick(["Copy.xib", "Other.xib", "script.nibsh", "."]) ?? "."
        case .openDocument: return random.pick(["Copy.xib", "Other", "View.xib"]) ?? "View.xib"
        case .verb: return random.pick(["set", "connect outlet", "nonsense"]) ?? "set"
        default:
            if parameter.name.contains("XML") { return random.pick(Self.literals) ?? "''" }
            return text(&random)
        }
    }

    private func object(_ random: inout SeededGenerator) -> String {
        switch random.below(24) {
        case 0: random.pick(["owner", "first-responder", "app", ".", "$", "document"]) ?? "."
        case 1: Quoting.quote(vocabulary.title(&random))
        case 2: String(vocabulary.id(&random).prefix(3))
        case 3..<14: Quoting.quote(vocabulary.view(&random))
        default: Quoting.quote(vocabulary.id(&random))
        }
    }

    private func layoutAttribute(_ random: inout SeededGenerator) -> String {
        random.pick(["leading", "trailing", "top", "bottom", "width", "height", "centerX", "safeArea.top"]) ?? "top"
    }

    private func path(_ random: inout SeededGenerator) -> String {
        let name = vocabulary.attribute(&random)
        return switch random.below(8) {
        case 0: "\(vocabulary.element(&random)).\(name)"
        case 1: "\(vocabulary.element(&random))[\(number(&random))].\(name)"
        default: name
        }
    }

    private func newID(_ random: inout SeededGenerator) -> String {
        if random.chance(10) { return vocabulary.id(&random) }
        let letters = Array("abcXYZ0123456789")
        return String((0..<10).map { $0 == 3 || $0 == 6 ? "-" : random.pick(letters) ?? "a" })
    }

    private func text(_ random: inout SeededGenerator) -> String {
        random.chance(30) ? Quoting.quote(vocabulary.title(&random)) : random.pick(Self.texts) ?? "Go"
    }
}
