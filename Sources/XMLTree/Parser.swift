import Bytes
import CExpat

/// Parses bytes into nodes: expat finds the markup, and a `TreeBuilder` makes the nodes.
enum Parser {
    /// Parses a document.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - attributes: the names of the attributes to index.
    ///   - inParallel: whether two threads may parse a large document.
    /// - Returns: the nodes; the first one is the document itself.
    /// - Throws: `ParseError` if the bytes are not well-formed, have a DTD or are in another encoding.
    static func parse(
        document bytes: [UInt8], indexing attributes: [String], inParallel: Bool
    ) throws(ParseError) -> TreeBuilder.Nodes {
        var failure: ParseError?
        let nodes = bytes.withUnsafeBytes { bytes in
            if inParallel, let nodes = ParallelParser.parse(bytes, indexing: attributes) { return nodes }
            let nodes = TreeBuilder.Nodes(for: bytes, indexing: attributes)
            do throws(ParseError) { try parse(bytes, at: 0, into: nodes, under: 0) } catch { failure = error }
            return nodes
        }
        if let failure { throw failure }
        return nodes
    }

    /// Parses bytes as children of a node.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - offset: where they start in the store.
    ///   - nodes: gets the nodes.
    ///   - parent: the node that gets the top-level nodes.
    ///   - isWhole: whether they are a document; otherwise prefixes of names may be bound around them.
    /// - Throws: `ParseError` if the bytes are not well-formed, have a DTD or are in another encoding.
    static func parse(
        _ bytes: UnsafeRawBufferPointer, at offset: Int, into nodes: TreeBuilder.Nodes, under parent: Int32,
        isWhole: Bool = true
    ) throws(ParseError) {
        try checkEncoding(bytes)
        var builder = TreeBuilder(of: bytes, at: offset, into: nodes, under: parent)
        do {
            try withUnsafeMutablePointer(to: &builder) { builder throws(MarkupReader.Failure) in
                try MarkupReader.read(
                    .init(range: 0..<bytes.count), of: bytes, indexing: nodes.indexed, isWhole: isWhole
                ) {
                    builder.pointee.add($0)
                }
            }
        } catch {
            throw ParseError(error, inside: builder.openElement)
        }
        builder.finish()
    }

    /// Refuses what expat, told to expect UTF-8, would report as garbage.
    private static func checkEncoding(_ bytes: UnsafeRawBufferPointer) throws(ParseError) {
        if bytes.isEmpty { throw ParseError(.empty, "the document is empty") }
        guard bytes.count >= 2 else { return }
        let name: String
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF), (0xFF, 0xFE): name = "UTF-16"
        // Without a byte order mark.
        case (0, Byte.less): name = "UTF-16BE"
        case (Byte.less, 0): name = "UTF-16LE"
        default: return
        }
        throw ParseError(.encoding(name), "the document is in UTF-16, not in UTF-8")
    }
}

extension ParseError {
    /// Names the place and, where it helps, the element that is still open.
    fileprivate init(_ failure: MarkupReader.Failure, inside open: (name: String, line: Int)?) {
        if let refusal = failure.refusal {
            self.init(refusal.reason, line: failure.line, column: failure.column, refusal.message)
            return
        }
        var message = String(cString: XML_ErrorString(failure.code))
        if let open {
            switch failure.code {
            case XML_ERROR_TAG_MISMATCH:
                message = "this end tag does not close <\(open.name)>, opened on line \(open.line)"
            case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
                message = "the document ends inside <\(open.name)>, opened on line \(open.line)"
            default: break
            }
        } else if failure.code == XML_ERROR_NO_ELEMENTS {
            message = "there is no element in the document"
        }
        self.init(.malformed, line: failure.line, column: failure.column, message)
    }
}
