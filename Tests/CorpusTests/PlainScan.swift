/// Objects and connections as they stand in the bytes of a document, read without the modules that are tested.
struct PlainScan {
    struct Object {
        let id: String
        let element: String
    }

    struct Connection {
        let kind: String
        let id: String
        let source: String
        let destination: String
    }

    private(set) var objects: [Object] = []
    private(set) var connections: [Connection] = []
    /// The ids of constraints, which are no objects but can be the destinations of outlets.
    private(set) var constraintIDs: Set<String> = []

    private static let kinds: Set = [
        "outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection",
    ]

    /// Reads a document: every `<` outside comments and CDATA sections begins a tag, in which values stand in quotes.
    init(_ bytes: [UInt8]) {
        var open: [(name: String, id: String)] = []
        var at = 0
        while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
            if let end = Self.end(ofSectionAt: start, bytes) {
                at = end
                continue
            }
            let end = Self.end(ofTagAt: start, bytes)
            at = end + 1
            if bytes[start + 1] == UInt8(ascii: "/") {
                open.removeLast()
                continue
            }
            let isClosed = bytes[end - 1] == UInt8(ascii: "/")
            let tag = Self.tag(bytes[start + 1..<(isClosed ? end - 1 : end)])
            add(tag, open)
            if !isClosed { open.append((tag.name, tag.values["id"] ?? "")) }
        }
    }

    private mutating func add(_ tag: (name: String, values: [String: String]), _ open: [(name: String, id: String)]) {
        if open.last?.name == "connections", Self.kinds.contains(tag.name), open.count > 1 {
            connections.append(
                Connection(
                    kind: tag.name, id: tag.values["id"] ?? "", source: open[open.count - 2].id,
                    destination: tag.values["destination"] ?? tag.values["target"] ?? ""))
            return
        }
        let isConstraint = tag.name == "constraint" && open.last?.name == "constraints"
        if isConstraint, let id = tag.values["id"] { constraintIDs.insert(id) }
        guard let id = tag.values["id"], !isConstraint, tag.name != "device", tag.name != "adaptation" else { return }
        objects.append(Object(id: id, element: tag.name))
    }

    /// The place after a comment, a CDATA section or a processing instruction; nil where none of them begins.
    private static func end(ofSectionAt start: Int, _ bytes: [UInt8]) -> Int? {
        let sections = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
        guard let (opening, closing) = sections.first(where: { bytes[start...].starts(with: $0.0.utf8) }) else {
            return nil
        }
        var at = start + opening.utf8.count
        while at < bytes.count, !bytes[at...].starts(with: closing.utf8) { at += 1 }
        return at + closing.utf8.count
    }

    /// The place of the `>` that ends a tag.
    private static func end(ofTagAt start: Int, _ bytes: [UInt8]) -> Int {
        var quote: UInt8?
        var at = start
        while at < bytes.count - 1 {
            if let open = quote {
                if bytes[at] == open { quote = nil }
            } else if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
                quote = bytes[at]
            } else if bytes[at] == UInt8(ascii: ">") {
                break
            }
            at += 1
        }
        return at
    }

    /// The name and the values of a tag's inside.
    private static func tag(_ inside: ArraySlice<UInt8>) -> (name: String, values: [String: String]) {
        var rest = inside
        let name = rest.prefix { !isSpace($0) }
        rest = rest.dropFirst(name.count)
        var values: [String: String] = [:]
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let attribute = rest[..<equals].filter { !isSpace($0) }
            let value = rest[(equals + 1)...].drop { isSpace($0) }
            guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else { break }
            values[String(decoding: attribute, as: UTF8.self)] = unescaped(value[(value.startIndex + 1)..<end])
            rest = rest[(end + 1)...]
        }
        return (String(decoding: name, as: UTF8.self), values)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    /// A value without the references that stand for characters.
    private static func unescaped(_ value: ArraySlice<UInt8>) -> String {
        let text = String(decoding: value, as: UTF8.self)
        guard text.contains("&") else { return text }
        return text.replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&lt;", with: "<")
            .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}
