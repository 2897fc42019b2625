import Bytes

/// How git marks the lines of a text in which two versions differ.
package struct ConflictMarkers: Sendable {
    /// Which lines of a conflict are shown, as in git's setting `merge.conflictStyle`.
    package enum Style: String, Sendable {
        /// Those of both sides, without what is the same in them.
        case merge
        /// Those of both sides and of their common ancestor.
        case diff3
        /// As `diff3`, but lines that begin or end both sides are not part of the conflict.
        case zdiff3
    }

    /// How many characters a marker has at least.
    package static let smallestSize = 7

    /// How many characters a marker has.
    package var size = Self.smallestSize
    /// Which lines are shown.
    package var style = Style.merge
    /// What the versions are called.
    package var names = (ours: "ours", base: "base", theirs: "theirs")

    /// Makes markers as git writes them by default.
    package init() {}

    /// Appends the lines of two versions with markers around them.
    func append(
        ours: ArraySlice<UInt8>, base: ArraySlice<UInt8>, theirs: ArraySlice<UInt8>, to out: inout [UInt8]
    ) {
        appendMarker("<", name: names.ours, to: &out, lineEndOf: ours)
        append(ours, to: &out)
        if style != .merge {
            appendMarker("|", name: names.base, to: &out, lineEndOf: ours)
            append(base, to: &out)
        }
        appendMarker("=", name: "", to: &out, lineEndOf: ours)
        append(theirs, to: &out)
        appendMarker(">", name: names.theirs, to: &out, lineEndOf: ours)
    }

    private func append(_ lines: ArraySlice<UInt8>, to out: inout [UInt8]) {
        out += lines
        if let last = lines.last, last != Byte.newline { out.append(Byte.newline) }
    }

    private func appendMarker(
        _ sign: Character, name: String, to out: inout [UInt8], lineEndOf lines: ArraySlice<UInt8>
    ) {
        out += String(repeating: sign, count: size).utf8
        if !name.isEmpty { out += " \(name)".utf8 }
        if lines.firstIndex(of: Byte.newline).map({ $0 > lines.startIndex && lines[$0 - 1] == Byte.carriageReturn })
            == true
        {
            out.append(Byte.carriageReturn)
        }
        out.append(Byte.newline)
    }
}
