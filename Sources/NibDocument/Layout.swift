import Bytes
import XMLTree

/// The line layout of a document: by default one element per line and four spaces per level
/// (Documentation/Format/Bytes.md#layout).
///
/// The line end and the indentation unit are taken from the document, so that a document laid out differently stays so.
/// In a document on a single line both are empty.
struct Layout {
    let lineEnd: [UInt8]
    let unit: [UInt8]
    /// Whether `>` is not escaped in values of attributes.
    private let keepsGreater: Bool

    init(tree: XMLTree) {
        keepsGreater = tree.keepsGreater
        if let first = tree.firstElement(in: tree.root), !Self.startsLine(first, in: tree) {
            lineEnd = []
            unit = []
            return
        }
        let feed = tree.base.firstIndex(of: Byte.newline)
        lineEnd =
            feed.map { $0 > 0 && tree.base[$0 - 1] == Byte.carriageReturn } == true
            ? [Byte.carriageReturn, Byte.newline] : [Byte.newline]
        let root = tree.root
        let own = Self.indent(before: root, in: tree)
        let inner = tree.firstElement(in: root).map { Self.indent(before: $0, in: tree) } ?? []
        let deeper = inner.count > own.count && inner.starts(with: own)
        unit = deeper ? Array(inner[own.count...]) : Array(repeating: Byte.space, count: 4)
    }

    /// Whether a node is the first on its line.
    private static func startsLine(_ node: NodeID, in tree: XMLTree) -> Bool {
        tree.previous(node).map { tree.isLineEnd($0) } ?? false
    }

    /// Returns the indentation of the line that a node begins; empty if the node does not begin a line.
    static func indent(before node: NodeID, in tree: XMLTree) -> [UInt8] {
        var indent: [UInt8] = []
        appendIndent(before: node, in: tree, to: &indent)
        return indent
    }

    private static func appendIndent(before node: NodeID, in tree: XMLTree, to out: inout [UInt8]) {
        guard let text = tree.previous(node), tree.isWhiteSpace(text) else { return }
        tree.withBytes(ofHead: text) { space in
            if let feed = space.lastIndex(of: Byte.newline) { out.append(contentsOf: space[(feed + 1)...]) }
        }
    }

    /// Returns the line end and indentation that precede a new child of `parent`.
    func lead(inside parent: NodeID, in tree: XMLTree) -> [UInt8] {
        var lead = lineEnd
        appendChildIndent(of: parent, in: tree, to: &lead)
        return lead
    }

    /// Returns the indentation of the children of `parent`: that of an existing child, otherwise one unit more than its
    /// own.
    func childIndent(of parent: NodeID, in tree: XMLTree) -> [UInt8] {
        var indent: [UInt8] = []
        appendChildIndent(of: parent, in: tree, to: &indent)
        return indent
    }

    private func appendChildIndent(of parent: NodeID, in tree: XMLTree, to out: inout [UInt8]) {
        if let sibling = tree.firstElement(in: parent), Self.startsLine(sibling, in: tree) {
            return Self.appendIndent(before: sibling, in: tree, to: &out)
        }
        Self.appendIndent(before: parent, in: tree, to: &out)
        out += unit
    }

    // MARK: - Canonical text

    /// Returns the canonical text of an element for a given indentation; the first line is not indented.
    ///
    /// - Parameters:
    ///   - node: the element, in any tree.
    ///   - source: the tree of the element.
    ///   - indent: the white space before the element's first line.
    ///   - rename: returns the new value of an attribute, to change ids.
    /// - Returns: the text; attribute values are escaped anew, and the text of strings is kept.
    func canonical(
        _ node: NodeID, of source: XMLTree, indent: [UInt8],
        rename: (_ attribute: Attribute, _ element: String) -> String = { attribute, _ in attribute.value }
    ) -> [UInt8] {
        var out: [UInt8] = []
        var depth = 0
        var current = node
        while true {
            open(current, of: source, into: &out, rename: rename)
            if let child = firstBlock(in: current, source) {
                depth += 1
                newLine(indent, depth: depth, to: &out)
                current = child
                continue
            }
            // Continue with the next block, and close the elements that end here.
            while current != node {
                if let next = nextBlock(after: current, source) {
                    newLine(indent, depth: depth, to: &out)
                    current = next
                    break
                }
                depth -= 1
                newLine(indent, depth: depth, to: &out)
                current = source.parent(current)!
                out += "</\(source.name(current))>".utf8
            }
            if current == node { return out }
        }
    }

