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
        /// The name of the reply's field; empty if the object's own fields have it.
        let field: String
        let value: String?
        var note = ""
    }

    func reply(in context: LookingContext) throws(CommandError) -> Reply {
        let text = ObjectText(document: document)
        let facts = facts() + accessibility()
        let attributes = document.runtimeAttributes(of: node)
        return try context.reply { line in
            line(text.heading(node, after: text.spacedID(node), width: width))
            if let meaning = document.meaning(of: node) { line("  \(meaning, .dim)") }
            let shown = facts.filter { $0.value != nil && !$0.title.isEmpty }
            let rows: [[StyledText]] = shown.map { fact in
                ["\(fact.title, .dim)", StyledText((fact.value ?? "").oneLine), "\(fact.note, .dim)"]
            }
            Columns(indent: 2, width: width, shortened: [1]).write(rows, to: line)
            RuntimeAttributeLines.write(attributes, width: width, to: line)
        } fields: {
            let fields = facts.filter { !$0.field.isEmpty }.map { JSONValue.Member($0.field, .optional($0.value)) }
            return text.members(node) + fields + [
                .init("knownBy", .string(document.knownClass(of: node).basis.rawValue)),
                .init("runtimeAttributes", RuntimeAttributeLines.json(attributes)),
            ]
        }
    }

    private func facts() -> [Fact] {
        let known = document.knownClass(of: node)
        return [
            Fact(title: "Class", field: "", value: document.className(of: node), note: note(known)),
            Fact(title: "", field: "knownClass", value: known.basis == .none ? nil : known.name),
            Fact(title: "Module", field: "module", value: value("customModule"), note: provider),
            Fact(title: "Label", field: "userLabel", value: value("userLabel")),
            Fact(title: "Shown As", field: "shownAs", value: document.label(of: node), note: shownBy),
            Fact(title: "Object ID", field: "", value: document.id(of: node)),
            Fact(title: "Element", field: "", value: tree.name(node)),
            Fact(title: "Storyboard ID", field: "storyboardID", value: value("storyboardIdentifier")),
            Fact(
                title: "Restoration ID", field: "restorationID",
                value: value("restorationIdentifier") ?? restoredByStoryboardID),
            Fact(title: "Identifier", field: "identifier", value: value("identifier")),
            Fact(title: "Reuse ID", field: "reuseID", value: value("reuseIdentifier")),
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

    private var restoredByStoryboardID: String? {
        value("useStoryboardIdentifierAsRestorationIdentifier") == "YES" ? value("storyboardIdentifier") : nil
    }

    /// The accessibility of the object, which iOS keeps in `accessibilityConfiguration`, macOS in a child without a key.
    private func accessibility() -> [Fact] {
        let element = tree.elements(in: node).first { tree.name($0) == "accessibility" }
        func fact(_ title: String, field: String, names: [String]) -> Fact {
            let value = element.flatMap { element in names.lazy.compactMap { document.property($0, of: element) }.first
            }
            return Fact(title: title, field: field, value: value)
        }
        return [
            fact("Accessibility ID", field: "accessibilityIdentifier", names: ["identifier"]),
            fact("Accessibility Label", field: "accessibilityLabel", names: ["label", "description"]),
            fact("Accessibility Hint", field: "accessibilityHint", names: ["hint", "help"]),
        ]
    }

    private func value(_ name: String) -> String? {
        guard let value = document.property(name, of: node), !value.isEmpty else { return nil }
        return value
    }
}

extension ObjectText {
    /// The heading of an inspector: the object's label, which is shortened to fit, and what follows it.
    func heading(_ node: NodeID, after end: StyledText, width: Int?) -> StyledText {
        let label = label(node)
        return (width.map { label.fitting(max($0 - end.width, 12)) } ?? label) + end
    }

    /// The id after two spaces; empty if the object has none.
    func spacedID(_ node: NodeID) -> StyledText { document.id(of: node).map { "  \($0, .id)" } ?? "" }
}
