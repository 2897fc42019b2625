import Bytes
import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// A part of an element, made of a value as people write it: a color, a font, a set of options, numbers.
package enum PartValue {
    /// The part that a value makes under a name.
    package struct Made {
        /// The tag and the key.
        package let part: Part
        /// The attributes without the key.
        package let attributes: [Attribute]
        /// The text of a string in a list; nil for other parts.
        package var text: String?
        /// The bytes of data as base64, on one line; nil for other parts.
        package var data: String?

        /// The element.
        package var element: NewElement {
            if let text { return .text(text, named: part.tag) }
            let key = part.key.map { [Attribute("key", $0)] } ?? []
            if let data { return NewElement(part.tag, attributes: key, content: .text("\n\(Base64.lines(data))\n")) }
            let comment = part.tag == "date" ? DateComment.text(for: attributes) : nil
            return NewElement(
                part.tag, attributes: key + attributes,
                content: comment.map { .comment($0) } ?? .nothing)
        }
    }

    /// Reads a value as the part that it makes.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - parts: the parts that the element can have under the name, the best first; not empty.
    ///   - current: the part that the element has now.
    ///   - document: the document.
    /// - Returns: the part.
    /// - Throws: an error under the value if no part can have it.
    package static func read(_ value: Word, as parts: [Part], replacing current: NodeID?, in document: NibDocument)
        throws(CommandError) -> Made
    {
        let text = value.text
        if let part = parts.first, part.key == nil, ["string", "mutableString"].contains(part.tag) {
            return Made(part: part, attributes: [], text: text)
        }
        if let part = parts.first, ["data", "mutableData"].contains(part.tag), Base64.decode(text) != nil {
            return Made(part: part, attributes: [], data: text.filter { $0 > " " })
        }
        if let part = parts.first(where: { $0.tag == text }) { return Made(part: part, attributes: []) }
        let tag = current.map { document.tree.name($0) }
        let filled = parts.filter { $0.tag != "nil" }
        let pairs: [Attribute]?
        do throws(NibError) { pairs = try PairsText.read(text) } catch { throw CommandError(error, span: value.span) }
        let known = pairs.flatMap { pairs in
            filled.first { part in pairs.allSatisfy { document.knownAttributes(of: part.tag).contains($0.name) } }
        }
        if filled.isEmpty, let part = parts.first, part.key == nil, let pairs {
            return Made(part: part, attributes: try checked(pairs, of: part, at: value, in: document))
        }
        // What is there has the form; a value that it cannot have may be one of another form.
        let same = filled.first { $0.tag == tag }
        guard
            let part = pairs == nil
                ? same ?? filled.first : sameIfKnown(same, with: pairs, in: document) ?? known ?? filled.first
        else {
            throw CommandError("bad-value", "'\(parts[0].key ?? parts[0].tag)' can only be nil", span: value.span)
        }
        do {
            return Made(
                part: part, attributes: try attributes(value, pairs: pairs, of: part, replacing: current, in: document))
        } catch {
            guard part == same, let other = filled.first, other != part,
                let made = try? attributes(value, pairs: pairs, of: other, replacing: current, in: document)
            else { throw error }
            return Made(part: other, attributes: made)
        }
    }

    private static func sameIfKnown(_ part: Part?, with pairs: [Attribute]?, in document: NibDocument) -> Part? {
        guard let part, let pairs else { return nil }
        return pairs.allSatisfy { document.knownAttributes(of: part.tag).contains($0.name) } ? part : nil
    }

    /// The attributes of a part.
    private static func attributes(
        _ value: Word, pairs: [Attribute]?, of part: Part, replacing current: NodeID?, in document: NibDocument
    ) throws(CommandError) -> [Attribute] {
        if part.tag == "color" { return try sorted(ColorValue.attributes(value, in: document), of: part, in: document) }
        if let pairs { return try sorted(checked(pairs, of: part, at: value, in: document), of: part, in: document) }
        switch part.tag {
        case "font", "fontDescription":
            return try sorted(FontValue.attributes(value, element: part.tag), of: part, in: document)
        case "imageReference": return sorted(image(value, replacing: current, in: document), of: part, in: document)
        case "date": return [Attribute("timeIntervalSinceReferenceDate", try DateValue.interval(value))]
        case "value":
            // The least and the greatest size of a window are values of a type, unlike other sizes.
            if Numbers.tuple(value.text)?.count == 2 {
                return [Attribute("type", "size")] + (try NumberGroup.read(value, for: "size"))
            }
        default: break
        }
        if NumberGroup.isOne(part.tag) { return try NumberGroup.read(value, for: part.tag) }
        let options = document.catalog.options(of: part.tag)
        if !options.isEmpty { return try sorted(chosen(value, among: options, of: part), of: part, in: document) }
        if value.text == "none" { return [] }
        let known = document.knownAttributes(of: part.tag).subtracting(["key"])
        if known.count == 1, let name = known.first {
            return try checked([Attribute(name, value.text)], of: part, at: value, in: document)
        }
        throw CommandError(
            "bad-value", "'\(part.key ?? part.tag)' is <\(part.tag)>, not '\(value.text)'", span: value.span,
            hints: howToWrite(part, attributes: known.sorted()))
    }

    /// How to give a part that no single value describes.
    private static func howToWrite(_ part: Part, attributes: [String]) -> [String] {
        if part.tag == "attributedString" { return ["its text is '\(part.key ?? part.tag).fragment.content'"] }
        return attributes.isEmpty
            ? [] : ["write its attributes as name=value pairs: \(attributes.joined(separator: ", "))"]
    }

    // MARK: - Options

    /// The options that words name, each of which is YES.
    private static func chosen(_ value: Word, among options: [String], of part: Part) throws(CommandError)
        -> [Attribute]
    {
        if value.text == "none" { return options.contains("none") ? [Attribute("none", "YES")] : [] }
        var chosen: [Attribute] = []
        for word in value.text.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init) {
            guard options.contains(word) else {
                let near = Nearest.names(to: word, among: options)
                let all = "its options are \(options.sorted().joined(separator: ", ")), or none"
                throw CommandError(
                    "bad-value", "'\(part.key ?? part.tag)' has no option '\(word)'", span: value.span,
                    hints: near.isEmpty ? [all] : Advice.didYouMean(near))
            }
            if !chosen.contains(where: { $0.name == word }) { chosen.append(Attribute(word, "YES")) }
        }
        guard !chosen.isEmpty else {
            throw CommandError(
                "bad-value", "the options are missing", span: value.span, hints: ["'none' means no option"])
        }
        return chosen
    }

    // MARK: - Images

    private static func image(_ value: Word, replacing current: NodeID?, in document: NibDocument) -> [Attribute] {
        let symbol = SymbolImage(value.text)
        let name = symbol?.name ?? value.text
        let size = current.flatMap { document.tree.attribute("symbolScale", of: $0) } ?? "medium"
        let catalog =
            symbol == nil ? [] : [Attribute("catalog", "system"), Attribute("symbolScale", symbol?.scale ?? size)]
        return [Attribute("image", name)] + catalog
    }

    // MARK: - Pairs

    /// Checks the values of attributes that are given as pairs.
    private static func checked(
        _ pairs: [Attribute], of part: Part, at value: Word, in document: NibDocument
    ) throws(CommandError) -> [Attribute] {
        let sample = document.tree.makeElement(part.tag, attributes: part.key.map { [Attribute("key", $0)] } ?? [])
        let known = document.knownAttributes(of: part.tag).sorted()
        for pair in pairs {
            if !known.contains(pair.name), let meant = Nearest.misspelled(as: pair.name, among: known) {
                throw CommandError(
                    "unknown-attribute", "Interface Builder writes no attribute '\(pair.name)' on <\(part.tag)>",
                    span: value.span,
                    hints: Advice.didYouMean([meant]))
            }
            _ = try ValueCheck.check(pair.value, of: pair.name, on: sample, in: document, at: value.span)
        }
        return pairs
    }

    /// Puts attributes in the order of their element; those that a document has in the order given stay so.
    private static func sorted(_ attributes: [Attribute], of part: Part, in document: NibDocument) -> [Attribute] {
        var result: [Attribute] = []
        for attribute in attributes {
            let place = document.catalog.attributePosition(
                element: part.tag, present: result.map(\.name), new: attribute.name)
            result.insert(attribute, at: place)
        }
        return result
    }
}
