#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
        let bytes = contents()
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
            if !line.isEmpty { entries.append(HistoryFile.decode(line)) }
        }
        if starts.count - 1 > limit + limit / 4 { rewrite(bytes[starts[first]...]) }
        return entries
    }

    /// Appends an entry; creates the file (mode 0600) and its folders (mode 0700) if they do not exist.
    func append(_ entry: String) {
        var descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0 && errno == ENOENT {
            makeFolders()
            descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        }
        guard descriptor >= 0 else { return }
        _ = HistoryFile.writeAll(HistoryFile.encode(entry)[...], to: descriptor)
        close(descriptor)
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

    private func contents() -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let got = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
                if got <= 0 { break }
                count += got
            }
        }
    }

    private func rewrite(_ lines: ArraySlice<UInt8>) {
        let temporary = "\(path).\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        let isWritten = HistoryFile.writeAll(lines, to: descriptor)
        close(descriptor)
        if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
    }

    private func makeFolders() {
        for index in path.indices where path[index] == "/" && index != path.startIndex {
            mkdir(String(path[..<index]), 0o700)
        }
    }

    private static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let written = write(descriptor, buffer.baseAddress! + done, buffer.count - done)
                if written < 0 && errno == EINTR { continue }
                if written <= 0 { return false }
                done += written
            }
            return true
        }
    }
}
