/// A call that the preload library recorded.
enum DiskOperation {
    case open(descriptor: Int, isMade: Bool, path: String)
    case close(Int)
    case write(Int, at: Int, [UInt8])
    case truncate(Int, to: Int)
    case sync(Int)
    case rename(String, to: String)
    case link(String, to: String)
    case unlink(String)
    case makeFolder(String)
    case said([UInt8])

    /// Reads a record.
    static func read(_ bytes: [UInt8]) -> [DiskOperation] {
        var reader = Reader(bytes: bytes[...])
        var operations: [DiskOperation] = []
        while let line = reader.line() {
            if let operation = operation(line, &reader) { operations.append(operation) }
        }
        return operations
    }

    private struct Reader {
        var bytes: ArraySlice<UInt8>

        mutating func line() -> String? {
            guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
            defer { bytes = bytes[(end + 1)...] }
            return String(decoding: bytes[..<end], as: UTF8.self)
        }

        mutating func take(_ count: Int) -> [UInt8] {
            defer { bytes = bytes.dropFirst(count) }
            return Array(bytes.prefix(count))
        }
    }

    private static func operation(_ line: String, _ reader: inout Reader) -> DiskOperation? {
        guard let space = line.firstIndex(of: " ") else { return nil }
        let rest = String(line[line.index(after: space)...])
        let numbers = rest.split(separator: " ").compactMap { Int($0) }
        switch line[..<space] {
        case "open":
            let parts = rest.split(separator: " ", maxSplits: 2).map(String.init)
            return .open(descriptor: Int(parts[0]) ?? -1, isMade: parts[1] == "1", path: parts[2])
        case "close": return .close(numbers[0])
        case "write": return .write(numbers[0], at: numbers[1], reader.take(numbers[2]))
        case "truncate": return .truncate(numbers[0], to: numbers[1])
        case "sync": return .sync(numbers[0])
        case "rename": return .rename(rest, to: reader.line() ?? "")
        case "link": return .link(rest, to: reader.line() ?? "")
        case "unlink": return .unlink(rest)
        case "mkdir": return .makeFolder(rest)
        case "said": return .said(reader.take(numbers[0]))
        default: return nil
        }
    }
}
