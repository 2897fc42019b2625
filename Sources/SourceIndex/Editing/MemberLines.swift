/// The bytes that go when a member is taken out.
enum MemberLines {
    /// The lines of a member with the doc comment directly above it, and a blank line where two would be left, or one at the top
    /// of a Swift type.
    ///
    /// A member that shares its lines with something else goes without them.
    static func whole(
        _ member: Member, of type: TypeDeclaration, _ language: FileDeclarations.Language, _ text: CodeText
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
            let isTop = language == .swift && opens(type, previous, text)
            return start..<(isTop && text.isBlank(end..<text.lineEnd(end)) ? text.nextLine(end) : end)
        }
        if end < text.bytes.count, text.isBlank(end..<text.lineEnd(end)) {
            end = text.nextLine(end)
        } else if language == .swift, closes(type, end, text) {
            start = previous
        }
        return start..<end
    }

    /// Whether a line is that of the opening brace, with nothing behind it.
    private static func opens(_ type: TypeDeclaration, _ line: Int, _ text: CodeText) -> Bool {
        let start = type.body.lowerBound
        return start <= text.bytes.count && text.lineStart(start) == line && text.isComment(start..<text.lineEnd(start))
    }

    /// Whether the next line is that of the closing brace.
    private static func closes(_ type: TypeDeclaration, _ start: Int, _ text: CodeText) -> Bool {
        type.body.upperBound < text.bytes.count && start <= type.body.upperBound
            && text.isBlank(start..<type.body.upperBound) && text.lineStart(type.body.upperBound) == start
    }

    /// The start of the doc comment that ends on the line above; the given start without one.
    static func firstLineOfComment(above start: Int, _ text: CodeText) -> Int {
        var top = start
        while top > 0 {
            let line = text.lineStart(top - 1)
            guard content(line, text).starts(with: "///".utf8) else { break }
            top = line
        }
        guard top == start, start > 0 else { return top }
        let above = text.lineStart(start - 1)
        guard endsBlock(content(above, text)) else { return start }
        var line = above
        while true {
            let bytes = content(line, text)
            if bytes.starts(with: "/**".utf8) || bytes.starts(with: "/*!".utf8) { return line }
            if line == 0 || line < above && endsBlock(bytes) { return start }
            line = text.lineStart(line - 1)
        }
    }

    private static func endsBlock(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count >= 2 && bytes[bytes.endIndex - 1] == Byte.slash && bytes[bytes.endIndex - 2] == Byte.star
    }

    /// A line without the blanks around it.
    private static func content(_ line: Int, _ text: CodeText) -> ArraySlice<UInt8> {
        var bytes = text.bytes[line..<text.lineEnd(line)].drop(while: Byte.isBlank)
        while let last = bytes.last, Byte.isBlank(last) { bytes.removeLast() }
        return bytes
    }
}
