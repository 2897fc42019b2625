/// A stretch of a file's text that another one replaces.
package struct TextSplice: Equatable, Sendable {
    /// Where the stretch begins, in bytes of the text as UTF-8.
    package let offset: Int
    /// The text that is there before.
    package let removed: String
    /// The text that is there after.
    package let inserted: String

    /// Makes a splice of a range of a text.
    init(_ range: Range<Int>, of text: [UInt8], inserting inserted: String) {
        offset = range.lowerBound
        removed = String(decoding: text[range], as: UTF8.self)
        self.inserted = inserted
    }

    private init(offset: Int, removed: String, inserted: String) {
        (self.offset, self.removed, self.inserted) = (offset, removed, inserted)
    }

    /// Returns the same splice at a place further on.
    func moved(by count: Int) -> TextSplice {
        TextSplice(offset: offset + count, removed: removed, inserted: inserted)
    }

    /// Replaces the words of an object in a text: its id in quotes, and before a full stop.
    ///
    /// - Parameters:
    ///   - old: the object's id.
    ///   - new: the other id.
    ///   - quote: how a quotation mark is spelled in the text.
    ///   - text: the text, such as the comment of an entry.
    /// - Returns: the text with the other id.
    static func replace(id old: String, by new: String, quote: String, in text: String) -> String {
        replace(
            "ObjectID = \(quote)\(old)\(quote)", by: "ObjectID = \(quote)\(new)\(quote)",
            in: replace(" \(old).", by: " \(new).", in: text))
    }

    private static func replace(_ old: String, by new: String, in text: String) -> String {
        let (old, bytes) = (Array(old.utf8), Array(text.utf8))
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: old) {
                result += new.utf8
                index += old.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
