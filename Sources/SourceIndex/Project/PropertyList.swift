/// A value of a property list, in the old style of `project.pbxproj` or in XML.
enum PropertyList {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    /// Reads a property list, nil if the bytes are something else. The parser has a stack of its own, so deep nesting is harmless.
    static func parse(_ bytes: UnsafeRawBufferPointer) -> PropertyList? {
        if XMLPropertyList.isXML(bytes) { return XMLPropertyList.parse(bytes) }
        var parser = PropertyListParser(bytes)
        return parser.parse()
    }

    /// The text, nil for a container.
    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The texts of an array, empty for anything else.
    var texts: [String] {
        guard case .list(let values) = self else { return text.map { [$0] } ?? [] }
        return values.compactMap(\.text)
    }

    /// The values of a dictionary, empty for anything else.
    var table: [String: PropertyList] {
        if case .table(let table) = self { return table }
        return [:]
    }

    /// Returns the value of a key, nil if this is not a dictionary or does not have the key.
    subscript(_ key: String) -> PropertyList? {
        guard case .table(let table) = self else { return nil }
        return table[key]
    }
}

/// Reads an old-style property list.
private struct PropertyListParser {
    /// A container that is still open.
    private struct Open {
        var isTable: Bool
        var table: [String: PropertyList] = [:]
        var list: [PropertyList] = []
        var key: String?
    }

    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    private var stack: [Open] = []

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func parse() -> PropertyList? {
        while true {
            skipSpace()
            guard position < bytes.count else { return nil }
            var value: PropertyList
            switch bytes[position] {
            case Byte.openBrace, Byte.openParenthesis:
                stack.append(Open(isTable: bytes[position] == Byte.openBrace))
                position += 1
                continue
            case Byte.closeBrace, Byte.closeParenthesis:
                guard let closed = stack.popLast(), closed.isTable == (bytes[position] == Byte.closeBrace) else {
                    return nil
                }
                position += 1
                value = closed.isTable ? .table(closed.table) : .list(closed.list)
            case Byte.comma, Byte.semicolon, Byte.equals:
                position += 1
                continue
            default:
                guard let text = readText() else { return nil }
                value = .text(text)
            }
            guard !stack.isEmpty else { return value }
            add(value)
        }
    }

    private mutating func add(_ value: PropertyList) {
        let top = stack.count - 1
        if !stack[top].isTable {
            stack[top].list.append(value)
        } else if let key = stack[top].key {
            stack[top].table[key] = value
            stack[top].key = nil
        } else {
            stack[top].key = value.text ?? ""
        }
    }

    /// Skips white space and comments of both forms.
    private mutating func skipSpace() {
        while position < bytes.count {
            if Byte.isBlank(bytes[position]) {
                position += 1
            } else if bytes[position] == Byte.slash, position + 1 < bytes.count, bytes[position + 1] == Byte.star {
                position += 2
                while position < bytes.count, !(bytes[position] == Byte.slash && bytes[position - 1] == Byte.star) {
                    position += 1
                }
                position += 1
            } else if bytes[position] == Byte.slash, position + 1 < bytes.count, bytes[position + 1] == Byte.slash {
                while position < bytes.count, bytes[position] != Byte.newline { position += 1 }
            } else {
                return
            }
        }
    }

    private mutating func readText() -> String? {
        let start = position
        if bytes[start] == Byte.quote { return readQuoted() }
        while position < bytes.count, isPlain(bytes[position]) {
            if bytes[position] == Byte.slash, position + 1 < bytes.count, bytes[position + 1] == Byte.star { break }
            position += 1
        }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        Byte.isName(byte) || byte == Byte.period || byte == Byte.slash || byte == Byte.minus || byte == Byte.colon
            || byte == Byte.plus
    }

    private mutating func readQuoted() -> String? {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != Byte.quote, bytes[position] != Byte.backslash { position += 1 }
        var text = Array(bytes[start..<position])
        while position < bytes.count, bytes[position] != Byte.quote {
            if bytes[position] == Byte.backslash, position + 1 < bytes.count {
                position += 1
                text.append(bytes[position] == UInt8(ascii: "n") ? Byte.newline : bytes[position])
            } else {
                text.append(bytes[position])
            }
            position += 1
        }
        guard position < bytes.count else { return nil }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }
}
