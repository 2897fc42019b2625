import Bytes
import XMLTree

/// Reads the objects of a xib of Xcode 3 or 4: elements with a class, whose children are their fields.
struct XMLArchiveReader {
    /// The result; the object `top` is the archive's `<data>`.
    struct Archive {
        let type: String
        let version: String
        let graph: ArchiveGraph
        let top: Int32
        /// Fields whose values are of no kind that is read, or refer to nothing.
        let unread: [UnreadField]
    }

    /// A field that was read as null although the archive has something else.
    struct UnreadField {
        let object: Int32
        let key: String
        /// What the archive has.
        let text: String
    }

    static let format = "archive xib"

    private let tree: XMLTree
    private let graph: ArchiveGraph
    private var numbers: [NodeID: Int32] = [:]
    private var ids: [String: NodeID] = [:]
    /// The values of elements that are not objects but are referred to.
    private var shared: [NodeID: ArchiveGraph.Value] = [:]
    private var unread: [UnreadField] = []

    /// Reads a whole archive; throws `ImportError` if it is not well-formed or has no `<data>`.
    static func read(_ bytes: [UInt8]) throws(ImportError) -> Archive {
        let tree: XMLTree
        do throws(ParseError) { tree = try XMLTree(bytes: bytes) } catch { throw ImportError(format, error: error) }
        let root = tree.root
        guard tree.name(root) == "archive", let data = tree.elements(in: root).first(where: { tree.name($0) == "data" })
        else { throw .damaged(format, cause: "it has no <data>") }
        var reader = XMLArchiveReader(tree)
        reader.readAll(data)
        return Archive(
            type: tree.attribute("type", of: root) ?? "", version: tree.attribute("version", of: root) ?? "unknown",
            graph: reader.graph, top: 0, unread: reader.unread)
    }

    private init(_ tree: XMLTree) {
        self.tree = tree
        graph = ArchiveGraph(bytes: [])
    }

    /// Numbers the objects in document order, then reads the fields of each, without recursion.
    private mutating func readAll(_ data: NodeID) {
        var order: [NodeID] = []
        for element in tree.subtree(data) {
            if let id = tree.attribute("id", of: element) { ids[id] = element }
            guard element == data || Self.objectTags.contains(tree.name(element)) else { continue }
            numbers[element] = Int32(order.count)
            order.append(element)
        }
        for element in order {
            let first = graph.fields.count
            for child in tree.elements(in: element) {
                let key = tree.attribute("key", of: child) ?? ""
                if key == "EncodedWithXMLCoder" { continue }
                let value = value(child)
                if case .null = value { note(child, key: key, of: Int32(graph.objectCount)) }
                graph.fields.append(ArchiveGraph.Field(key: graph.intern(key), value: value))
            }
            graph.closeObject(className: graph.intern(className(element)), firstField: first)
        }
        graph.seal()
    }

    /// Notes a null that is not spelled as one: `<nil>` and a reference without a target are.
    private mutating func note(_ element: NodeID, key: String, of object: Int32) {
        let name = tree.name(element)
        if name == "nil" { return }
        if name == "reference" {
            guard let target = tree.attribute("ref", of: element) else { return }
            guard let found = ids[target] else {
                unread.append(UnreadField(object: object, key: key, text: "the object \(target), which is missing"))
                return
            }
            if tree.name(found) == "nil" { return }
        }
        unread.append(UnreadField(object: object, key: key, text: "<\(name)>"))
    }

    private static let objectTags: Set<String> = ["object", "array", "dictionary", "set"]

    private func className(_ element: NodeID) -> String {
        if let name = tree.attribute("class", of: element) { return name }
        switch tree.name(element) {
        case "array": return "NSArray"
        case "dictionary": return "NSDictionary"
        case "set": return "NSSet"
        default: return ""
        }
    }

    private mutating func value(_ element: NodeID) -> ArchiveGraph.Value {
        if let number = numbers[element] { return .object(number) }
        switch tree.name(element) {
        case "string", "characters": return .text(graph.add(.string(text(element))))
        case "int", "integer", "long":
            return Int(tree.attribute("value", of: element) ?? tree.text(in: element)).map { .integer($0) } ?? .null
        case "float", "double", "real":
            return Double(tree.attribute("value", of: element) ?? tree.text(in: element)).map { .real($0) } ?? .null
        case "bytes": return .data(graph.add(.string(tree.text(in: element))))
        case "bool", "boolean":
            return .bool((tree.attribute("value", of: element) ?? tree.text(in: element)) == "YES")
        case "reference":
            guard let id = tree.attribute("ref", of: element), let target = ids[id] else { return .null }
            if let known = shared[target] { return known }
            // A reference to a reference is taken as null, so that references cannot form a cycle.
            let value = tree.name(target) == "reference" ? .null : value(target)
            shared[target] = value
            return value
        default: return .null
        }
    }

    /// Returns the text of an element; a text with control characters is encoded in base64.
    private func text(_ element: NodeID) -> String {
        let text = tree.text(in: element)
        guard tree.attribute("type", of: element) == "base64-UTF8", let bytes = Base64.decode(text) else { return text }
        return String(decoding: bytes, as: UTF8.self)
    }
}
