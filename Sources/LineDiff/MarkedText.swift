import Bytes

/// A text with conflict markers, taken apart into the versions that it was made of.
package struct MarkedText {
    /// The text with the lines of the first version.
    package private(set) var ours: [UInt8] = []
    /// The text with the lines of the second version.
    package private(set) var theirs: [UInt8] = []
    /// The text with the lines of the common ancestor; nil if the markers do not show them.
    package private(set) var base: [UInt8]?
    /// How many places are marked.
    package private(set) var count = 0
    /// What the markers call the first version.
    package private(set) var oursName = ""
    /// What the markers call the second version.
    package private(set) var theirsName = ""

    private enum Part {
        case common, ours, base, theirs
    }

    /// Whether a text has a line that begins a conflict.
    ///
    /// Every document that is opened is asked, so its lines are only looked at where the bytes of a marker are in it.
    package static func hasMarkers(_ bytes: [UInt8]) -> Bool {
        let marker = [UInt8](repeating: Byte.less, count: ConflictMarkers.smallestSize)
        let mayHaveOne = bytes.withUnsafeBytes { text in marker.withUnsafeBytes { text.contains(bytes: $0) } }
        return mayHaveOne && size(in: SplitLines(bytes)) != nil
    }

    /// How long the first marker that begins a conflict is; nil if there is none.
    ///
    /// Git's markers are longer where an attribute of the file says so, and around conflicts in the common ancestor.
    private static func size(in lines: SplitLines) -> Int? {
        for index in 0..<lines.count {
            let size = lines[index].prefix { $0 == Byte.less }.count
            if size >= ConflictMarkers.smallestSize, marker("<", of: size, in: lines[index]) != nil { return size }
        }
        return nil
    }

    /// Takes a text apart; fails if it has no markers, or if they are not in order.
    package init?(_ bytes: [UInt8]) {
        let lines = SplitLines(bytes)
        guard let size = Self.size(in: lines) else { return nil }
        var part = Part.common
        var ancestor: [UInt8] = []
        var hasBase = true
        for index in 0..<lines.count {
            let line = lines[index]
            switch part {
            case .common:
                if let name = Self.marker("<", of: size, in: line) {
                    part = .ours
                    count += 1
                    oursName = name
                    continue
                }
                ours += line
                theirs += line
                ancestor += line
            case .ours:
                if Self.marker("|", of: size, in: line) != nil {
                    part = .base
                } else if Self.marker("=", of: size, in: line) != nil {
                    part = .theirs
                    hasBase = false
                } else {
                    if Self.marker("<", of: size, in: line) != nil || Self.marker(">", of: size, in: line) != nil {
                        return nil
                    }
                    ours += line
                }
            case .base:
                if Self.marker("=", of: size, in: line) != nil { part = .theirs } else { ancestor += line }
            case .theirs:
                if let name = Self.marker(">", of: size, in: line) {
                    part = .common
                    theirsName = name
                } else {
                    if Self.marker("<", of: size, in: line) != nil { return nil }
                    theirs += line
                }
            }
        }
        guard part == .common, count > 0 else { return nil }
        if hasBase { base = ancestor }
    }

    /// The name after a marker; nil if the line is none.
    private static func marker(_ sign: Character, of size: Int, in line: ArraySlice<UInt8>) -> String? {
        guard let byte = sign.asciiValue, line.count >= size, line.prefix(size).allSatisfy({ $0 == byte }) else {
            return nil
        }
        var rest = line.dropFirst(size)
        while let last = rest.last, last == Byte.newline || last == Byte.carriageReturn { rest.removeLast() }
        if rest.isEmpty { return "" }
        return rest.first == Byte.space ? String(decoding: rest.dropFirst(), as: UTF8.self) : nil
    }
}
