#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ObjCLexer {
    /// Skips from `//` to before the end of its line, which a backslash carries on.
    mutating func skipLineComment() {
        let start = position
        let startsOn = line
        position += 2
        while position < count {
            let byte = base[position]
            if byte == Byte.newline || byte == Byte.carriageReturn { break }
            position += 1
            if byte == Byte.backslash, position < count { skipEscaped() }
        }
        noteIgnore(from: start, line: startsOn)
    }

    /// Skips from `/*` to after `*/`, or to the end of the file.
    mutating func skipBlockComment() {
        let start = position
        let startsOn = line
        position += 2
        while position < count {
            let byte = base[position]
            position += 1
            if byte == Byte.star, isAt(position, Byte.slash) {
                position += 1
                break
            }
            if byte == Byte.newline || (byte == Byte.carriageReturn && !isAt(position, Byte.newline)) { startLine() }
        }
        noteIgnore(from: start, line: startsOn)
    }

    private mutating func noteIgnore(from start: Int, line: Int32) {
        guard mentionsIgnore else { return }
        IgnoreComment.read(base, from: start, to: position, line: Int(line), into: &ignores)
    }
}
