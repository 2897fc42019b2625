import Platform

/// The file that keeps entered lines from one session to the next.
///
/// Each line is an entry, oldest first, with `\n` for a line end and `\\` for a backslash in the entry. Several
/// sessions may append at the same time, because each entry is written to the end of the file by one call. Errors are
/// ignored: a history that cannot be read is empty, and one that cannot be written lasts until the end of the session.
struct HistoryFile {
    let path: String

    /// Returns the newest entries, oldest first.
    ///
    /// A file with a quarter more entries than the limit is rewritten with the entries returned.
    func load(limit: Int) -> [String] {
        let isOwn = (try? OwnFolder.check(PathName.folder(path))) != nil
        let bytes = isOwn ? (try? OwnFile.contents(path, atMost: 1 << 30)) ?? [] : []
        var starts = [0]
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            starts.append(index + 1)
        }
        if starts.last != bytes.count { starts.append(bytes.count) }
        let first = max(0, starts.count - 1 - limit)
        var entries: [String] = []
        entries.reserveCapacity(starts.count - first)
        for index in first..<starts.count - 1 {
            var line = bytes[starts[index]..<starts[index + 1]]
            if line.last == UInt8(ascii: "\n") { line.removeLast() }
            if !line.isEmpty { entries.append(Self.decode(line)) }
        }
        if starts.count - 1 > limit + limit / 4 {
            _ = AtomicFile.writeCache(Array(bytes[starts[first]...]), to: path)
        }
        return entries
    }

    /// Appends an entry; creates the file (mode 0600) and its folders (mode 0700) if they do not exist.
    func append(_ entry: String) {
        let options: Descriptor.Options = [.writing, .appending, .making]
        guard (try? OwnFolder.make(PathName.folder(path))) != nil,
            let file = try? OwnFile.open(path, options: options, hasOneName: true)
        else { return }
        _ = Self.encode(entry).withUnsafeBytes { file.write($0) }
    }

    /// Encodes an entry as a line of the file.
    static func encode(_ entry: String) -> [UInt8] {
        var line: [UInt8] = []
        line.reserveCapacity(entry.utf8.count + 1)
        for byte in entry.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case UInt8(ascii: "\\"): line += [byte, byte]
            default: line.append(byte)
            }
        }
        line.append(UInt8(ascii: "\n"))
        return line
    }

    /// Decodes an entry from a line of the file without its line end; invalid UTF-8 becomes U+FFFD.
    static func decode(_ line: ArraySlice<UInt8>) -> String {
        guard line.contains(UInt8(ascii: "\\")) else { return String(decoding: line, as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(line.count)
        var isEscaped = false
        for byte in line {
            if !isEscaped && byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
                isEscaped = false
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
