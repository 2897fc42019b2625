#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Skims Swift source for the names after `class`, `extension` and their like, without parsing it.
///
/// Comments and strings are not told from code, so names may come from them; none that the code declares is missed, wherever white
/// space, comments and backticks stand. Each byte is looked at a bounded number of times.
struct SwiftSkimmer {
    private let base: UnsafePointer<UInt8>
    private let count: Int
    private var position = 0
    private var skim = FileSkim()
    private var mentionsSegue = false
    private var mentionsIdentifier = false
    private var mentionsConstants = false

    /// Skims a file's bytes.
    static func skim(_ bytes: UnsafeRawBufferPointer) -> FileSkim {
        var skimmer = SwiftSkimmer(bytes)
        return skimmer.run()
    }

    private init(_ bytes: UnsafeRawBufferPointer) {
        let buffer = bytes.bindMemory(to: UInt8.self)
        base = buffer.baseAddress ?? UnsafePointer(bitPattern: 1)!
        count = buffer.count
    }

    private mutating func run() -> FileSkim {
        let base = base
        let count = count
        var index = 0
        while index < count {
            guard Byte.isName(base[index]) else {
                index += 1
                continue
            }
            let start = index
            repeat { index += 1 } while index < count && Byte.isName(base[index])
            let length = index - start
            guard length >= 4 else {
                if length == 3, base[start] == UInt8(ascii: "l") { readLet(start) }
                continue
            }
            if base[index - 1] == UInt8(ascii: "e"), base[index - 4] == UInt8(ascii: "e") { readSegue(index) }
            position = index
            readWord(start, length)
            index = position
        }
        if mentionsSegue, mentionsIdentifier { skim.mentions.insert(.use(.segueIdentifier)) }
        return skim
    }

    @inline(__always)
    private func isWord(_ start: Int, _ length: Int, _ word: StaticString) -> Bool {
        length == word.utf8CodeUnitCount && memcmp(base + start, word.utf8Start, length) == 0
    }

    /// Whether the text at a place begins with a word, of a length that is known to fit.
    @inline(__always)
    private func begins(_ start: Int, _ length: Int, _ word: StaticString) -> Bool {
        length >= word.utf8CodeUnitCount && memcmp(base + start, word.utf8Start, word.utf8CodeUnitCount) == 0
    }

    private mutating func readWord(_ start: Int, _ length: Int) {
        switch base[start] {
        case UInt8(ascii: "c"):
            if isWord(start, length, "class") { readName(.swiftClass) }
        case UInt8(ascii: "e"):
            if isWord(start, length, "extension") {
                readName(.swiftExtension)
            } else if isWord(start, length, "enum") {
                readName(.other)
            }
        case UInt8(ascii: "p"):
            if isWord(start, length, "protocol") {
                readName(.other)
            } else if begins(start, length, "performSegue") {
                skim.mentions.insert(.use(.performSegue))
            }
        case UInt8(ascii: "a"):
            if isWord(start, length, "actor") { readName(.other) }
        case UInt8(ascii: "t"):
            if isWord(start, length, "typealias") { readName(.swiftTypealias) }
        case UInt8(ascii: "o"):
            if isWord(start, length, "objc") { readRuntimeName(start) }
        case UInt8(ascii: "I"):
            readInterfaceBuilderWord(start, length)
        case UInt8(ascii: "s"):
            readWordWithS(start, length)
        default:
            readUse(start, length)
        }
    }

    private mutating func readInterfaceBuilderWord(_ start: Int, _ length: Int) {
        if isWord(start, length, "IBOutlet") || isWord(start, length, "IBAction")
            || isWord(start, length, "IBSegueAction")
        {
            skim.mentions.insert(.outletsOrActions)
        } else if isWord(start, length, "IBInspectable") {
            skim.mentions.insert(.inspectables)
        }
    }

