#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ObjCLexer {
    /// Reads a preprocessor line: conditions, `#define NAME @"…"` and `#import <Module/…>`; the rest is skipped.
    mutating func readDirective() {
        position += 1
        let name = directiveWord()
        let guardName = possibleGuard
        possibleGuard = nil
        if isWord(name, "define") {
            readDefine(guardName)
        } else if isWord(name, "import") || isWord(name, "include") {
            readImport()
        } else if isWord(name, "ifndef") {
            possibleGuard = directiveWord()
            open(alwaysHolds: false)
        } else if isWord(name, "ifdef") {
            open(alwaysHolds: isWord(directiveWord(), "__OBJC__"))
        } else if isWord(name, "if") {
            readIf()
        } else if isWord(name, "else") || isWord(name, "elif") || isWord(name, "elifdef") || isWord(name, "elifndef") {
            if let depth = conditionals.last?.depth { self.depth = depth }
        } else if isWord(name, "endif"), let closed = conditionals.popLast(), !closed.alwaysHolds {
            openConditions -= 1
        }
        skipDirective()
    }

    private mutating func open(alwaysHolds: Bool) {
        conditionals.append(Conditional(depth: depth, alwaysHolds: alwaysHolds))
        if !alwaysHolds { openConditions += 1 }
    }

    /// Reads the condition of `#if`: `!defined(X)` may open an include guard, `__OBJC__` always holds.
    private mutating func readIf() {
        skipSpaces()
        var name = directiveWord()
        if name.isEmpty, isAt(position, UInt8(ascii: "!")) {
            position += 1
            if isWord(directiveWord(), "defined") {
                skipSpaces()
                if isAt(position, Byte.openParenthesis) { position += 1 }
                possibleGuard = directiveWord()
            }
        } else if isWord(name, "defined") {
            skipSpaces()
            if isAt(position, Byte.openParenthesis) { position += 1 }
            name = directiveWord()
        }
        open(alwaysHolds: isWord(name, "__OBJC__"))
    }

    private mutating func readDefine(_ guardName: Range<Int>?) {
        let name = directiveWord()
        guard !name.isEmpty else { return }
        if let guardName, guardName.count == name.count,
            memcmp(base + guardName.lowerBound, base + name.lowerBound, name.count) == 0,
            let last = conditionals.indices.last, !conditionals[last].alwaysHolds
        {
            conditionals[last].alwaysHolds = true
            openConditions -= 1
        }
        skipSpaces()
        if isAt(position, Byte.openParenthesis), position > name.upperBound { position += 1 }
        skipSpaces()
        guard isAt(position, Byte.at), isAt(position + 1, Byte.quote) else { return }
        let start = position
        position += 2
        skipQuoted()
        defines.append((token(name), token(start..<position, .objcString)))
    }

    private func token(_ range: Range<Int>, _ kind: ObjCToken.Kind = .identifier) -> ObjCToken {
        ObjCToken(
            kind: kind, byte: base[range.lowerBound], start: Int32(truncatingIfNeeded: range.lowerBound),
            end: Int32(truncatingIfNeeded: range.upperBound), line: line,
            lineStart: Int32(truncatingIfNeeded: lineStart))
    }

    private mutating func readImport() {
        skipSpaces()
        guard isAt(position, Byte.less) else { return }
        position += 1
        let module = directiveWord()
        guard !module.isEmpty, isAt(position, Byte.slash) else { return }
        imports.append(text(module))
    }

    /// Reads a word after spaces in a directive, empty if none stands there.
    private mutating func directiveWord() -> Range<Int> {
        skipSpaces()
        let start = position
        while position < count, Byte.isName(base[position]) { position += 1 }
        return start..<position
    }

    private mutating func skipSpaces() {
        while position < count, base[position] == Byte.space || base[position] == Byte.tab { position += 1 }
    }

    private func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
        range.count == word.utf8CodeUnitCount && memcmp(base + range.lowerBound, word.utf8Start, range.count) == 0
    }

    /// Skips to before the line's end; backslashes and block comments carry the line on, quotes hide both.
    private mutating func skipDirective() {
        while position < count {
            let byte = base[position]
            switch byte {
            case Byte.newline, Byte.carriageReturn:
                return
            case Byte.backslash:
                position += 1
                if position < count { skipEscaped() }
            case Byte.quote:
                position += 1
                skipQuoted()
            case Byte.slash where isAt(position + 1, Byte.star):
                skipBlockComment()
            case Byte.slash where isAt(position + 1, Byte.slash):
                skipLineComment()
            default:
                position += 1
            }
        }
    }

    /// Skips to after the closing quote, or to before the line's end.
    private mutating func skipQuoted() {
        while position < count {
            let byte = base[position]
            if byte == Byte.newline || byte == Byte.carriageReturn { return }
            position += 1
            if byte == Byte.quote { return }
            if byte == Byte.backslash, position < count { skipEscaped() }
        }
    }
}
