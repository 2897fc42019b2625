/// Reads a property list in XML, the form that other programs than Xcode write a `project.pbxproj` in.
///
/// Only what such a list has is read: `dict`, `array`, `key` and texts; numbers and flags are texts too. Containers are kept on a
/// stack, so depth costs no call.
struct XMLPropertyList {
    /// A container that is still open, with the key whose value comes next.
    private struct Open {
        var isTable: Bool
        var table: [String: PropertyList] = [:]
        var list: [PropertyList] = []
        var key: String?

        var value: PropertyList { isTable ? .table(table) : .list(list) }
    }

    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    private var stack: [Open] = []

    private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Whether bytes begin as XML does.
    static func isXML(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count, Byte.isBlank(bytes[start]) { start += 1 }
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        return ["<?xml", "<!DOCTYPE", "<plist"].contains { rest.starts(with: $0.utf8) }
    }

    /// Reads a list; nil if the bytes are none.
    static func parse(_ bytes: UnsafeRawBufferPointer) -> PropertyList? {
        var parser = XMLPropertyList(bytes)
        return parser.parse()
    }

    private mutating func parse() -> PropertyList? {
        while let tag = nextTag() {
            switch tag.name {
            case "plist": if tag.isEnd { return nil }
            case "dict", "array":
                let isTable = tag.name == "dict"
                if !tag.isEnd { stack.append(Open(isTable: isTable)) }
                guard tag.isEnd || tag.isEmpty else { continue }
                guard let closed = stack.popLast(), closed.isTable == isTable else { return nil }
                if stack.isEmpty { return closed.value }
                add(closed.value)
            case "true", "false":
                if !tag.isEnd, !stack.isEmpty { add(.text(tag.name == "true" ? "YES" : "NO")) }
            case "key", "string", "integer", "real", "date", "data":
                guard !tag.isEnd, let text = tag.isEmpty ? "" : text(), let last = stack.indices.last else {
                    return nil
                }
                if tag.name == "key" { stack[last].key = text } else { add(.text(text)) }
            default: return nil
            }
        }
        return nil
    }

    private mutating func add(_ value: PropertyList) {
        let last = stack.count - 1
        guard stack[last].isTable else { return stack[last].list.append(value) }
        if let key = stack[last].key { stack[last].table[key] = value }
        stack[last].key = nil
    }

    // MARK: - Markup

    private struct Tag {
        var name: String
        var isEnd: Bool
        var isEmpty: Bool
    }

    /// The next tag; declarations, comments and the text in front of it are skipped. Nil at the end.
    private mutating func nextTag() -> Tag? {
        while let open = find(Byte.less, from: position) {
            if starts(with: "<!--", at: open) {
                guard let end = find("-->", from: open + 4) else { return nil }
                position = end
                continue
            }
            guard let close = find(Byte.greater, from: open) else { return nil }
            position = close + 1
            guard open + 1 < close, bytes[open + 1] != Byte.question, bytes[open + 1] != Byte.exclamation else {
                continue
            }
            let isEnd = bytes[open + 1] == Byte.slash
            let start = isEnd ? open + 2 : open + 1
            var end = start
            while end < close, Byte.isName(bytes[end]) { end += 1 }
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            return Tag(name: name, isEnd: isEnd, isEmpty: bytes[close - 1] == Byte.slash)
        }
        return nil
    }

    /// The text up to the next tag, which ends its element.
    private mutating func text() -> String? {
        guard let end = find(Byte.less, from: position), starts(with: "</", at: end),
            let close = find(Byte.greater, from: end)
        else { return nil }
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        position = close + 1
        return text.utf8.contains(UInt8(ascii: "&")) ? Self.unescaped(text) : text
    }

    private static let entities: [Substring: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private static func unescaped(_ text: String) -> String? {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            guard let end = rest[start...].firstIndex(of: ";") else { return nil }
            result += rest[..<start]
            let name = rest[rest.index(after: start)..<end]
            if let known = entities[name] {
                result += known
            } else {
                guard name.hasPrefix("#") else { return nil }
                let isHexadecimal = name.hasPrefix("#x")
                guard let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
                    let scalar = Unicode.Scalar(number)
                else { return nil }
                result.unicodeScalars.append(scalar)
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private func find(_ byte: UInt8, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// The place behind a text.
    private func find(_ text: StaticString, from start: Int) -> Int? {
        var index = start
        while let found = find(text.utf8Start[0], from: index) {
            if starts(with: text, at: found) { return found + text.utf8CodeUnitCount }
            index = found + 1
        }
        return nil
    }

    private func starts(with text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }
}
