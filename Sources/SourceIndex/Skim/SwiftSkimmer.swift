/// Skims the tokens of a Swift file for the names after `class`, `extension` and their like, without parsing it.
///
/// It finds every name that a parser would find, perhaps more, and takes time linear in the number of bytes.
struct SwiftSkimmer {
    private var lexer: SwiftLexer
    private var skim = FileSkim()
    private var mentionsSegue = false
    private var mentionsIdentifier = false
    private var mentionsConstants = false

    /// Skims the bytes of a file.
    static func skim(_ bytes: UnsafeRawBufferPointer) -> FileSkim {
        var skimmer = SwiftSkimmer(lexer: SwiftLexer(bytes.bindMemory(to: UInt8.self)))
        return skimmer.run()
    }

    private init(lexer: SwiftLexer) { self.lexer = lexer }

    private mutating func run() -> FileSkim {
        let bytes = lexer.bytes
        while let token = lexer.nextIdentifier() {
            guard token.range.count >= 4 else {
                if token.range.count == 3 { readLet(token) }
                continue
            }
            let last = token.range.upperBound - 1
            if bytes[last] == UInt8(ascii: "e"), bytes[last - 3] == UInt8(ascii: "e"), bytes.has("egue", at: last - 3) {
                mentionsSegue = true
            }
            readWord(token)
        }
        if mentionsSegue, mentionsIdentifier { skim.mentions.insert(.use(.segueIdentifier)) }
        return skim
    }

    @inline(__always)
    private func isWord(_ token: SwiftToken, equalTo word: StaticString) -> Bool { lexer.isWord(token, equalTo: word) }

    @inline(__always)
    private func begins(_ token: SwiftToken, with word: StaticString) -> Bool {
        token.range.count >= word.utf8CodeUnitCount && lexer.bytes.has(word, at: token.range.lowerBound)
    }

    private mutating func readWord(_ token: SwiftToken) {
        switch lexer.bytes[token.range.lowerBound] {
        case UInt8(ascii: "c"):
            if isWord(token, equalTo: "class") { readName(.swiftClass, after: token) }
        case UInt8(ascii: "e"):
            if isWord(token, equalTo: "extension") {
                readName(.swiftExtension, after: token)
            } else if isWord(token, equalTo: "enum") {
                readName(.other, after: token)
            }
        case UInt8(ascii: "p"):
            if isWord(token, equalTo: "protocol") {
                readName(.other, after: token)
            } else if begins(token, with: "performSegue") {
                skim.mentions.insert(.use(.performSegue))
            }
        case UInt8(ascii: "a"):
            if isWord(token, equalTo: "actor") { readName(.other, after: token) }
        case UInt8(ascii: "t"):
            if isWord(token, equalTo: "typealias") { readName(.swiftTypealias, after: token) }
        case UInt8(ascii: "o"):
            if isWord(token, equalTo: "objc") { readRuntimeName() }
        case UInt8(ascii: "I"):
            readInterfaceBuilderWord(token)
        case UInt8(ascii: "s"):
            readWordWithS(token)
        default:
            readUse(token)
        }
    }

    private mutating func readInterfaceBuilderWord(_ token: SwiftToken) {
        if isWord(token, equalTo: "IBOutlet") || isWord(token, equalTo: "IBAction")
            || isWord(token, equalTo: "IBSegueAction")
        {
            skim.mentions.insert(.outletsOrActions)
        } else if isWord(token, equalTo: "IBInspectable") {
            skim.mentions.insert(.inspectables)
        }
    }

    /// Notes a `let` on a line without indentation: it may be a constant of the file.
    private mutating func readLet(_ token: SwiftToken) {
        guard !mentionsConstants, isWord(token, equalTo: "let") else { return }
        let bytes = lexer.bytes
        let start = token.range.lowerBound
        var line = start
        while line > 0, start - line < 40, bytes[line - 1] != Byte.newline { line -= 1 }
        guard line == 0 || bytes[line - 1] == Byte.newline, !Byte.isBlank(bytes[line]) else { return }
        mentionsConstants = true
        skim.names.append(FileSkim.Name(kind: .other, name: ""))
    }

