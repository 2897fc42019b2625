/// Takes the tokens of Objective-C source as a compiler would see them if no macro were expanded and every branch of `#if` were
/// compiled: comments and directives are read on the way and leave only what they say.
struct ObjCPreprocessor {
    private var lexer: ObjCLexer
    /// Where the last token ended, and the one before it.
    private var lastEnd = 0
    private(set) var previousEnd = 0
    /// The line on which the last token ended: a `#` begins a directive only if it is the first token of its line.
    private var lastTokenLine: Int32 = 0
    /// How many braces are open; of the branches of an `#if` only one counts.
    var depth = 0
    private var held: ObjCToken?

    // What directives and comments say
    var conditionals: [Conditional] = []
    var openConditions = 0
    var possibleGuard: ObjCToken?
    var imports: [String] = []
    var defines: [(name: ObjCToken, value: ObjCToken)] = []
    private(set) var ignores: [Int: [String]] = [:]

    /// An `#if` without its `#endif` so far.
    struct Conditional {
        /// The depth of braces before it, to which the next branch returns.
        var depth: Int
        /// Whether it is an include guard, or a condition that is true whenever Objective-C is compiled.
        var alwaysHolds: Bool
    }

    /// Starts at the first byte of a file, which must outlive the preprocessor.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { lexer = ObjCLexer(bytes) }

    /// The file.
    var bytes: UnsafeBufferPointer<UInt8> { lexer.bytes }

    /// The line after the last token, from 1.
    var line: Int32 { lexer.line }

    /// The index of the first byte of that line.
    var lineStart: Int { lexer.lineStart }

    /// Whether the last token is inside of an `#if`; include guards do not count.
    var isConditional: Bool { openConditions > 0 }

    /// Gives a token back, to be the next one.
    mutating func unread(_ token: ObjCToken) { held = token }

    /// Takes the next token, `end` at the end of the file and ever after.
    mutating func next() -> ObjCToken {
        if let token = held {
            held = nil
            return token
        }
        while true {
            let token = lexer.next()
            switch token.kind {
            case .blank, .newline: continue
            case .comment:
                readIgnores(token)
                continue
            case .mark:
                if token.byte == Byte.backslash { continue }
                if token.byte == Byte.hash, token.line != lastTokenLine {
                    readDirective()
                    continue
                }
                countBrace(token.byte)
            default: break
            }
            lastTokenLine = lexer.line
            previousEnd = lastEnd
            lastEnd = Int(token.end)
            return token
        }
    }

    /// Skips to the next directive and returns its name, nil at the end of the file. What is skipped opens no braces.
    mutating func nextDirective() -> String? {
        var isFirst = true
        while true {
            let token = lexer.next()
            switch token.kind {
            case .end: return nil
            case .blank, .comment: continue
            case .newline: isFirst = true
            case .mark where isFirst && token.byte == Byte.hash:
                isFirst = false
                if let name = nextInDirective(), name.kind == .identifier { return text(name) }
                isFirst = true
            default: isFirst = false
            }
        }
    }

    /// Takes the next token of a directive, nil where its line ends.
    mutating func nextInDirective() -> ObjCToken? {
        while true {
            let token = lexer.next()
            switch token.kind {
            case .blank: continue
            case .comment: readIgnores(token)
            case .newline, .end: return nil
            default: return token
            }
        }
    }

    @inline(__always)
    private mutating func countBrace(_ byte: UInt8) {
        if byte == Byte.openBrace {
            depth += 1
        } else if byte == Byte.closeBrace, depth > 0 {
            depth -= 1
        }
    }

    private mutating func readIgnores(_ comment: ObjCToken) {
        IgnoreComment.read(in: bytes, comment: comment.range, line: Int(comment.line), into: &ignores)
    }
}
