import CExpat

/// Reads bytes into an arena with expat; markup comes from expat, text is the gap between two pieces of markup.
///
/// There is no recursion, so depth is bounded by memory only. DTDs are refused before anything in them is read.
struct Parser: ~Copyable {
    private let arena: NodeArena
    private let names: NameTable
    /// Added to places in the bytes: where they start in the store.
    private let offset: Int
    private let bytes: UnsafeRawBufferPointer
    /// The element that is open.
    private var current: Int32
    private var lastEnd = 0
    private var refusal: ParseError?
    private let index: AttributeIndex?
    /// The names of its attributes as expat takes them.
    private let indexed: [[XML_Char]]
    private let expat: XML_Parser

    /// Parses bytes as children of a node.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - offset: where they start in the store.
    ///   - arena: gets the nodes.
    ///   - names: gets the names of the elements.
    ///   - parent: the node that gets the top-level nodes.
    ///   - index: gets the values of its attributes, if there is one.
    /// - Throws: `ParseError` if the bytes are not well-formed, have a DTD or are in another encoding.
    static func parse(
        _ bytes: UnsafeRawBufferPointer, at offset: Int, into arena: NodeArena, names: NameTable, under parent: Int32,
        index: AttributeIndex? = nil
    ) throws(ParseError) {
        try checkEncoding(bytes)
        var parser = Parser(bytes, at: offset, arena: arena, names: names, parent: parent, index: index)
        let failure = withUnsafeMutablePointer(to: &parser) { parser -> ParseError? in
            installHandlers(in: parser)
            return read(with: parser) ? nil : parser.pointee.refusal ?? parser.pointee.expatError()
        }
        if let failure { throw failure }
    }

    private init(
        _ bytes: UnsafeRawBufferPointer, at offset: Int, arena: NodeArena, names: NameTable, parent: Int32,
        index: AttributeIndex?
    ) {
        self.bytes = bytes
        self.offset = offset
        self.arena = arena
        self.names = names
        self.index = index
        indexed = index.map { $0.names.map { Array($0.utf8CString) } } ?? []
        current = parent
        guard let expat = XML_ParserCreate("UTF-8") else { fatalError("out of memory") }
        self.expat = expat
    }

    deinit { XML_ParserFree(expat) }

    /// Refuses what expat, told to expect UTF-8, would report as garbage.
    private static func checkEncoding(_ bytes: UnsafeRawBufferPointer) throws(ParseError) {
        if bytes.isEmpty { throw ParseError(.empty, "the document is empty") }
        guard bytes.count >= 2 else { return }
        let first = (bytes[0], bytes[1])
        if first == (0xFE, 0xFF) || first == (0xFF, 0xFE) || first == (0, 0x3C) || first == (0x3C, 0) {
            throw ParseError(.encoding("UTF-16"), "the document is in UTF-16, not in UTF-8")
        }
    }

    /// Has expat call the parser, which stays where it is while expat runs.
    private static func installHandlers(in parser: UnsafeMutablePointer<Parser>) {
        let expat = parser.pointee.expat
        XML_SetUserData(expat, parser)
        XML_SetElementHandler(
            expat, { data, name, pairs in Parser.at(data).pointee.startElement(name!, attributes: pairs) },
            { data, _ in Parser.at(data).pointee.endElement() })
        XML_SetCommentHandler(expat) { data, _ in Parser.at(data).pointee.leaf(.comment) }
        XML_SetProcessingInstructionHandler(expat) { data, _, _ in Parser.at(data).pointee.leaf(.instruction) }
        XML_SetXmlDeclHandler(expat) { data, version, encoding, _ in
            Parser.at(data).pointee.declaration(version: version, encoding: encoding)
        }
        XML_SetStartDoctypeDeclHandler(expat) { data, _, _, _, _ in
            Parser.at(data).pointee.refuse(
                .documentType, saying: "document types and entities are not supported")
        }
    }

