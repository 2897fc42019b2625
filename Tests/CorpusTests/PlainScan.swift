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

    private static let kinds: Set = [
        "outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection",
    ]

    /// Reads a document that Xcode wrote: comments aside, every `<` begins a tag, and values stand in double quotes.
    init(_ bytes: [UInt8]) {
        var open: [(name: String, id: String)] = []
        var at = 0
        while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
            if bytes[start...].starts(with: Array("<!--".utf8)) {
                at = Self.end(ofComment: start, bytes)
                continue
            }
            let end = Self.end(ofTag: start, bytes)
            at = end + 1
            switch bytes[start + 1] {
            case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
            case UInt8(ascii: "/"): open.removeLast()
            default:
                let isClosed = bytes[end - 1] == UInt8(ascii: "/")
                let text = String(decoding: bytes[start + 1..<(isClosed ? end - 1 : end)], as: UTF8.self)
                let tag = Self.tag(text)
                add(tag, open)
                if !isClosed { open.append((tag.name, tag.values["id"] ?? "")) }
            }
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
        guard let id = tag.values["id"], !isConstraint, tag.name != "device", tag.name != "adaptation" else { return }
        objects.append(Object(id: id, element: tag.name))
    }

    private static func end(ofTag start: Int, _ bytes: [UInt8]) -> Int {
        var isQuoted = false
        var at = start
        while at < bytes.count - 1 {
            if bytes[at] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, bytes[at] == UInt8(ascii: ">") { break }
            at += 1
        }
        return at
    }

    private static func end(ofComment start: Int, _ bytes: [UInt8]) -> Int {
        var at = start + 4
        while at < bytes.count - 3, !bytes[at...].starts(with: Array("-->".utf8)) { at += 1 }
        return at + 3
    }

    /// The name, and the values of attributes that have no escapes in them where it matters: ids.
    private static func tag(_ text: String) -> (name: String, values: [String: String]) {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        let head = parts[0].split(separator: " ")
        var values: [String: String] = [:]
        for index in stride(from: 1, to: parts.count, by: 2) {
            guard let name = parts[index - 1].split(whereSeparator: { $0 == " " || $0 == "=" || $0.isNewline }).last
            else { continue }
            values[String(name)] = String(parts[index])
        }
        return (head.first.map(String.init) ?? "", values)
    }
}
