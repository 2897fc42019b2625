import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// The `constrain` statement that was meant by one that lacks blanks, periods or signs, or by a `pin` that names the other view's edge.
enum MeantConstraint {
    private static let signs = ["=", ">=", "<=", "=="]
    private static let attributes = LayoutAttribute.names(.cocoa) + ["lastBaseline"]
    private static let opposite = ["top": "bottom", "bottom": "top", "leading": "trailing", "trailing": "leading"]

    // MARK: - Statements of constrain

    /// Returns the statement with blanks around signs, periods before attributes, and a sign between its sides.
    ///
    /// - Parameter words: the words of a `constrain` statement.
    /// - Returns: the words; nil if the statement lacks none of these, or more than these.
    static func constrain(_ words: [Word]) -> [Word]? {
        guard let verb = words.first else { return nil }
        var sides: [Word] = []
        for word in words.dropFirst().flatMap(separated) {
            if word.isBare, attributes.contains(word.text), let object = sides.last, isObject(object) {
                sides[sides.count - 1] = member(object, named: word.text)
            } else {
                sides.append(word)
            }
        }
        guard sides.count > 1, edge(of: sides[0]) != nil else { return nil }
        if !isSign(sides[1]) { sides.insert(Word("="), at: 1) }
        let statement = [verb] + sides
        guard sides.count > 2, edge(of: sides[2]) != nil || Double(sides[2].text) != nil,
            statement.map(\.spelling) != words.map(\.spelling)
        else { return nil }
        return statement
    }

    // MARK: - Statements of pin

    /// Returns the `constrain` statement for a `pin` with an edge after the other view: `pin A top to B.bottom 20`.
    ///
    /// - Parameters:
    ///   - words: the words of a `pin` statement.
    ///   - document: tells whether the other view is around the first.
    /// - Returns: the words; the statement is `pin` without the edge if that is the same; nil if the words are others.
    static func pin(_ words: [Word], in document: NibDocument) -> [Word]? {
        var rest = words.dropFirst().flatMap(separated).filter { !$0.isBare("to") }[...]
        guard var first = rest.popFirst() else { return nil }
        if edge(of: first) == nil, let name = rest.first, name.isBare, attributes.contains(name.text) {
            first = member(first, named: name.text)
            rest.removeFirst()
        }
        guard let other = rest.popFirst(), let end = edge(of: other) else { return nil }
        var sign = ""
        if let next = rest.first, next.isBare("+") || next.isBare("-") {
            sign = next.text
            rest.removeFirst()
        }
        let number = rest.popFirst()
        guard rest.isEmpty, number.map({ Double($0.text) != nil }) ?? sign.isEmpty else { return nil }
        let (view, frame) = (object(of: first), object(of: other))
        let isAround = isAround(frame, view: view, in: document)
        guard let begin = edge(of: first) ?? (isAround ? end : opposite[end]) else { return nil }
        if begin == end, sign != "-", Pin.edges.contains(end) {
            return [Word("pin"), view, Word(end), Word("to"), frame] + (number.map { [$0] } ?? [])
        }
        let sides = [member(view, named: begin), member(frame, named: end)]
        return statement(sides, by: number, sign: sign, isEnd: begin == "bottom" || begin == "trailing")
    }

    /// Returns the statement that keeps a view at a distance from the one beside it, for an edge of it.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - edge: its edge.
    ///   - other: the view beside it.
    ///   - number: the distance.
    /// - Returns: the words; nil for what is no edge.
    static func beside(_ view: Word, edge: String, of other: Word, by number: Word) -> [Word]? {
        guard let end = opposite[edge] else { return nil }
        return statement(
            [member(view, named: edge), member(other, named: end)], by: number, sign: "",
            isEnd: edge == "bottom" || edge == "trailing")
    }

