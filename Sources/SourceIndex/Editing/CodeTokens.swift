/// The tokens of a source file, without comments: names, numbers, the text of strings, and single marks.
///
/// Swift's nested comments, raw and multi-line strings, interpolations and regex literals are told apart. Whatever the bytes are,
/// something comes back, in time linear in their number.
public struct CodeTokens: Sendable {
    /// The tokens in order.
    public private(set) var tokens: [CodeToken] = []
    /// The file.
    public let bytes: [UInt8]
    private var position = 0
    private let isSwift: Bool
    /// Strings whose interpolated code is being read, innermost last.
    private var interpolations: [Interpolation] = []
    /// The fewest hashes of a multi-line regex literal that was not closed: none behind it with as many is either.
    private var unclosedHashes = Int.max

    /// A string that goes on when the parenthesis of its interpolation closes.
    private struct Interpolation {
        var delimiter: Delimiter
        var openParentheses = 0
    }

    /// What opens and closes a string.
    private struct Delimiter {
        var hashes = 0
        var isMultiline = false
    }

    /// Reads the tokens of a file.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - language: what it is read as.
    public init(_ bytes: [UInt8], _ language: FileDeclarations.Language) {
        self.bytes = bytes
        isSwift = language == .swift
        tokens.reserveCapacity(bytes.count / 6)
        while position < bytes.count { step() }
    }

    private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func add(_ kind: CodeToken.Kind, from start: Int) {
        tokens.append(CodeToken(kind, start..<position))
    }

    /// Reads one token, comment or blank.
    private mutating func step() {
        let start = position
        let byte = bytes[start]
        if Byte.isBlank(byte) {
            position += 1
        } else if Byte.isName(byte) {
            readWord()
        } else if byte == Byte.slash, at(start + 1) == Byte.slash {
            position = endOfLine(start)
        } else if byte == Byte.slash, at(start + 1) == Byte.star {
            skipComment()
        } else if byte == Byte.quote {
            openString(hashes: 0)
        } else if !isSwift, byte == Byte.apostrophe {
            readQuoted(until: Byte.apostrophe)
        } else if isSwift, byte == Byte.backtick, let end = closingBacktick() {
            tokens.append(CodeToken(.identifier, start + 1..<end))
            position = end + 1
        } else if isSwift, byte == Byte.hash, readHashes() {
            return
        } else if isSwift, byte == Byte.slash, let end = regexEnd() {
            tokens.append(CodeToken(.string, start + 1..<end))
            position = end + 1
        } else {
            position += 1
            add(.mark, from: start)
            countParenthesis(byte)
        }
    }

    private mutating func readWord() {
        let start = position
        let isNumber = Byte.isDigit(bytes[start])
        while position < bytes.count {
            let byte = bytes[position]
            let isFraction = isNumber && byte == Byte.period && Byte.isDigit(at(position + 1))
            guard Byte.isName(byte) || isFraction else { break }
            position += 1
        }
        add(isNumber ? .number : .identifier, from: start)
        if !isSwift, isImport(start) { readHeaderName() }
    }

    /// The start of the line's end, or of the file's.
    private func endOfLine(_ start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != Byte.newline, bytes[index] != Byte.carriageReturn { index += 1 }
        return index
    }

    private mutating func skipComment() {
        var depth = 1
        position += 2
        while position < bytes.count, depth > 0 {
            if bytes[position] == Byte.star, at(position + 1) == Byte.slash {
                depth -= 1
                position += 2
            } else if isSwift, bytes[position] == Byte.slash, at(position + 1) == Byte.star {
                depth += 1
                position += 2
            } else {
                position += 1
            }
        }
    }

    // MARK: - Objective-C

    /// Whether the word just read is the `import` or `include` of a directive.
    private func isImport(_ start: Int) -> Bool {
        guard tokens.count >= 2, tokens[tokens.count - 2].kind == .mark,
            bytes[tokens[tokens.count - 2].range.lowerBound] == Byte.hash
        else { return false }
        let word = bytes[start..<position]
        return word.elementsEqual("import".utf8) || word.elementsEqual("include".utf8)
    }

    /// Reads `<Header.h>` as a string.
    private mutating func readHeaderName() {
        while at(position) == Byte.space || at(position) == Byte.tab { position += 1 }
        guard at(position) == Byte.less else { return }
        let start = position + 1
        position = endOfLine(position)
        if let end = bytes[start..<position].firstIndex(of: Byte.greater) { position = end }
        add(.string, from: start)
        if at(position) == Byte.greater { position += 1 }
    }

    /// Reads a string or a character that ends with its mark or with the line.
    private mutating func readQuoted(until mark: UInt8) {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != mark, bytes[position] != Byte.newline {
            position += bytes[position] == Byte.backslash ? 2 : 1
        }
        position = min(position, bytes.count)
        add(.string, from: start)
        if at(position) == mark { position += 1 }
    }

    // MARK: - Swift

    private func closingBacktick() -> Int? {
        var end = position + 1
        while end < bytes.count, Byte.isName(bytes[end]) { end += 1 }
        return end > position + 1 && at(end) == Byte.backtick ? end : nil
    }