    /// Deeper lines are not indented further. No document of Interface Builder comes near it, and without a limit the indentation of
    /// elements nested in each other takes the square of their number.
    private static let deepestIndent = 64

    private func newLine(_ indent: [UInt8], depth: Int, to out: inout [UInt8]) {
        out += lineEnd
        out += indent
        for _ in 0..<min(depth, Self.deepestIndent) { out += unit }
    }

    private func open(
        _ node: NodeID, of source: XMLTree, into out: inout [UInt8], rename: (Attribute, String) -> String
    ) {
        guard source.kind(node) == .element else {
            out += source.raw(node).utf8
            return
        }
        let name = source.name(node)
        out += "<\(name)".utf8
        for attribute in source.attributes(node) {
            out +=
                " \(attribute.name)=\"\(Escaping.attribute(rename(attribute, name), keepsGreater: keepsGreater))\"".utf8
        }
        if firstBlock(in: node, source) != nil {
            out.append(Byte.greater)
            return
        }
        let text = source.text(in: node)
        // Only an empty string keeps both tags (Documentation/Format/Bytes.md#layout).
        let isString = name == "string" || name == "mutableString"
        if text.isEmpty, !(isString && !source.isSelfClosing(node)) {
            out += "/>".utf8
        } else if !isString, text.utf8.allSatisfy({ $0 <= Byte.space }) {
            out += "/>".utf8
        } else {
            out += ">\(Escaping.text(text))</\(name)>".utf8
        }
    }

    private func firstBlock(in node: NodeID, _ source: XMLTree) -> NodeID? {
        guard source.kind(node) == .element, let child = source.firstChild(node) else { return nil }
        return isBlock(child, in: source) ? child : nextBlock(after: child, source)
    }

    private func nextBlock(after node: NodeID, _ source: XMLTree) -> NodeID? {
        var next = source.next(node)
        while let candidate = next, !isBlock(candidate, in: source) { next = source.next(candidate) }
        return next
    }

    private func isBlock(_ node: NodeID, in source: XMLTree) -> Bool {
        source.kind(node) == .element || source.kind(node) == .comment
    }
}

extension XMLTree {
    /// Returns the bytes of a text node that is all white space, otherwise nil.
    func whiteSpace(_ node: NodeID) -> [UInt8]? {
        isWhiteSpace(node) ? withBytes(ofHead: node) { Array($0) } : nil
    }

    /// Whether a node is a text that is all white space.
    func isWhiteSpace(_ node: NodeID) -> Bool {
        guard kind(node) == .text else { return false }
        return withBytes(ofHead: node) { bytes in
            bytes.allSatisfy { $0 == Byte.space || $0 == Byte.newline || $0 == Byte.tab || $0 == Byte.carriageReturn }
        }
    }

    /// Whether a node is white space that contains a line end.
    func isLineEnd(_ node: NodeID) -> Bool {
        isWhiteSpace(node) && withBytes(ofHead: node) { $0.contains(Byte.newline) }
    }
}

extension NibDocument {
    /// Returns the text of an element as it is in the document, but with its indentation removed.
    package func text(of node: NodeID) -> String {
        let indent = Layout.indent(before: node, in: tree)
        let bytes = tree.bytes(of: node) { text in
            guard let space = tree.whiteSpace(text), let feed = space.lastIndex(of: Byte.newline) else { return nil }
            let own = space[(feed + 1)...]
            return own.starts(with: indent) ? Array(space[...feed] + own.dropFirst(indent.count)) : nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
