import Bytes

/// What changed between two versions of a text, as a patch in the unified format.
package struct UnifiedDiff: Sendable {
    /// How many lines were added.
    package let added: Int
    /// How many lines were removed.
    package let removed: Int

    private let old: SplitLines
    private let new: SplitLines
    private let header: [String]
    private let hunks: [DiffHunk]

    /// Compares two versions line by line.
    ///
    /// Time and memory are proportional to the number of lines. Bytes that are not UTF-8 are compared as they are.
    ///
    /// - Parameters:
    ///   - old: the version before.
    ///   - new: the version after.
    ///   - oldName: the name after `---`.
    ///   - newName: the name after `+++`.
    ///   - context: how many equal lines are shown around a change.
    /// - Returns: the diff, which is empty if both versions are equal.
    package static func make(
        old: [UInt8], new: [UInt8], oldName: String, newName: String, context: Int = 3
    ) -> UnifiedDiff {
        UnifiedDiff(old: old, new: new, oldName: oldName, newName: newName, context: context)
    }

    private init(old: [UInt8], new: [UInt8], oldName: String, newName: String, context: Int) {
        self.old = SplitLines(old)
        self.new = SplitLines(new)
        let changes = old == new ? [] : LineMatcher.changes(LineNumbers(old: self.old, new: self.new))
        added = changes.reduce(0) { $0 + $1.new.count }
        removed = changes.reduce(0) { $0 + $1.old.count }
        header = ["--- " + Self.spelled(oldName), "+++ " + Self.spelled(newName)]
        hunks = DiffHunk.grouped(
            changes, context: max(0, context), oldCount: self.old.count, newCount: self.new.count)
    }

    /// Whether both versions are equal, so that the diff has no lines.
    package var isEmpty: Bool {
        hunks.isEmpty
    }

    /// The lines for showing; bytes that are not UTF-8 are shown as `U+FFFD`.
    package var lines: [DiffLine] {
        var lines: [DiffLine] = []
        walk { kind, mark, line in
            let body = line.last == Byte.newline ? line.dropLast() : line
            lines.append(DiffLine(kind, text: mark + String(decoding: body, as: UTF8.self)))
        }
        return lines
    }

    /// The patch, byte for byte.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        walk { _, mark, line in
            bytes += mark.utf8
            bytes += line
            if line.last != Byte.newline { bytes.append(Byte.newline) }
        }
        return bytes
    }

    /// The patch as text; bytes that are not UTF-8 become `U+FFFD`.
    package var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Visits every line of the patch in order: what it is, its first character, and its bytes.
    private func walk(_ visit: (DiffLine.Kind, String, ArraySlice<UInt8>) -> Void) {
        guard !isEmpty else { return }
        func text(_ kind: DiffLine.Kind, line: String) { visit(kind, "", ArraySlice(line.utf8)) }
        func body(_ kind: DiffLine.Kind, mark: String, line: ArraySlice<UInt8>) {
            visit(kind, mark, line)
            if line.last != Byte.newline { text(.remark, line: "\\ No newline at end of file") }
        }
        header.forEach { text(.header, line: $0) }
        for hunk in hunks {
            text(.hunk, line: hunk.header)
            var line = hunk.old.lowerBound
            for change in hunk.changes {
                for index in line..<change.old.lowerBound { body(.context, mark: " ", line: old[index]) }
                for index in change.old { body(.removed, mark: "-", line: old[index]) }
                for index in change.new { body(.added, mark: "+", line: new[index]) }
                line = change.old.upperBound
            }
            for index in line..<hunk.old.upperBound { body(.context, mark: " ", line: old[index]) }
        }
    }

    /// A file name as patch programs read it: followed by a tab if it contains spaces, quoted if it contains control characters,
    /// quotes or backslashes.
    private static func spelled(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy {
            $0 >= Byte.space && $0 != 0x7F && $0 != Byte.quote && $0 != Byte.backslash
        }
        if isPlain { return name.utf8.contains(Byte.space) ? name + "\t" : name }
        var quoted: [UInt8] = [Byte.quote]
        for byte in name.utf8 {
            switch byte {
            case Byte.quote, Byte.backslash: quoted += [Byte.backslash, byte]
            case Byte.newline: quoted += Array("\\n".utf8)
            case Byte.tab: quoted += Array("\\t".utf8)
            case 0..<0x20, 0x7F: quoted += [0x5C, 0x30 + byte >> 6, 0x30 + byte >> 3 & 7, 0x30 + byte & 7]
            default: quoted.append(byte)
            }
        }
        return String(decoding: quoted + [Byte.quote], as: UTF8.self)
    }
}