    /// A statement that relates two edges. At an end of the first view the other comes first, so that a distance is positive.
    private static func statement(_ sides: [Word], by number: Word?, sign: String, isEnd: Bool) -> [Word] {
        let ordered = isEnd && sign.isEmpty ? sides.reversed() : sides
        let isLess = number?.text.hasPrefix("-") == true
        let distance = number.map {
            [Word(sign.isEmpty ? isLess ? "-" : "+" : sign), isLess ? $0.slice(1..<$0.text.utf8.count) : $0]
        }
        return [Word("constrain"), ordered[0], Word("="), ordered[1]] + (distance ?? [])
    }

    private static func isAround(_ frame: Word, view: Word, in document: NibDocument) -> Bool {
        let references = References(ReferenceScope(document: document))
        guard let outer = try? references.resolve(frame), let inner = try? references.resolve(view) else {
            return false
        }
        return LayoutObjects.contains(outer, inner: inner, in: document)
    }

    // MARK: - Words

    /// A word split at the signs in it: `A.top=B.bottom` and `B.bottom+24`.
    private static func separated(_ word: Word) -> [Word] {
        if let equals = word.firstUnquoted(Byte.equals), let pieces = split(word, at: equals) { return pieces }
        let start = word.lastUnquoted(Byte.period).map { $0 + 1 } ?? 0
        let bytes = Array(word.text.utf8)
        guard let place = bytes.indices.dropFirst(start).first(where: { "+-*".utf8.contains(bytes[$0]) }),
            !word.isQuoted(at: place), Double(word.slice(place + 1..<bytes.count).text.prefix { $0 != ":" }) != nil,
            place == 0 || attributes.contains(word.slice(start..<place).text)
        else { return [word] }
        return [word.slice(0..<place), word.slice(place..<place + 1), word.slice(place + 1..<bytes.count)]
            .filter { !$0.text.isEmpty }
    }

    /// A word split at a sign that compares; nil for an option.
    private static func split(_ word: Word, at equals: Int) -> [Word]? {
        let bytes = Array(word.text.utf8)
        let hasOther = equals > 0 && ["<", ">"].contains { bytes[equals - 1] == $0.utf8.first }
        let isDouble = equals + 1 < bytes.count && bytes[equals + 1] == bytes[equals]
        let (start, end) = (hasOther ? equals - 1 : equals, isDouble ? equals + 2 : equals + 1)
        let first = word.slice(0..<start)
        guard start > 0, end < bytes.count, edge(of: first) != nil || attributes.contains(first.text) else {
            return nil
        }
        let sign = Word(hasOther ? word.slice(start..<equals + 1).text : "=")
        return separated(first) + [sign] + separated(word.slice(end..<bytes.count))
    }

    private static func isSign(_ word: Word) -> Bool { word.isBare && signs.contains(word.text) }

    private static func isObject(_ word: Word) -> Bool {
        !isSign(word) && edge(of: word) == nil && Double(word.text) == nil && !["+", "-", "*"].contains(word.text)
    }

    /// The layout attribute after the last period of a word.
    static func edge(of word: Word) -> String? {
        guard let period = word.lastUnquoted(Byte.period), period > 0 else { return nil }
        let name = word.slice(period + 1..<word.text.utf8.count)
        return name.isBare && attributes.contains(name.text) ? name.text : nil
    }

    /// Returns the error of a word that names no object, with the layout attributes that the name after its last period is near to.
    static func advised(_ error: CommandError, of word: Word) -> CommandError {
        guard let period = word.lastUnquoted(Byte.period) else { return error }
        let name = word.slice(period + 1..<word.text.utf8.count)
        var error = error
        error.hints.insert(contentsOf: Advice.didYouMean(Nearest.names(to: name.text, among: attributes)), at: 0)
        return error
    }

    /// The word without the layout attribute after its last period.
    static func object(of word: Word) -> Word {
        edge(of: word) == nil ? word : word.slice(0..<(word.lastUnquoted(Byte.period) ?? 0))
    }

    private static func member(_ object: Word, named name: String) -> Word {
        Word(object.text + "." + name, span: object.span, quoted: object.quoted)
    }
}