    private mutating func readWordWithS(_ token: SwiftToken) {
        if isWord(token, equalTo: "struct") {
            readName(.other, after: token)
        } else if begins(token, with: "shouldPerformSegue") {
            mentionsSegue = true
        } else if isWord(token, equalTo: "selector") {
            skim.mentions.insert(.use(.selector))
        }
    }

    /// Notes a word after which code may name something of a document.
    private mutating func readUse(_ token: SwiftToken) {
        switch lexer.bytes[token.range.lowerBound] {
        case UInt8(ascii: "U"), UInt8(ascii: "N"):
            if isWord(token, equalTo: "UINib") || isWord(token, equalTo: "NSNib") {
                skim.mentions.formUnion([.use(.nibName), .use(.registeredNib)])
            } else if begins(token, with: "UIStoryboard") || begins(token, with: "NSStoryboard") {
                skim.mentions.insert(.use(.storyboardName))
                mentionsSegue = true
            } else if isWord(token, equalTo: "NSSelectorFromString") {
                skim.mentions.insert(.use(.selector))
            }
        case UInt8(ascii: "S"):
            if isWord(token, equalTo: "Selector") { skim.mentions.insert(.use(.selector)) }
        case UInt8(ascii: "d"):
            if begins(token, with: "dequeue") {
                skim.mentions.formUnion([.use(.reuseIdentifier), .use(.optionalIdentifier)])
            }
        case UInt8(ascii: "m"):
            if begins(token, with: "makeView") || begins(token, with: "makeItem") {
                skim.mentions.insert(.use(.optionalIdentifier))
            }
        case UInt8(ascii: "i"):
            if isWord(token, equalTo: "identifier") {
                mentionsIdentifier = true
            } else if isWord(token, equalTo: "import") {
                readImport()
            } else if isWord(token, equalTo: "instantiate") || isWord(token, equalTo: "instantiateWithOwner") {
                skim.mentions.insert(.use(.instantiatedNib))
            } else if begins(token, with: "instantiate") {
                skim.mentions.insert(.use(.storyboardIdentifier))
            }
        case UInt8(ascii: "r"):
            if begins(token, with: "register") {
                skim.mentions.formUnion([.use(.registeredNib), .use(.registeredClass)])
            }
        case UInt8(ascii: "n"), UInt8(ascii: "l"), UInt8(ascii: "w"):
            if begins(token, with: "nibName") || begins(token, with: "loadNib") || begins(token, with: "windowNibName")
            {
                skim.mentions.insert(.use(.nibName))
            } else if isWord(token, equalTo: "named"), lexer.bytes.byte(at: token.range.upperBound) == Byte.colon {
                skim.mentions.formUnion([.use(.imageName), .use(.colorName)])
            }
        default:
            break
        }
    }
}

// Names.
extension SwiftSkimmer {
    /// Reads the name after a keyword that declares a type, and the first name after its colon.
    private mutating func readName(_ kind: FileSkim.Name.Kind, after keyword: SwiftToken) {
        // `.class` is a member
        guard lexer.bytes.byte(at: keyword.range.lowerBound - 1) != Byte.period else { return }
        var ahead = lexer
        let first = ahead.nextCode()
        guard let name = Self.dottedName(from: first, lexer: &ahead), !isModifier(name) else { return }
        lexer = ahead
        var found = FileSkim.Name(kind: kind, name: text(name))
        let mark = Self.tokenAfterGenerics(&ahead)
        if ahead.isMark(mark, equalTo: Byte.colon) || ahead.isMark(mark, equalTo: Byte.equals) {
            let inherited = Self.tokenAfterAttributes(&ahead)
            if let name = Self.dottedName(from: inherited, lexer: &ahead) { found.inherited = text(name) }
        }
        skim.names.append(found)
    }

