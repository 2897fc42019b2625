import CommandLanguage
import NibCatalog
import NibDocument
import NibShell
import Replies
import XMLTree

/// A value that the inspector shows, and commands that give it to an object.
struct ShownValue {
    /// The path that `set` takes.
    let path: String
    /// The whole value.
    let value: String
    /// The traits for which it applies, as ` for width=compact`; empty for all.
    let traits: String
    /// The names of the element and of what has the value, without ids.
    let label: String
    /// Another value that the same place can have; nil if only one is known.
    let other: String?

    /// The path to the part that has the value; nil for an attribute of the object.
    var head: String? {
        let steps = path.split(separator: ".")
        return steps.count > 1 ? String(steps[0]) : nil
    }

    /// What every element of its kind has, so that no inspector removes it.
    static let needed: Set = ["id", "sceneMemberID", "placeholderIdentifier", "catalog", "colorSpace", "customClass"]

    /// Reads what `inspect attributes` shows of an object, except other objects.
    static func all(of id: String, in shell: Shell, _ document: NibDocument) throws -> [ShownValue] {
        let reply = try shell.execute("inspect attributes \(Quoting.quote(id))")
        guard case .array(let rows)? = reply.fields.first(where: { $0.key == "attributes" })?.value,
            let node = document.element(withID: id)
        else { return [] }
        return rows.compactMap { row -> ShownValue? in
            guard case .object(let members) = row, let path = text(members, "path"), let value = text(members, "value")
            else { return nil }
            let traits = text(members, "for").map { " for \($0)" } ?? ""
            return shown(path, value, traits, of: node, in: document)
        }
    }

    private static func text(_ members: [JSONValue.Member], _ name: String) -> String? {
        guard case .string(let text)? = members.first(where: { $0.key == name })?.value else { return nil }
        return text
    }

    private static func shown(
        _ path: String, _ value: String, _ traits: String, of node: NodeID, in document: NibDocument
    ) -> ShownValue? {
        if !traits.isEmpty {
            let isFlag = value == "YES" || value == "NO"
            let other = isFlag ? (value == "YES" ? "NO" : "YES") : Double(value) == nil ? nil : value == "7" ? "8" : "7"
            return ShownValue(
                path: path, value: value, traits: traits, label: "\(document.tree.name(node)) \(path) for …",
                other: other)
        }
        guard let parsed = PropertyPath(path), let last = parsed.steps.last,
            let holder = try? document.follow(parsed.steps.dropLast(), from: node)
        else { return nil }
        let tree = document.tree
        if let child = try? document.child(last, of: holder), document.id(of: child) != nil,
            !tree.has(last.name, on: holder)
        {
            return nil
        }
        let element = tree.name(document.described(holder))
        return ShownValue(
            path: path, value: value, traits: "", label: "\(tree.name(node)) \(tree.name(holder)) \(last.name)",
            other: other(value, of: last, in: holder, element: element, document))
    }

    // MARK: - Other values

    /// Attributes that have one value only, or those that other commands set.
    private static let fixed: Set = [
        "id", "key", "sceneID", "sceneMemberID", "placeholderIdentifier", "customModuleProvider", "catalog",
        "colorSpace",
        "customColorSpace", "reference",
    ]

    private static func other(
        _ value: String, of step: PropertyPath.Step, in holder: NodeID, element: String, _ document: NibDocument
    ) -> String? {
        let tree = document.tree
        // A key equivalent is one character.
        if step.name == "keyEquivalent" { return value == "x" ? "y" : "x" }
        let isAttribute = tree.has(step.name, on: holder)
        guard isAttribute else {
            guard let child = try? document.child(step, of: holder) else { return nil }
            return other(value, part: tree.name(child), document)
        }
        if fixed.contains(step.name) { return nil }
        if document.catalog.isReference(element: element, attribute: step.name) { return nil }
        switch document.catalog.valueKind(of: step.name, element: element) {
        case .flag: return value == "YES" ? "NO" : "YES"
        case .integer: return value == "1" ? "2" : "1"
        case .number:
            let range = document.catalog.range(of: step.name, element: element)
            return ["0.5", "0.25", "2", "3"].first { $0 != value && range?.contains(Double($0) ?? 0) != false }
        case .words(let words), .seen(let words): return words.first { $0 != value }
        case nil: return Double(value) != nil ? (value == "2" ? "3" : "2") : value + "X"
        }
    }

    private static func other(_ value: String, part: String, _ document: NibDocument) -> String? {
        switch part {
        case "color": return value == "clearColor" ? "whiteColor" : "#123456"
        case "fontDescription": return value.contains("headline") ? "system 23" : "style headline"
        case "font": return value.contains("systemBold") ? "smallSystem" : "systemBold 23"
        case "rect": return "(1,2,3,4)"
        case "point", "size": return "(1,2)"
        case "inset", "edgeInsets", "directionalEdgeInsets": return "(1,2,3,4)"
        case "bool": return value == "YES" ? "NO" : "YES"
        case "integer", "real", "decimal": return value == "2" ? "3" : "2"
        case "string", "mutableString": return value + "X"
        case "nil": return nil
        default:
            guard let option = document.catalog.options(of: part).first(where: { !value.contains($0) }) else {
                return nil
            }
            return option
        }
    }
}
