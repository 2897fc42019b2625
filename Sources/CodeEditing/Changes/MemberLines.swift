import Bytes
import SourceIndex

/// The bytes that are deleted with a member.
enum MemberLines {
    /// Returns the lines of a member with the doc comment directly above it. A blank line is included if otherwise two would
    /// remain, or one at the top of a Swift type.
    ///
    /// If a member shares its lines with something else, only the member itself is included.
    static func whole(
        _ member: Member, of type: TypeDeclaration, language: FileDeclarations.Language, in text: CodeText
    ) -> Range<Int> {
        let extent = member.extent.clamped(to: 0..<text.bytes.count)
        let first = text.lineStart(extent.lowerBound)
        let lineEnd = text.lineEnd(extent.upperBound)
        var rest = extent.upperBound
        while rest < lineEnd, Byte.isBlank(text.bytes[rest]) || text.bytes[rest] == Byte.semicolon { rest += 1 }
        guard text.isBlank(first..<extent.lowerBound), text.isComment(rest..<lineEnd) else {
            return extent.lowerBound..<rest
        }
        var start = firstLineOfComment(above: first, text)
        var end = text.nextLine(lineEnd)
        guard start > 0 else { return start..<end }
        let previous = text.lineStart(start - 1)
        guard text.isBlank(previous..<start) else {
            let isTop = language == .swift && opens(type, at: previous, in: text)
            return start..<(isTop && text.isBlank(end..<text.lineEnd(end)) ? text.nextLine(end) : end)
        }
        if end < text.bytes.count, text.isBlank(end..<text.lineEnd(end)) {
            end = text.nextLine(end)
        } else if language == .swift, closes(type, at: end, in: text) {
            start = previous
        }
        return start..<end
    }

    /// Returns whether a line is that of the opening brace, with nothing after it.
    private static func opens(_ type: TypeDeclaration, at line: Int, in text: CodeText) -> Bool {
        let start = type.body.lowerBound
        return start <= text.bytes.count && text.lineStart(start) == line && text.isComment(start..<text.lineEnd(start))
    }

    /// Returns whether the next line is that of the closing brace.
    private static func closes(_ type: TypeDeclaration, at start: Int, in text: CodeText) -> Bool {
        type.body.upperBound < text.bytes.count && start <= type.body.upperBound
            && text.isBlank(start..<type.body.upperBound) && text.lineStart(type.body.upperBound) == start
    }

    /// Returns the start of the doc comment that ends on the line above, or the given start if there is none.
    static func firstLineOfComment(above start: Int, _ text: CodeText) -> Int {
        var top = start
        while top > 0 {
            let line = text.lineStart(top - 1)
            guard content(ofLine: line, in: text).starts(with: "///".utf8) else { break }
            top = line
        }
        guard top == start, start > 0 else { return top }
        let above = text.lineStart(start - 1)
        guard endsBlock(content(ofLine: above, in: text)) else { return start }
        var line = above
        while true {
            let bytes = content(ofLine: line, in: text)
            if bytes.starts(with: "/**".utf8) || bytes.starts(with: "/*!".utf8) { return line }
            if line == 0 || line < above && endsBlock(bytes) { return start }
            line = text.lineStart(line - 1)
        }
    }

    private static func endsBlock(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count >= 2 && bytes[bytes.endIndex - 1] == Byte.slash && bytes[bytes.endIndex - 2] == Byte.star
    }

    /// Returns a line without the blanks around it.
    private static func content(ofLine line: Int, in text: CodeText) -> ArraySlice<UInt8> {
        var bytes = text.bytes[line..<text.lineEnd(line)].drop(while: Byte.isBlank)
        while let last = bytes.last, Byte.isBlank(last) { bytes.removeLast() }
        return bytes
    }
}
