import Bytes
import XMLTree

/// Writes elements, one per line, indented by depth, up to a maximum number of bytes.
struct XMLLines {
    /// The depth from which lines are not indented further, so that deep nesting does not make the output grow
    /// quadratically.
    private static let deepestIndent = 20

    private(set) var bytes: [UInt8]
    private let limit: Int
    private var depth = 0

    /// Begins a text with the XML declaration.
    ///
    /// - Parameter limit: the maximum size in bytes.
    init(limit: Int) {
        self.limit = limit
        bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    }

    /// Writes a start tag; the following elements become its content.
    mutating func open(_ name: String, attributes: [(String, String)]) throws(ImportError) {
        try line(name, attributes: attributes, isEmpty: false)
        depth += 1
    }

    /// Writes an end tag.
    mutating func close(_ name: String) {
        depth -= 1
        indent()
        bytes += "</\(name)>\n".utf8
    }

    /// Writes an element without content.
    mutating func empty(_ name: String, attributes: [(String, String)]) throws(ImportError) {
        try line(name, attributes: attributes, isEmpty: true)
    }

    /// Writes an element with text as its content.
    mutating func text(_ name: String, attributes: [(String, String)], text: String) throws(ImportError) {
        try line(name, attributes: attributes, isEmpty: false)
        guard bytes.count + text.utf8.count <= limit else { throw Self.tooLarge }
        bytes.removeLast()
        bytes += "\(Escaping.text(Self.allowed(text)))</\(name)>\n".utf8
    }

    private static let tooLarge = ImportError(
        .tooLarge, "the nib repeats parts so often that its document would be far too large")

    private mutating func line(
        _ name: String, attributes: [(String, String)], isEmpty: Bool
    ) throws(ImportError) {
        guard depth < XMLTree.deepest else {
            throw ImportError(
                .tooLarge, "more than \(XMLTree.deepest) elements of its document would be inside each other")
        }
        indent()
        bytes += "<\(name)".utf8
        for (attribute, value) in attributes {
            guard bytes.count + value.utf8.count <= limit else { throw Self.tooLarge }
            bytes += " \(attribute)=\"\(Escaping.attribute(Self.allowed(value)))\"".utf8
        }
        bytes += (isEmpty ? "/>\n" : ">\n").utf8
    }

    private mutating func indent() {
        bytes += repeatElement(Byte.space, count: 4 * min(depth, Self.deepestIndent))
    }

    /// Returns the text with characters that XML does not allow replaced.
    private static func allowed(_ text: String) -> String {
        guard !Escaping.isAllowed(text) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(Escaping.isAllowed(String(Character(scalar))) ? scalar : "\u{FFFD}")
        }
        return String(result)
    }
}
