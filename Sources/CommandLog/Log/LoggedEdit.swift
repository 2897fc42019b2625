import Wording

/// One entry of the command log: a command, or a group of commands that are undone together.
package struct LoggedEdit: Equatable, Sendable {
    /// Its number: entries count from 1, and no number is used twice.
    package let number: Int
    /// The state on which it was made: the number of an earlier entry, or 0 for the base.
    package let parent: Int
    /// The resolved command lines.
    package let lines: LogLines
    /// The name of a group, such as that of a script; nil for a single command and for a block.
    package let label: String?
    /// What the entry changes in other files, in order.
    package let patches: [FilePatch]
    /// What the document is after the entry, as far as it differs from the log's base (`XMLTree.fingerprint`): whoever plays
    /// the lines again compares it. Nil in journals of version 1, which do not have it.
    package let fingerprint: UInt64?
    /// When the entry was made, in seconds since 1970. Nil in journals of versions 1 and 2, which do not have it. Nothing depends on it but
    /// what the log shows.
    package let time: Int?

    /// Makes an entry.
    package init(
        number: Int, parent: Int, lines: LogLines, label: String?, patches: [FilePatch] = [],
        fingerprint: UInt64? = nil, time: Int? = nil
    ) {
        self.number = number
        self.parent = parent
        self.lines = lines
        self.label = label
        self.patches = patches
        self.fingerprint = fingerprint
        self.time = time
    }

    /// Whether two entries do the same in the same place of the log; when they were made does not matter.
    package static func == (a: LoggedEdit, b: LoggedEdit) -> Bool {
        a.number == b.number && a.parent == b.parent && a.lines == b.lines && a.label == b.label
            && a.patches == b.patches && a.fingerprint == b.fingerprint
    }

    /// What takes back its changes in other files, in order.
    package var inversePatches: [FilePatch] { patches.reversed().map(\.inverse) }

    /// The entry in one line.
    package var title: String {
        // What resolves a conflict as the document has it already needs no command.
        if let label { return lines.isEmpty ? label : "\(label) (\(Plural.of("command", count: lines.count)))" }
        let line = Self.shortened(lines[0])
        return lines.count == 1 ? line : "\(line) … (\(lines.count) commands)"
    }

    /// Returns a line for people to read: of very many ids for new objects, only the first ones.
    package static func shortened(_ line: String) -> String {
        guard line.utf8.count > longest, let start = idsStart(in: line) else { return line }
        let ids = line[start...].split(separator: " ")
        guard ids.count > most else { return line }
        return "\(line[..<start])\(ids.prefix(shown).joined(separator: " ")) … (\(ids.count) ids)"
    }

    /// Where the ids after the last `as` begin.
    private static func idsStart(in line: String) -> String.Index? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard let place = words.lastIndex(of: "as"), place + 1 < words.count else { return nil }
        return words[place + 1].startIndex
    }

    /// Up to this length, and up to this number of ids, all of a line is shown.
    private static let (longest, most) = (200, 20)
    /// How many ids of a longer line are shown.
    private static let shown = 3
}