    /// The parser behind a handler's data.
    @inline(__always)
    private static func at(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Parser> {
        data!.assumingMemoryBound(to: Parser.self)
    }

    // MARK: - Running

    /// Reads all bytes; returns whether they are well-formed.
    ///
    /// Takes a pointer, because the handlers change the parser meanwhile.
    private static func read(with parser: UnsafeMutablePointer<Parser>) -> Bool {
        let piece = 1 << 30
        let (expat, bytes) = (parser.pointee.expat, parser.pointee.bytes)
        var position = 0
        repeat {
            let count = min(piece, bytes.count - position)
            let isLast: Int32 = position + count == bytes.count ? 1 : 0
            let start = bytes.baseAddress!.assumingMemoryBound(to: CChar.self) + position
            if XML_Parse(expat, start, Int32(count), isLast) == XML_STATUS_ERROR { return false }
            position += count
        } while position < bytes.count
        parser.pointee.text(upTo: bytes.count)
        return true
    }

    /// Names the place and, where it helps, the element that is still open.
    private func expatError() -> ParseError {
        let code = XML_GetErrorCode(expat)
        let line = Int(XML_GetCurrentLineNumber(expat))
        let column = Int(XML_GetCurrentColumnNumber(expat)) + 1
        var message = String(cString: XML_ErrorString(code))
        let open = arena[current]
        if open.kind == .element {
            let name = names[open.name]
            let opened = lineNumber(at: Int(open.head.start) - offset)
            switch code {
            case XML_ERROR_TAG_MISMATCH: message = "this end tag does not close <\(name)>, opened on line \(opened)"
            case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
                message = "the document ends inside <\(name)>, opened on line \(opened)"
            default: break
            }
        } else if code == XML_ERROR_NO_ELEMENTS {
            message = "there is no element in the document"
        }
        return ParseError(.malformed, line: line, column: column, message)
    }

    private func lineNumber(at position: Int) -> Int {
        bytes[..<position].reduce(1) { $1 == 0xA ? $0 + 1 : $0 }
    }

    private mutating func refuse(_ reason: ParseError.Reason, saying message: String) {
        let line = Int(XML_GetCurrentLineNumber(expat))
        let column = Int(XML_GetCurrentColumnNumber(expat)) + 1
        refusal = ParseError(reason, line: line, column: column, message)
        XML_StopParser(expat, 0)
    }

    // MARK: - Events

    /// Where the markup that expat reports starts in the bytes.
    @inline(__always)
    private var place: Int { Int(XML_GetCurrentByteIndex(expat)) }

    private mutating func startElement(
        _ name: UnsafePointer<XML_Char>, attributes pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        let start = place
        let count = Int(XML_GetCurrentByteCount(expat))
        text(upTo: start)
        var record = NodeRecord(kind: .element)
        record.name = names.intern(String(cString: name))
        record.head = ByteRange(offset + start..<offset + start + count)
        current = append(record)
        if let index {
            for attribute in indexed {
                if let value = expat_value(attribute, pairs) {
                    index.learn(NodeID(current), value: String(cString: value))
                }
            }
        }
        lastEnd = start + count
    }

    private mutating func endElement() {
        let count = Int(XML_GetCurrentByteCount(expat))
        // An element that closes itself ends with no bytes of its own.
        if count > 0 {
            let start = place
            text(upTo: start)
            arena[current].tail = ByteRange(offset + start..<offset + start + count)
            lastEnd = start + count
        }
        current = arena[current].parent
    }

    private mutating func leaf(_ kind: NodeKind) {
        let start = place
        let count = Int(XML_GetCurrentByteCount(expat))
        text(upTo: start)
        var record = NodeRecord(kind: kind)
        record.head = ByteRange(offset + start..<offset + start + count)
        _ = append(record)
        lastEnd = start + count
    }

    /// Refuses versions other than 1.x, which expat takes, and encodings other than UTF-8.
    private mutating func declaration(version: UnsafePointer<XML_Char>?, encoding: UnsafePointer<XML_Char>?) {
        if let version = version.map({ String(cString: $0) }), !Self.isVersion1(version) {
            return refuse(.malformed, saying: "XML version '\(version)' is not supported, only 1.x")
        }
        guard let encoding else { return }
        let name = String(cString: encoding)
        guard name.uppercased() != "UTF-8" else { return }
        refuse(.encoding(name), saying: "the document is in '\(name)', not in UTF-8")
    }

    /// Whether a version is `1.` and digits (XML 1.0, production 26; like libxml2, without digits too).
    private static func isVersion1(_ version: String) -> Bool {
        version.hasPrefix("1.") && version.utf8.dropFirst(2).allSatisfy { $0 >= 48 && $0 <= 57 }
    }

    private mutating func text(upTo position: Int) {
        guard position > lastEnd else { return }
        var record = NodeRecord(kind: .text)
        record.head = ByteRange(offset + lastEnd..<offset + position)
        _ = append(record)
        lastEnd = position
    }

    private func append(_ record: NodeRecord) -> Int32 { arena.append(record, under: current) }
}