    /// Reads a string or regex literal that begins with `#`; false when the `#` is something else.
    private mutating func readHashes() -> Bool {
        var end = position
        while at(end) == Byte.hash { end += 1 }
        let hashes = end - position
        if at(end) == Byte.quote {
            position = end
            openString(hashes: hashes)
            return true
        }
        guard at(end) == Byte.slash, let close = extendedRegexEnd(end + 1, hashes) else { return false }
        tokens.append(CodeToken(.string, end + 1..<close))
        position = close + 1 + hashes
        return true
    }

    private mutating func openString(hashes: Int) {
        guard isSwift else { return readQuoted(until: Byte.quote) }
        var delimiter = Delimiter(hashes: hashes)
        if at(position + 1) == Byte.quote, at(position + 2) == Byte.quote {
            delimiter.isMultiline = true
            position += 3
        } else {
            position += 1
        }
        readText(delimiter)
    }

    /// Reads a string's text up to its end or to an interpolation.
    private mutating func readText(_ delimiter: Delimiter) {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Byte.backslash, hasHashes(position + 1, delimiter.hashes) {
                let escaped = position + 1 + delimiter.hashes
                if at(escaped) == Byte.openParenthesis {
                    add(.string, from: start)
                    position = escaped + 1
                    interpolations.append(Interpolation(delimiter: delimiter))
                    return
                }
                position = min(escaped + 1, bytes.count)
                // An escaped line end belongs to a multi-line string only
                if !delimiter.isMultiline, at(position - 1) == Byte.newline { position -= 1 } else { continue }
            }
            if let end = closes(delimiter, at: position) {
                add(.string, from: start)
                position = end
                return
            }
            if !delimiter.isMultiline, bytes[position] == Byte.newline { break }
            position += 1
        }
        add(.string, from: start)
    }

    private func hasHashes(_ index: Int, _ count: Int) -> Bool {
        var offset = 0
        while offset < count {
            if at(index + offset) != Byte.hash { return false }
            offset += 1
        }
        return true
    }

    /// Where a delimiter that closes at an index ends; nil when none does.
    private func closes(_ delimiter: Delimiter, at index: Int) -> Int? {
        guard bytes[index] == Byte.quote else { return nil }
        var end = index + 1
        if delimiter.isMultiline {
            guard at(index + 1) == Byte.quote, at(index + 2) == Byte.quote else { return nil }
            end = index + 3
        }
        return hasHashes(end, delimiter.hashes) ? end + delimiter.hashes : nil
    }

    /// Follows the parentheses of interpolated code, and goes on with the string behind the last.
    private mutating func countParenthesis(_ byte: UInt8) {
        guard let last = interpolations.indices.last else { return }
        if byte == Byte.openParenthesis {
            interpolations[last].openParentheses += 1
        } else if byte == Byte.closeParenthesis {
            if interpolations[last].openParentheses > 0 {
                interpolations[last].openParentheses -= 1
            } else {
                // The parenthesis belongs to the string
                tokens.removeLast()
                readText(interpolations.removeLast().delimiter)
            }
        }
    }

    private mutating func extendedRegexEnd(_ start: Int, _ hashes: Int) -> Int? {
        var index = start
        let isMultiline = at(start) == Byte.newline || at(start) == Byte.carriageReturn
        guard !isMultiline || hashes < unclosedHashes else { return nil }
        let limit = isMultiline ? bytes.count : min(bytes.count, start + Self.longestRegex)
        while index < limit {
            let byte = bytes[index]
            if byte == Byte.slash, hasHashes(index + 1, hashes) { return index }
            if byte == Byte.newline, !isMultiline { return nil }
            index += byte == Byte.backslash ? 2 : 1
        }
        if isMultiline { unclosedHashes = hashes }
        return nil
    }

    /// Longer ones are not looked for, so that time stays linear.
    private static let longestRegex = 1000

    /// Where a regex literal that may begin here closes; nil where the `/` is an operator.
    ///
    /// It must stand where a value can begin, must not begin or end with a blank, and must close on its line with its
    /// parentheses in balance.
    private func regexEnd() -> Int? {
        let first = at(position + 1)
        guard !Byte.isBlank(first), first != Byte.slash, first != Byte.equals, canBeginValue() else { return nil }
        var index = position + 1
        var (open, isInClass) = (0, false)
        let limit = min(bytes.count, index + Self.longestRegex)
        while index < limit, bytes[index] != Byte.newline, bytes[index] != Byte.carriageReturn {
            switch bytes[index] {
            case Byte.backslash: index += 1
            case Byte.openBracket: isInClass = true
            case Byte.closeBracket: isInClass = false
            case Byte.openParenthesis where !isInClass: open += 1
            case Byte.closeParenthesis where !isInClass:
                open -= 1
                if open < 0 { return nil }
            case Byte.slash where !isInClass:
                return open == 0 && !Byte.isBlank(bytes[index - 1]) ? index : nil
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Whether a value, and no operator behind one, can follow the last token.
    private func canBeginValue() -> Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .string: return false
        case .identifier: return Self.keywordsBeforeValues.contains { bytes[last.range].elementsEqual($0.utf8) }
        case .mark:
            let byte = bytes[last.range.lowerBound]
            return byte == Byte.openParenthesis || byte == Byte.comma || byte == Byte.equals || byte == Byte.colon
                || byte == Byte.openBracket || byte == Byte.openBrace
        }
    }

    private static let keywordsBeforeValues = ["return", "in", "case", "try", "await"]
}
