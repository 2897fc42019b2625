import Bytes
import SourceIndex

/// The tokens of an Objective-C file with the brackets that belong together and the messages in them.
struct ObjCTokenTree {
    /// A message in brackets.
    struct Message {
        /// The receiver's tokens.
        let receiver: Range<Int>
        /// The tokens of the selector's pieces.
        let pieces: [Int]
        /// Whether the selector has colons.
        let hasArguments: Bool
        /// The closing bracket.
        let end: Int
    }

    let text: TokenText
    /// The other bracket of each bracket; -1 for other tokens.
    let partner: [Int]
    /// The messages by their opening brackets.
    private(set) var messages: [Int: Message] = [:]
    /// The opening brackets of messages by the first pieces of their selectors.
    private(set) var firstPieces: [Int: Int] = [:]
    /// The opening brackets of messages by the other pieces of their selectors.
    private(set) var otherPieces: [Int: Int] = [:]

    init(_ text: TokenText) {
        self.text = text
        var partner = Array(repeating: -1, count: text.tokens.count)
        var open: [Int] = []
        for index in text.tokens.indices where text.tokens[index].kind == .mark {
            switch text.bytes[text.offset(index)] {
            case Byte.openParenthesis, Byte.openBracket, Byte.openBrace: open.append(index)
            case Byte.closeParenthesis, Byte.closeBracket, Byte.closeBrace:
                guard let start = open.last, Self.fits(text, open: start, close: index) else { continue }
                open.removeLast()
                (partner[start], partner[index]) = (index, start)
            default: break
            }
        }
        self.partner = partner
        for index in text.tokens.indices where text.isMark(index, equalTo: Byte.openBracket) && partner[index] > index {
            guard let message = message(at: index) else { continue }
            messages[index] = message
            firstPieces[message.pieces[0]] = index
            for piece in message.pieces.dropFirst() { otherPieces[piece] = index }
        }
    }

    private static func fits(_ text: TokenText, open: Int, close: Int) -> Bool {
        let (a, b) = (text.bytes[text.offset(open)], text.bytes[text.offset(close)])
        return a == Byte.openParenthesis ? b == Byte.closeParenthesis : b == a + 2
    }

    // MARK: - Messages

    private func message(at open: Int) -> Message? {
        guard !text.isMark(open - 1, equalTo: Byte.at) else { return nil }
        let end = partner[open]
        guard let first = endOfPrimary(open + 1, before: end), first < end, text.isName(first) else { return nil }
        let receiver = open + 1..<first
        if first + 1 == end { return Message(receiver: receiver, pieces: [first], hasArguments: false, end: end) }
        guard text.isMark(first + 1, equalTo: Byte.colon) else { return nil }
        var pieces: [Int] = []
        var questions = 0
        var index = first
        while index < end {
            if partner[index] > index {
                index = partner[index] + 1
                continue
            }
            if text.isMark(index, equalTo: Byte.question) { questions += 1 }
            if text.isMark(index + 1, equalTo: Byte.colon), index + 1 < end {
                if questions > 0 {
                    questions -= 1
                } else if text.isName(index) {
                    pieces.append(index)
                }
                index += 1
            }
            index += 1
        }
        return pieces.isEmpty ? nil : Message(receiver: receiver, pieces: pieces, hasArguments: true, end: end)
    }

    /// Returns the token after a primary expression with what is attached to it.
    private func endOfPrimary(_ start: Int, before limit: Int) -> Int? {
        var index = start
        while text.isMark(index, of: [Byte.star, Byte.ampersand, Byte.exclamation]) { index += 1 }
        guard index < limit else { return nil }
        if text.isMark(index, equalTo: Byte.openParenthesis) {
            let close = partner[index]
            guard close > index, close < limit else { return nil }
            index = close + 1
            // After a cast comes what is cast, after a receiver the selector.
            let isSelector =
                text.isName(index)
                && (index + 1 == limit || text.isMark(index + 1, equalTo: Byte.colon))
            if !isSelector,
                text.isName(index) || text.isMark(index, of: [Byte.openBracket, Byte.openParenthesis, Byte.at])
            {
                return endOfPrimary(index, before: limit)
            }
        } else if partner[index] > index {
            index = partner[index] + 1
        } else if text.isMark(index, equalTo: Byte.at) {
            index += 1
            if text.isName(index), partner.indices.contains(index + 1), partner[index + 1] > index { index += 1 }
            index = partner.indices.contains(index) && partner[index] > index ? partner[index] + 1 : index + 1
        } else {
            index += 1
        }
        return endOfAttached(index, before: limit)
    }

    private func endOfAttached(_ start: Int, before limit: Int) -> Int {
        var index = start
        while index < limit {
            if text.isMark(index, equalTo: Byte.period), text.isName(index + 1) {
                index += 2
            } else if text.isMark(index, equalTo: Byte.minus), text.isMark(index + 1, equalTo: Byte.greater) {
                index += 3
            } else if text.isMark(index, of: [Byte.openBracket, Byte.openParenthesis]), partner[index] > index {
                index = partner[index] + 1
            } else {
                break
            }
        }
        return min(index, limit)
    }

    /// Returns the selector of a message.
    func selector(of message: Message) -> String {
        message.hasArguments ? message.pieces.map { text.text($0) + ":" }.joined() : text.text(message.pieces[0])
    }

    /// Returns the innermost message around a token, and the piece of the selector whose argument has the token.
    func argument(_ index: Int) -> (message: Message, piece: Int)? {
        var open = index - 1
        while open >= 0 {
            if partner[open] >= 0, partner[open] < open {
                open = partner[open] - 1
                continue
            }
            if let message = messages[open] {
                guard let piece = message.pieces.last(where: { $0 < index }) else { return nil }
                return (message, piece)
            }
            if text.isMark(open, of: [Byte.openBrace, Byte.semicolon]) { return nil }
            open -= 1
        }
        return nil
    }

    /// Returns the tokens of an argument of a message.
    func argument(of message: Message, after piece: Int) -> Range<Int> {
        let next = message.pieces.first { $0 > piece } ?? message.end
        return piece + 2..<max(piece + 2, next)
    }

    /// Returns the token that opens the innermost braces around a token; nil at the level of the file.
    func brace(around index: Int) -> Int? {
        var open = index - 1
        while open >= 0 {
            if partner[open] >= 0, partner[open] < open {
                open = partner[open] - 1
                continue
            }
            if text.isMark(open, equalTo: Byte.openBrace) { return open }
            open -= 1
        }
        return nil
    }
}
