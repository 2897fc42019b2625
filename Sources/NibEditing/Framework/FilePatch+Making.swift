import CommandLog
import LineDiff
import Platform
import Replies

extension FilePatch {
    /// Makes the patch that puts splices into a file.
    ///
    /// - Parameters:
    ///   - path: any path of the file.
    ///   - bytes: the file as it is in this session.
    ///   - splices: what is replaced, from the start of the file to its end.
    /// - Returns: the patch; nil if it would change nothing.
    /// - Throws: an error if the file does not contain the text that a splice replaces.
    package static func make(path: String, bytes: [UInt8], splices: [Splice]) throws(CommandError) -> FilePatch? {
        let path = PathName.absolute(path)
        guard let patch = FilePatch(path: path, bytes: bytes, splices: splices) else {
            throw CommandError("internal", "\(PathName.shown(path)) does not have the text that the change replaces")
        }
        return patch.before == patch.after ? nil : patch
    }

    /// Makes the patch that turns the old bytes of a file into the new ones, line by line; nil if they are the same.
    package static func make(path: String, from old: [UInt8], to new: [UInt8]) throws(CommandError) -> FilePatch? {
        try make(path: path, bytes: old, splices: splices(from: old, to: new))
    }

    private static func splices(from old: [UInt8], to new: [UInt8]) -> [Splice] {
        let (before, after) = (SplitLines(old), SplitLines(new))
        return LineMatcher.changes(LineNumbers(old: before, new: after)).map { change in
            let start = change.old.lowerBound
            return Splice(
                offset: start < before.count ? before.range(start).lowerBound : old.count,
                removed: text(of: change.old, in: before), inserted: text(of: change.new, in: after))
        }
    }

    private static func text(of range: Range<Int>, in lines: SplitLines) -> String {
        guard !range.isEmpty else { return "" }
        let (start, end) = (lines.range(range.lowerBound).lowerBound, lines.range(range.upperBound - 1).upperBound)
        return String(decoding: lines.bytes[start..<end], as: UTF8.self)
    }
}
