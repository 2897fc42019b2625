/// What a save of several files is about to do, on disk for as long as it is under way.
///
/// A record is text: the line `nibsh save 1`, a line for each file, and a last line that has the digest of all lines before it:
///
///     file BEFORE AFTER "PATH" "NEW" "OLD"
///     end DIGEST
///
/// BEFORE and AFTER are digests of the file's bytes, BEFORE `-` when it is not there; NEW is the path of the new content beside
/// it, OLD that of the old one, empty when there is none. A path is written with `\` before a quote, a backslash or an `n` that
/// stands for a line feed.
struct SaveRecord: Equatable {
    /// One of the files.
    struct Entry: Equatable {
        let path: String
        let before: Digest?
        let after: Digest
        let new: String
        let old: String?
    }

    let entries: [Entry]
    private static let title = "nibsh save 1"

    /// The record as it is on disk.
    var text: String {
        var text = Self.title + "\n"
        for entry in entries {
            let paths = [entry.path, entry.new, entry.old ?? ""].map(Self.quoted).joined(separator: " ")
            text += "file \(entry.before?.description ?? "-") \(entry.after) \(paths)\n"
        }
        return text + "end \(Digest(of: Array(text.utf8)))\n"
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// Reads a record; nil for anything that is not a complete one.
    init?(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.popLast() == "", let end = lines.popLast(), lines.first?[...] == Self.title[...] else { return nil }
        let before = lines.map { $0 + "\n" }.joined()
        guard end == "end \(Digest(of: Array(before.utf8)))" else { return nil }
        var entries: [Entry] = []
        for line in lines.dropFirst() {
            guard let entry = Self.entry(line) else { return nil }
            entries.append(entry)
        }
        self.entries = entries
    }

    private static func entry(_ line: Substring) -> Entry? {
        let words = line.split(separator: " ", maxSplits: 3)
        guard words.count == 4, words[0] == "file", let after = Digest(hexadecimal: words[2]) else { return nil }
        let before = Digest(hexadecimal: words[1])
        guard before != nil || words[1] == "-", let paths = unquoted(words[3]), paths.count == 3 else { return nil }
        return Entry(
            path: paths[0], before: before, after: after, new: paths[1], old: paths[2].isEmpty ? nil : paths[2])
    }

    private static func quoted(_ path: String) -> String {
        var text = "\""
        for character in path.unicodeScalars {
            switch character {
            case "\"", "\\": text += "\\\(character)"
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(character)
            }
        }
        return text + "\""
    }

    /// The texts between quotes, with one space between them.
    private static func unquoted(_ text: Substring) -> [String]? {
        var texts: [String] = []
        var scalars = text.unicodeScalars[...]
        while !scalars.isEmpty {
            if !texts.isEmpty, scalars.popFirst() != " " { return nil }
            guard scalars.popFirst() == "\"" else { return nil }
            var text = ""
            while true {
                guard let next = scalars.popFirst() else { return nil }
                if next == "\"" { break }
                if next != "\\" {
                    text.unicodeScalars.append(next)
                } else if let escaped = scalars.popFirst() {
                    text.unicodeScalars.append(escaped == "n" ? "\n" : escaped)
                } else {
                    return nil
                }
            }
            texts.append(text)
        }
        return texts
    }
}

extension SaveRecord {
    /// How the names of records end.
    static let suffix = ".save"

    /// A record on disk, which this process holds the lock of; others take one that nobody holds for abandoned.
    final class Written {
        private let path: String
        private let file: Descriptor

        /// Writes a record and brings it to the disk.
        init(in folder: String, _ entries: [Entry]) throws(FileError) {
            try StateFolder.make(folder)
            do throws(SystemError) {
                let temporary = try TemporaryFile(in: folder, suffix: ".new", [])
                guard temporary.file.lock() else { throw SystemError.denied }
                try AtomicFile.writeAll(Array(SaveRecord(entries).text.utf8), to: temporary.file)
                try temporary.file.synchronize()
                path = temporary.path + SaveRecord.suffix
                file = temporary.file
                try temporary.rename(to: path)
                FileSystem.synchronizeFolder(folder)
            } catch {
                throw FileError(error, path: folder, operation: "write a record of the save into")
            }
        }

        /// Removes the record, because the save is done or taken back.
        func remove() { FileSystem.remove(path) }
    }
}