    /// Reads the module of `import Module`, `import Module.Part` or `import class Module.Name`.
    private mutating func readImport() {
        var ahead = lexer
        var first = ahead.nextCode()
        if let token = first, token.kind == .identifier, isModifier(token.range) {
            first = ahead.nextCode()
        }
        guard let first, first.kind == .identifier else { return }
        lexer = ahead
        skim.names.append(FileSkim.Name(kind: .swiftImport, name: text(first.range)))
    }

    /// Words that, after `class`, belong to a member or a requirement: `class func`, `protocol P: class where …`.
    private static let modifiers: [StaticString] = [
        "func", "var", "let", "override", "final", "private", "fileprivate", "internal", "public", "open", "subscript",
        "class", "extension", "struct", "enum", "protocol", "actor", "typealias", "where",
    ]

    private func isModifier(_ name: Range<Int>) -> Bool {
        Self.modifiers.contains { lexer.bytes.isWord($0, in: name) }
    }

    /// Reads `Name`, `` `Name` `` or `Outer.Inner` from its first token, nil if that is not a name.
    private static func dottedName(from first: SwiftToken?, lexer: inout SwiftLexer) -> Range<Int>? {
        guard let first, first.kind == .identifier else { return nil }
        let bytes = lexer.bytes
        var end = first.range.upperBound
        while bytes.byte(at: end) == Byte.period {
            let next = bytes.byte(at: end + 1)
            guard Byte.isName(next) && !Byte.isDigit(next) || next == Byte.backtick else { break }
            _ = lexer.next()
            guard let part = lexer.next() else { break }
            end = part.range.upperBound
        }
        return first.range.lowerBound..<end
    }

    /// Returns the text of a name without backticks.
    private func text(_ range: Range<Int>) -> String {
        let name = lexer.bytes[range]
        guard name.contains(Byte.backtick) else { return String(decoding: name, as: UTF8.self) }
        return String(decoding: name.filter { $0 != Byte.backtick }, as: UTF8.self)
    }

    /// How far generic parameters are followed, so that time stays linear.
    private static let longestGenerics = 1024

    /// Takes the first token after a name and its generic parameters, if there are any; `->` does not close them.
    private static func tokenAfterGenerics(_ lexer: inout SwiftLexer) -> SwiftToken? {
        let limit = lexer.position + longestGenerics
        var open = 0
        while let token = lexer.nextCode(), open == 0 || lexer.position < limit {
            if lexer.isMark(token, equalTo: Byte.less) {
                open += 1
            } else if open == 0 || lexer.isMark(token, equalTo: Byte.openBrace) {
                return token
            } else if lexer.isMark(token, equalTo: Byte.greater), lexer.bytes[token.range.lowerBound - 1] != Byte.minus
            {
                open -= 1
            }
        }
        return nil
    }

    /// Takes the first token after attributes such as `@unchecked`.
    private static func tokenAfterAttributes(_ lexer: inout SwiftLexer) -> SwiftToken? {
        while let token = lexer.nextCode() {
            guard lexer.isMark(token, equalTo: Byte.at) else { return token }
            _ = lexer.next()
        }
        return nil
    }

    /// Reads `(name)` after `@objc`; a selector with colons names no type.
    private mutating func readRuntimeName() {
        var ahead = lexer
        guard ahead.isMark(ahead.nextCode(), equalTo: Byte.openParenthesis) else { return }
        let first = ahead.nextCode()
        guard let name = Self.dottedName(from: first, lexer: &ahead),
            ahead.isMark(ahead.nextCode(), equalTo: Byte.closeParenthesis)
        else {
            return
        }
        lexer = ahead
        skim.names.append(FileSkim.Name(kind: .runtimeName, name: text(name)))
    }
}