    /// Notes a word that ends with `segue` or `Segue`.
    private mutating func readSegue(_ end: Int) {
        if memcmp(base + end - 4, "egue", 4) == 0 { mentionsSegue = true }
    }

    /// Notes a `let` that stands at the start of a line, or after modifiers there: it may be a constant of the file.
    private mutating func readLet(_ start: Int) {
        guard !mentionsConstants, isWord(start, 3, "let") else { return }
        var line = start
        while line > 0, start - line < 40, base[line - 1] != Byte.newline { line -= 1 }
        guard line == 0 || base[line - 1] == Byte.newline, !Byte.isBlank(base[line]) else { return }
        mentionsConstants = true
        skim.names.append(FileSkim.Name(kind: .other, name: "", isLikely: false))
    }

    private mutating func readWordWithS(_ start: Int, _ length: Int) {
        if isWord(start, length, "struct") {
            readName(.other)
        } else if begins(start, length, "shouldPerformSegue") {
            mentionsSegue = true
        } else if isWord(start, length, "selector") {
            skim.mentions.insert(.use(.selector))
        }
    }

    /// Notes a word after which something of a document may be named.
    private mutating func readUse(_ start: Int, _ length: Int) {
        switch base[start] {
        case UInt8(ascii: "U"), UInt8(ascii: "N"):
            if isWord(start, length, "UINib") || isWord(start, length, "NSNib") {
                skim.mentions.formUnion([.use(.nibName), .use(.registeredNib)])
            } else if begins(start, length, "UIStoryboard") || begins(start, length, "NSStoryboard") {
                skim.mentions.insert(.use(.storyboardName))
                mentionsSegue = true
            } else if isWord(start, length, "NSSelectorFromString") {
                skim.mentions.insert(.use(.selector))
            }
        case UInt8(ascii: "S"):
            if isWord(start, length, "Selector") { skim.mentions.insert(.use(.selector)) }
        case UInt8(ascii: "d"):
            if begins(start, length, "dequeue") { skim.mentions.insert(.use(.reuseIdentifier)) }
        case UInt8(ascii: "m"):
            if isWord(start, length, "makeView") || isWord(start, length, "makeItem") {
                skim.mentions.insert(.use(.reuseIdentifier))
            }
        case UInt8(ascii: "i"):
            if isWord(start, length, "identifier") {
                mentionsIdentifier = true
            } else if begins(start, length, "instantiate") {
                skim.mentions.insert(.use(.storyboardIdentifier))
            }
        case UInt8(ascii: "r"):
            if begins(start, length, "register") {
                skim.mentions.formUnion([.use(.registeredNib), .use(.registeredClass)])
            }
        case UInt8(ascii: "n"), UInt8(ascii: "l"), UInt8(ascii: "w"):
            if begins(start, length, "nibName") || begins(start, length, "loadNib")
                || begins(start, length, "windowNibName")
            {
                skim.mentions.insert(.use(.nibName))
            }
        default:
            break
        }
    }

    // MARK: Names

    /// Reads the name after a word that declares a type, and the first name after its colon.
    private mutating func readName(_ kind: FileSkim.Name.Kind) {
        let after = position
        var index = skipSpace(from: after)
        guard index > after, let name = dottedName(&index), !isModifier(name) else { return }
        // A modifier is read again as a word: `class func`, `class override var`
        position = index
        var found = FileSkim.Name(kind: kind, name: text(name))
        index = skipSpace(from: index)
        if index < count, base[index] == Byte.less { index = skipSpace(from: skipAngles(from: index)) }
        let mark = index < count ? base[index] : 0
        found.isLikely = mark == Byte.openBrace || mark == Byte.colon || mark == Byte.equals
        if mark == Byte.colon || mark == Byte.equals {
            index = skipAttributes(from: index + 1)
            if let inherited = dottedName(&index) { found.inherited = text(inherited) }
        } else if begins(index, count - index, "where") {
            found.isLikely = true
        }
        skim.names.append(found)
    }

