/// Applies a unified diff strictly: every line of context and every removed line must be where the patch says.
enum PatchApplier {
    /// The new version; nil when the patch does not fit the old one.
    static func apply(_ patch: [UInt8], to old: [UInt8]) -> [UInt8]? {
        let source = lines(old)
        var result: [ArraySlice<UInt8>] = []
        var at = 0
        var wanted = (old: 0, new: 0)
        for line in withoutRemarks(lines(patch)).dropFirst(2) {
            if wanted == (0, 0) {
                guard let hunk = numbers(line) else { return nil }
                let start = hunk.oldCount == 0 ? hunk.oldStart : hunk.oldStart - 1
                guard start >= at, start <= source.count else { return nil }
                result += source[at..<start]
                at = start
                guard result.count == (hunk.newCount == 0 ? hunk.newStart : hunk.newStart - 1) else { return nil }
                wanted = (hunk.oldCount, hunk.newCount)
                continue
            }
            let mark = line.first
            if mark != UInt8(ascii: "+") {
                guard at < source.count, line.dropFirst() == source[at] else { return nil }
                at += 1
                wanted.old -= 1
            }
            if mark != UInt8(ascii: "-") {
                result.append(line.dropFirst())
                wanted.new -= 1
            }
            guard [0x20, 0x2B, 0x2D].contains(mark), wanted.old >= 0, wanted.new >= 0 else { return nil }
        }
        guard wanted == (0, 0) else { return nil }
        return Array((result + source[at...]).joined())
    }

    static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while let feed = rest.firstIndex(of: 0x0A) {
            lines.append(rest[...feed])
            rest = rest[(feed + 1)...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }

    /// Takes the remarks about missing line feeds out, and the line feed off the line before each.
    private static func withoutRemarks(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        for line in lines {
            if line.first == UInt8(ascii: "\\") {
                result[result.count - 1].removeLast()
            } else {
                result.append(line)
            }
        }
        return result
    }

    private static func numbers(
        _ line: ArraySlice<UInt8>
    ) -> (oldStart: Int, oldCount: Int, newStart: Int, newCount: Int)? {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 4, words[0] == "@@", let old = range(words[1]), let new = range(words[2]) else {
            return nil
        }
        return (old.start, old.count, new.start, new.count)
    }

    private static func range(_ word: Substring) -> (start: Int, count: Int)? {
        let parts = word.dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let start = parts.first else { return nil }
        return (start, parts.count > 1 ? parts[1] : 1)
    }
}
