import NibDocument
import Replies
import Wording
import XMLTree

/// Shows what an object is.
struct IdentityInspector {
    let document: NibDocument
    let node: NodeID
    /// The columns of the terminal; nil if lines may be of any length.
    let width: Int?
    private var tree: XMLTree { document.tree }

    private struct Fact {
        let title: String
        let value: String?
        var note = ""
    }

    func reply(in context: LookingContext) throws(CommandError) -> Reply {
        let text = ObjectText(document: document)
        let facts = facts()
        let attributes = document.runtimeAttributes(of: node)
        return try context.reply(Self.type, of: self) { line throws(CommandError) in
            line(text.heading(node, width: width))
            if let meaning = document.meaning(of: node) { line("  \(meaning, .dim)") }
            let shown = facts.filter { $0.value != nil }
            let rows: [[StyledText]] = shown.map { fact in
                ["\(fact.title, .dim)", StyledText((fact.value ?? "").oneLine), "\(fact.note, .dim)"]
            }
            Columns(indent: 2, width: width, giving: [.nothing, .text]).write(rows, to: line)
            try RuntimeAttribute.write(attributes, width: width, to: line)
        }
    }

    /// The identity of an object for programs.
    static let type = RecordType<IdentityInspector>("identity") {
        Fields(of: ShownObject.type) { ShownObject($0.node, in: $0.document) }
        Field("knownClass", "the class of the frameworks that it is, or inherits from") { inspector -> String? in
            let known = inspector.document.knownClass(of: inspector.node)
            return known.basis == .none ? nil : known.name
        }
        Field("knownBy", "how that is known") { $0.document.knownClass(of: $0.node).basis.rawValue }
        Field("module", "the module of its class") { $0.value("customModule") }
        Field("userLabel", "the label that it has in Interface Builder") { $0.value("userLabel") }
        Field("shownAs", "what it is called in quotes") { $0.document.label(of: $0.node) }
        Field("storyboardIdentifier", "the storyboard identifier") { $0.value("storyboardIdentifier") }
        Field("restorationIdentifier", "the restoration identifier", \.restorationIdentifier)
        Field("identifier", "the identifier of its element") { $0.value("identifier") }
        Field("reuseIdentifier", "the reuse identifier") { $0.value("reuseIdentifier") }
        Field("accessibilityIdentifier", "the accessibility identifier") { $0.accessible(["identifier"]) }
        Field("accessibilityLabel", "the accessibility label") { $0.accessible(["label", "description"]) }
        Field("accessibilityHint", "the accessibility hint") { $0.accessible(["hint", "help"]) }
        Field("runtimeAttributes", "the user-defined runtime attributes", each: RuntimeAttribute.type) { inspector in
            inspector.document.runtimeAttributes(of: inspector.node)
        }
    }

    private func facts() -> [Fact] {
        [
            Fact(title: "Class", value: document.className(of: node), note: note(document.knownClass(of: node))),
            Fact(title: "Module", value: value("customModule"), note: provider),
            Fact(title: "Label", value: value("userLabel")),
            Fact(title: "Shown As", value: document.label(of: node), note: shownBy),
            Fact(title: "Object ID", value: document.id(of: node)),
            Fact(title: "Element", value: tree.name(node)),
            Fact(title: "Storyboard ID", value: value("storyboardIdentifier")),
            Fact(title: "Restoration ID", value: restorationIdentifier),
            Fact(title: "Identifier", value: value("identifier")),
            Fact(title: "Reuse ID", value: value("reuseIdentifier")),
            Fact(title: "Accessibility ID", value: accessible(["identifier"])),
            Fact(title: "Accessibility Label", value: accessible(["label", "description"])),
            Fact(title: "Accessibility Hint", value: accessible(["hint", "help"])),
        ]
    }

    /// Where the class comes from.
    private func note(_ known: KnownClass) -> String {
        switch known.basis {
        case .own: value("customClass") == nil ? "the element's own" : ""
        case .element: "a subclass of \(known.name)"
        case .name: "judging by its name, \(Article.with(known.name))"
        case .none: document.placeholder(node) == nil && value("customClass") != nil ? "instantiated by the nib" : ""
        }
    }

    private var provider: String { value("customModuleProvider") == "target" ? "inherited from the target" : "" }

    private var shownBy: String {
        switch document.titleAttribute(of: node) {
        case nil: "by the outlet that holds it"
        case "userLabel": "the label"
        case "text": "by its text"
        case "placeholder", "placeholderString": "by its placeholder"
        case "storyboardIdentifier": "by its storyboard identifier"
        case "reuseIdentifier": "by its reuse identifier"
        default: "by its title"
        }
    }

    private var restorationIdentifier: String? {
        let isStoryboardID = value("useStoryboardIdentifierAsRestorationIdentifier") == "YES"
        return value("restorationIdentifier") ?? (isStoryboardID ? value("storyboardIdentifier") : nil)
    }

    /// The accessibility of the object, which iOS keeps in `accessibilityConfiguration`, macOS in a child without a key.
    ///
    /// - Parameter names: the names that the value has on one of the platforms.
    /// - Returns: the value; nil if there is none.
    private func accessible(_ names: [String]) -> String? {
        let element = tree.elements(in: node).first { tree.name($0) == "accessibility" }
        return element.flatMap { element in names.lazy.compactMap { document.property($0, of: element) }.first }
    }

    private func value(_ name: String) -> String? {
        guard let value = document.property(name, of: node), !value.isEmpty else { return nil }
        return value
    }
}

extension ObjectText {
    /// The heading of an inspector: the object's label, its class and its id. If the line is too long, the class is left out, then the label is
    /// shortened.
    func heading(_ node: NodeID, kind: StyledText = "", width: Int?) -> StyledText {
        let (label, id) = (label(node), spacedID(node))
        let whole = label + (kind.isEmpty ? "" : " (\(kind))") + id
        guard let width, whole.width > width else { return whole }
        return label.label(max(width - id.width, 12)) + id
    }

    /// The id after two spaces; empty if the object has none.
    func spacedID(_ node: NodeID) -> StyledText { document.id(of: node).map { "  \($0, .id)" } ?? "" }
}
