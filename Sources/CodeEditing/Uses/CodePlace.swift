import Bytes
import SourceIndex

/// A place in code that has the name of what was renamed or deleted.
package struct CodePlace: Hashable, Sendable {
    /// The file, as the index names it.
    package var path: String
    /// The place in the file.
    package var place: SourcePlace
    /// The text of its line, without the blanks around it.
    package var line: String
    /// What is known about the place, in a few words.
    package var reason = ""
    /// How likely the place is a use; 0 is certain, higher numbers are less likely.
    package var rank = 0

    /// Makes a place.
    package init(path: String, place: SourcePlace, line: String, reason: String = "", rank: Int = 0) {
        self.path = path
        self.place = place
        self.line = line
        self.reason = reason
        self.rank = rank
    }
}

/// The result of searching for the uses of a member or class: what is changed, and what is left.
package struct CodeRename: Sendable {
    /// The changes of all certain uses.
    package var changes: [CodeChange] = []
    /// The places that may be uses; while there are any, the change is not whole.
    package var remaining: [CodePlace] = []
    /// The comments and strings that have the name, which no compiler looks at.
    package var mentions: [CodePlace] = []
    /// The places that have the name and mean something else.
    package var others: [CodePlace] = []

    /// Makes a result without places.
    package init() {}

    /// Adds what was found in a file.
    ///
    /// - Throws: `CodeEditError` if the file would be changed and is not UTF-8.
    mutating func add(_ uses: [FoundUse], in file: CodeFile) throws(CodeEditError) {
        var places: [(use: FoundUse, rank: Int)] = []
        var isChanged = false
        for use in uses {
            switch use.verdict {
            case .certain(let text):
                changes.append(CodeChange(path: file.path, range: use.range, text: text))
                isChanged = true
            case .possible(let rank): places.append((use, rank))
            case .mention: places.append((use, -1))
            case .another: places.append((use, -2))
            }
        }
        if isChanged { _ = try CodeText(file.path) { _ in file.bytes } }
        for (found, place) in zip(places, file.described(places.map(\.use.range.lowerBound))) {
            var place = place
            (place.reason, place.rank) = (found.use.reason, max(0, found.rank))
            switch found.rank {
            case -1: mentions.append(place)
            case -2: others.append(place)
            default: remaining.append(place)
            }
        }
    }

    /// Puts the remaining places in order: file by file, that with the most likely use first.
    mutating func sort() {
        var best: [String: Int] = [:]
        for place in remaining { best[place.path] = min(best[place.path] ?? .max, place.rank) }
        remaining.sort {
            ((best[$0.path] ?? 0), $0.path, $0.rank, $0.place.offset)
                < ((best[$1.path] ?? 0), $1.path, $1.rank, $1.place.offset)
        }
    }
}

extension CodeFile {
    /// Returns the places of offsets, which must be in order, with the text of their lines.
    func described(_ offsets: [Int]) -> [CodePlace] {
        let text = CodeText(path: path, bytes: bytes)
        return places(offsets).map { place in
            var line = bytes[text.lineStart(place.offset)..<text.lineEnd(place.offset)].drop(while: Byte.isBlank)
            while let last = line.last, Byte.isBlank(last) { line.removeLast() }
            return CodePlace(path: path, place: place, line: String(decoding: line, as: UTF8.self))
        }
    }
}