    private static let modifiers: [StaticString] = [
        "func", "var", "let", "override", "final", "private", "fileprivate", "internal", "public", "open", "subscript",
        "class", "extension", "struct", "enum", "protocol", "actor", "typealias",
    ]

    /// Whether a word after `class` belongs to a member: `class func`, `class var`.
    private func isModifier(_ name: Range<Int>) -> Bool {
        let start = name.lowerBound
        let length = name.count
        guard length <= 11 else { return false }
        return Self.modifiers.contains { isWord(start, length, $0) }
    }

    /// Reads `Name`, `` `Name` `` or `Outer.Inner`, nil if none stands at the index.
    private func dottedName(_ index: inout Int) -> Range<Int>? {
        let start = index
        var end = start
        while index < count, Byte.isName(base[index]) || base[index] == Byte.backtick {
            while index < count, Byte.isName(base[index]) || base[index] == Byte.backtick { index += 1 }
            end = index
            guard index < count, base[index] == Byte.period else { break }
            index += 1
        }
        index = end
        return end > start ? start..<end : nil
    }

    /// The text of a name without backticks.
    private func text(_ range: Range<Int>) -> String {
        let bytes = UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
        guard bytes.contains(Byte.backtick) else { return String(decoding: bytes, as: UTF8.self) }
        return String(decoding: bytes.filter { $0 != Byte.backtick }, as: UTF8.self)
    }

    /// Skips white space and comments; a block comment is skipped only so far that the whole stays linear.
    private func skipSpace(from start: Int) -> Int {
        var index = start
        let limit = min(count, start + 4096)
        while index < limit {
            if Byte.isBlank(base[index]) {
                index += 1
            } else if base[index] == Byte.slash, index + 1 < limit, base[index + 1] == Byte.slash {
                while index < limit, base[index] != Byte.newline { index += 1 }
            } else if base[index] == Byte.slash, index + 1 < limit, base[index + 1] == Byte.star {
                index = skipBlockComment(from: index, to: limit)
            } else {
                break
            }
        }
        return index
    }

    /// Skips a block comment with those inside it.
    private func skipBlockComment(from start: Int, to limit: Int) -> Int {
        var index = start + 2
        var open = 1
        while index < limit, open > 0 {
            if index + 1 < limit, base[index] == Byte.star, base[index + 1] == Byte.slash {
                open -= 1
                index += 2
            } else if index + 1 < limit, base[index] == Byte.slash, base[index + 1] == Byte.star {
                open += 1
                index += 2
            } else {
                index += 1
            }
        }
        return index
    }

    /// Skips generic parameters; `->` closes none.
    private func skipAngles(from start: Int) -> Int {
        var index = start
        var open = 0
        let limit = min(count, start + 4096)
        while index < limit {
            let byte = base[index]
            if byte == Byte.less { open += 1 }
            if byte == Byte.greater, base[index - 1] != Byte.minus { open -= 1 }
            if byte == Byte.openBrace { break }
            index += 1
            if open == 0 { break }
        }
        return index
    }

    /// Skips white space and attributes such as `@unchecked` before an inherited name.
    private func skipAttributes(from start: Int) -> Int {
        var index = skipSpace(from: start)
        while index < count, base[index] == Byte.at {
            index += 1
            while index < count, Byte.isName(base[index]) { index += 1 }
            index = skipSpace(from: index)
        }
        return index
    }

    /// Reads `(name)` after `@objc`, if it has no colon.
    private mutating func readRuntimeName(_ start: Int) {
        var index = skipSpace(from: position)
        guard index < count, base[index] == Byte.openParenthesis else { return }
        index = skipSpace(from: index + 1)
        guard let name = dottedName(&index) else { return }
        index = skipSpace(from: index)
        guard index < count, base[index] == Byte.closeParenthesis else { return }
        position = index
        skim.names.append(FileSkim.Name(kind: .runtimeName, name: text(name), isLikely: false))
    }
}
