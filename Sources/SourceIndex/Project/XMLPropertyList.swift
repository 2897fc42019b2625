import CExpat

/// Reads a property list in XML, the format in which programs other than Xcode write a `project.pbxproj`.
///
/// expat reads the markup; this type gives meaning to `dict`, `array`, `key` and texts, and takes numbers and flags as texts too.
/// Containers are kept on a stack, so deep nesting is harmless. Declarations of entities are refused.
final class XMLPropertyList {
    /// A container that is still open, with the key whose value comes next.
    private struct Open {
        let isTable: Bool
        var table: [String: PropertyList] = [:]
        var list: [PropertyList] = []
        var key: String?

        var value: PropertyList { isTable ? .table(table) : .list(list) }
    }

    private let expat: XML_Parser
    private var stack: [Open] = []
    /// The characters of the key or text that is open.
    private var text: [UInt8]?
    private var result: PropertyList?

    /// Returns whether bytes begin like XML.
    static func isXML(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count, Byte.isBlank(bytes[start]) { start += 1 }
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        return ["<?xml", "<!DOCTYPE", "<plist"].contains { rest.starts(with: $0.utf8) }
    }

    /// Reads a property list, nil if the bytes are something else.
    static func parse(_ bytes: UnsafeRawBufferPointer) -> PropertyList? {
        guard let start = bytes.baseAddress, let count = Int32(exactly: bytes.count),
            let expat = XML_ParserCreate("UTF-8")
        else { return nil }
        let reader = XMLPropertyList(expat)
        guard XML_Parse(expat, start.assumingMemoryBound(to: CChar.self), count, 1) == XML_STATUS_OK else { return nil }
        return reader.result
    }

    private init(_ expat: XML_Parser) {
        self.expat = expat
        XML_SetUserData(expat, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            expat,
            { data, name, _ in XMLPropertyList.with(data) { $0.begin(String(cString: name!)) } },
            { data, name in XMLPropertyList.with(data) { $0.end(String(cString: name!)) } })
        XML_SetCharacterDataHandler(expat) { data, characters, count in
            XMLPropertyList.with(data) {
                $0.text?.append(contentsOf: UnsafeRawBufferPointer(start: characters, count: Int(count)))
            }
        }
        XML_SetEntityDeclHandler(expat) { data, _, _, _, _, _, _, _, _ in XMLPropertyList.with(data) { $0.refuse() } }
    }

    deinit { XML_ParserFree(expat) }

    /// Calls `body` with the reader to which the data of a handler points; it lives as long as expat runs.
    private static func with(_ data: UnsafeMutableRawPointer?, body: (XMLPropertyList) -> Void) {
        Unmanaged<XMLPropertyList>.fromOpaque(data!)._withUnsafeGuaranteedRef(body)
    }

    private func refuse() { XML_StopParser(expat, 0) }

    private func begin(_ element: String) {
        guard text == nil, result == nil else { return refuse() }
        switch element {
        case "plist": if !stack.isEmpty { refuse() }
        case "dict", "array": stack.append(Open(isTable: element == "dict"))
        case "key", "string", "integer", "real", "date", "data", "true", "false": text = []
        default: refuse()
        }
    }

    private func end(_ element: String) {
        switch element {
        case "plist": break
        case "dict", "array": if let closed = stack.popLast() { add(closed.value) }
        case "true": add(.text("YES"))
        case "false": add(.text("NO"))
        case "key":
            if stack.isEmpty { return refuse() }
            stack[stack.count - 1].key = String(decoding: text ?? [], as: UTF8.self)
        default: add(.text(String(decoding: text ?? [], as: UTF8.self)))
        }
        text = nil
    }

    private func add(_ value: PropertyList) {
        guard let last = stack.indices.last else {
            result = value
            return
        }
        guard stack[last].isTable else { return stack[last].list.append(value) }
        if let key = stack[last].key { stack[last].table[key] = value }
        stack[last].key = nil
    }
}
