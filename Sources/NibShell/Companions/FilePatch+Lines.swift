import CommandLog
import Platform
import Replies

extension FilePatch {
    /// The patch for people: the file, and the text that is removed and added at each byte.
    var lines: [StyledText] {
        let name = PathName.shown(path)
        var lines = [StyledText("--- \(name)", .dim), StyledText("+++ \(name)", .dim)]
        for splice in splices {
            lines.append(StyledText("@@ byte \(splice.offset) @@", .dim))
            lines +=
                Self.marked(splice.removed, with: "-", style: .removed)
                + Self.marked(splice.inserted, with: "+", style: .added)
        }
        return lines
    }

    private static func marked(_ text: String, with mark: String, style: TextStyle) -> [StyledText] {
        text.isEmpty
            ? []
            : text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText("\(mark)\($0)", style) }
    }
}
