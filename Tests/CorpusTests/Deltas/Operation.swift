import NibDocument
import XMLTree

/// One operation of a pair.
struct Operation {
    private let json: JSON

    init(_ json: JSON) { self.json = json }

    /// What is done.
    var name: String { json["op"]?.string ?? "" }

    /// A field.
    subscript(field: String) -> JSON? { json[field] }

    /// A field that has to be a text.
    func text(_ field: String) throws -> String {
        guard let text = json[field]?.string else { throw ConversionError(reason: "\(name) has no '\(field)'") }
        return text
    }

    /// The attributes of what is added, in the order of the document.
    var attributes: [Attribute] {
        (json["attrs"]?.members ?? []).map { Attribute($0.key, $0.value.string ?? "") }
    }

    /// The id of the object, connection or constraint that is added.
    var addedID: String? { json["id"]?.string ?? attributes.first { $0.name == "id" }?.value }

    /// What is added as a literal element.
    func element(_ tag: String) -> String {
        let start = "<\(tag)" + attributes.map { " \($0.name)=\"\(Escaping.attribute($0.value))\"" }.joined()
        let children = (json["children"]?.array ?? []).compactMap(\.string)
        return children.isEmpty ? start + "/>" : start + ">" + children.joined() + "</\(tag)>"
    }

    /// Whether a literal element has a key, by which it takes the place of another.
    static func hasKey(_ xml: String) -> Bool {
        guard let tree = try? XMLTree(bytes: Array(xml.utf8)) else { return false }
        return tree.attribute("key", of: tree.root) != nil
    }
}

/// The value of a runtime attribute as one writes it in a command.
struct RuntimeValue {
    let text: String

    init(_ operation: Operation) throws {
        guard let xml = operation["valueXml"]?.string else {
            text = operation["value"]?.string ?? ""
            return
        }
        let tree = try XMLTree(bytes: Array(xml.utf8))
        let attributes = tree.attributes(tree.root).filter { $0.name != "key" }
        switch tree.name(tree.root) {
        case "integer": text = attributes.first?.value ?? ""
        case "real":
            let number = attributes.first?.value ?? ""
            text = number.contains(".") || number.contains("e") ? number : "\(number).0"
        case "string": text = tree.text(in: tree.root)
        case "color": text = attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        default: text = "(" + attributes.map(\.value).joined(separator: ",") + ")"
        }
    }
}
