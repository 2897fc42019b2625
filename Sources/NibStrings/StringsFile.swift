import Bytes

/// A `.strings` file in the old style of property lists: entries with the comments above them, each with its place.
package struct StringsFile: TranslationEntries, Sendable {
    /// An entry.
    package struct Entry: Equatable, Sendable {
        /// The key.
        package let key: String
        /// The value.
        package let value: String
        /// The text of the comment right above it; nil for none.
        package let comment: String?
        /// The line of the key, from 1.
        package let line: Int
        /// The places in the text, in bytes: the key and the value with their quotes.
        let keyRange: Range<Int>, valueRange: Range<Int>
        /// From the start of the comment above it to the semicolon.
        let range: Range<Int>
        /// The place of the comment above it; empty for none.
        let commentRange: Range<Int>
    }

    /// The text of the file.
    package let text: [UInt8]
    /// The entries, in the order of the file.
    package let entries: [Entry]

    /// Reads a file's text.
    ///
    /// - Parameter text: the text as UTF-8.
    /// - Throws: `TranslationError` with the place of the first mistake.
    package init(text: [UInt8]) throws(TranslationError) {
        var reader = StringsReader(text)
        (self.text, entries) = (text, try reader.entries())
    }

    private var lineEnd: String { text.contains(13) ? "\r\n" : "\n" }

    // MARK: - Changes

    /// Gives the entries of an object its new id, in their keys and comments.
    package func renaming(id old: String, to new: String) -> [TextSplice] {
        ofObject(old).flatMap { entry in
            [
                splice(entry.commentRange, by: { TextSplice.replace(id: old, by: new, quote: "\"", in: $0) }),
                TextSplice(entry.keyRange, of: text, inserting: Self.key(entry.key, of: new)),
            ].compactMap { $0 }
        }
    }

    /// Copies the entries of objects for other objects, after their originals.
    ///
    /// - Parameter ids: the ids of the objects, and those of their copies.
    /// - Returns: the changes, in the order of the file.
    package func copying(_ ids: [(old: String, new: String)]) -> [TextSplice] {
        var copies: [Int: String] = [:]
        for (old, new) in ids {
            for entry in ofObject(old) {
                let comment = TextSplice.replace(
                    id: old, by: new, quote: "\"", in: string(entry.range.lowerBound..<entry.keyRange.lowerBound))
                let rest = string(entry.keyRange.upperBound..<entry.range.upperBound)
                copies[entry.range.upperBound, default: ""] +=
                    lineEnd + lineEnd + comment + Self.key(entry.key, of: new) + rest
            }
        }
        return copies.sorted { $0.key < $1.key }.map { TextSplice($0.key..<$0.key, of: text, inserting: $0.value) }
    }

    /// Removes entries, with their comments and the blank line after each.
    ///
    /// - Parameter isRemoved: says of a key whether its entry is removed.
    /// - Returns: the changes, in the order of the file.
    package func removing(where isRemoved: (String) -> Bool) -> [TextSplice] {
        entries.filter { isRemoved($0.key) }.map { entry in
            TextSplice(entry.range.lowerBound..<end(ofLinesAfter: entry.range.upperBound), of: text, inserting: "")
        }
    }

    /// Sets the value of a key, which may be new.
    ///
    /// - Parameter values: the texts of the document, each with its value in the file's language.
    /// - Returns: the changes, in the order of the file. A new entry goes where its key belongs if the keys are in order, otherwise
    ///   to the end.
    package func setting(_ values: [(text: LocalizableText, value: String)]) -> [TextSplice] {
        let known = Dictionary(entries.map { ($0.key, $0) }) { _, last in last }
        let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.key < $1.key }
        var splices: [TextSplice] = []
        var added: [Int: String] = [:]
        for (localizable, value) in values {
            if let entry = known[localizable.key] {
                if entry.value != value {
                    splices.append(TextSplice(entry.valueRange, of: text, inserting: StringsText.quoted(value)))
                }
                continue
            }
            let new = StringsText.entry(localizable, value: value, lineEnd: lineEnd)
            if isSorted, let next = entries.first(where: { $0.key > localizable.key }) {
                added[next.range.lowerBound, default: ""] += new + lineEnd + lineEnd
            } else {
                let end = text.count
                let lead = added[end] == nil ? lead : lineEnd
                added[end, default: ""] += lead + new + lineEnd
            }
        }
        splices += added.map { TextSplice($0.key..<$0.key, of: text, inserting: $0.value) }
        return splices.sorted { $0.offset < $1.offset }
    }

    /// What is missing between the end of the text and another entry: a line end if there is none, and a blank line.
    private var lead: String {
        if text.isEmpty || text.suffix(2).elementsEqual([10, 10]) || text.suffix(4).elementsEqual([13, 10, 13, 10]) {
            return ""
        }
        return text.last == 10 ? lineEnd : lineEnd + lineEnd
    }

    private func ofObject(_ id: String) -> [Entry] {
        entries.filter { LocalizableText.objectID(of: $0.key) == id }
    }

    private static func key(_ key: String, of id: String) -> String {
        StringsText.quoted(id + key.drop { $0 != "." })
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    private func splice(_ range: Range<Int>, by change: (String) -> String) -> TextSplice? {
        let changed = change(string(range))
        return changed == string(range) ? nil : TextSplice(range, of: text, inserting: changed)
    }

    /// The place after the rest of a line and the blank line after it.
    private func end(ofLinesAfter offset: Int) -> Int {
        var end = offset
        for _ in 0..<2 {
            var next = end
            while next < text.count, text[next] == 32 || text[next] == 9 || text[next] == 13 { next += 1 }
            guard next < text.count, text[next] == 10 else { return end }
            end = next + 1
        }
        return end
    }
}
