/// How git marks the lines of a text in which two versions differ.
package struct ConflictMarkers: Sendable {
    /// How many characters a marker has.
    package var size = 7
    /// What the two versions are called.
    package var names = (ours: "ours", theirs: "theirs")
    /// The name of the common ancestor, whose lines are shown as well; nil if they are not.
    package var baseName: String?

    /// Makes markers as git writes them by default.
    package init() {}

    /// Appends the lines of two versions with markers around them.
    func append(
        ours: ArraySlice<UInt8>, base: ArraySlice<UInt8>, theirs: ArraySlice<UInt8>, to out: inout [UInt8]
    ) {
        appendMarker("<", name: names.ours, to: &out, lineEndOf: ours)
        append(ours, to: &out)
        if let baseName {
            appendMarker("|", name: baseName, to: &out, lineEndOf: ours)
            append(base, to: &out)
        }
        appendMarker("=", name: "", to: &out, lineEndOf: ours)
        append(theirs, to: &out)
        appendMarker(">", name: names.theirs, to: &out, lineEndOf: ours)
    }

    private func append(_ lines: ArraySlice<UInt8>, to out: inout [UInt8]) {
        out += lines
        if let last = lines.last, last != 0x0A { out.append(0x0A) }
    }

    private func appendMarker(
        _ sign: Character, name: String, to out: inout [UInt8], lineEndOf lines: ArraySlice<UInt8>
    ) {
        out += String(repeating: sign, count: size).utf8
        if !name.isEmpty { out += " \(name)".utf8 }
        if lines.firstIndex(of: 0x0A).map({ $0 > lines.startIndex && lines[$0 - 1] == 0x0D }) == true {
            out.append(0x0D)
        }
        out.append(0x0A)
    }
}

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
    package static func hasMarkers(_ bytes: [UInt8]) -> Bool {
        let lines = SplitLines(bytes)
        return (0..<lines.count).contains { marker("<", of: 7, in: lines[$0]) != nil }
    }

    /// Takes a text apart; fails if it has no markers, or if they are not in order.
    package init?(_ bytes: [UInt8]) {
        let lines = SplitLines(bytes)
        var part = Part.common
        var ancestor: [UInt8] = []
        var hasBase = true
        for index in 0..<lines.count {
            let line = lines[index]
            switch part {
            case .common:
                if let name = Self.marker("<", of: 7, in: line) {
                    part = .ours
                    count += 1
                    oursName = name
                    continue
                }
                ours += line
                theirs += line
                ancestor += line
            case .ours:
                if Self.marker("|", of: 7, in: line) != nil {
                    part = .base
                } else if Self.marker("=", of: 7, in: line) != nil {
                    part = .theirs
                    hasBase = false
                } else {
                    if Self.marker("<", of: 7, in: line) != nil || Self.marker(">", of: 7, in: line) != nil {
                        return nil
                    }
                    ours += line
                }
            case .base:
                if Self.marker("=", of: 7, in: line) != nil { part = .theirs } else { ancestor += line }
            case .theirs:
                if let name = Self.marker(">", of: 7, in: line) {
                    part = .common
                    theirsName = name
                } else {
                    if Self.marker("<", of: 7, in: line) != nil { return nil }
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
        while let last = rest.last, last == 0x0A || last == 0x0D { rest.removeLast() }
        if rest.isEmpty { return "" }
        return rest.first == 0x20 ? String(decoding: rest.dropFirst(), as: UTF8.self) : nil
    }
}
