import CExpat

/// Reads bytes into an arena with expat; markup comes from expat, text is the gap between two pieces of markup.
///
/// There is no recursion, so depth is bounded by memory only. DTDs are refused before anything in them is read.
final class Parser {
    private let arena: NodeArena
    private let names: NameTable
    /// Added to places in the bytes: where they start in the store.
    private let offset: Int
    private let bytes: UnsafeRawBufferPointer
    /// What of the bytes is read; more than that is read only in `SplitParse`, where other tags stand around it.
    private let span: Range<Int>
    /// Added to expat's offsets: what was given to it before `span`.
    private var shift = 0
    /// The element that is open.
    private(set) var current: Int32
    /// How many end tags behind `span` were read.
    private(set) var closedBehind = 0
    private var lastEnd: Int
    private var refusal: ParseError?
    /// What is noted for an index, if anything.
    private(set) var notes: ValueNotes?
    private var expat: XML_Parser

    /// Parses `bytes`, which stand at `offset` in the store, as children of the node `parent`.
    ///
    /// - Returns: the notes for an index, if there were any to take.
    @discardableResult
    static func parse(
        _ bytes: UnsafeRawBufferPointer, at offset: Int, into arena: NodeArena, names: NameTable, under parent: Int32,
        notes: ValueNotes? = nil
    ) throws(ParseError) -> ValueNotes? {
        try checkEncoding(bytes)
        let parser = Parser(
            bytes, 0..<bytes.count, at: offset, arena: arena, names: names, parent: parent, notes: notes)
        try parser.readAll()
        return parser.notes
    }

    /// Makes a parser for a span of `bytes`, which stand at `offset` in the store.
    init(
        _ bytes: UnsafeRawBufferPointer, _ span: Range<Int>, at offset: Int, arena: NodeArena, names: NameTable,
        parent: Int32, notes: ValueNotes?
    ) {
        self.bytes = bytes
        self.span = span
        self.offset = offset
        self.arena = arena
        self.names = names
        self.notes = notes
        lastEnd = span.lowerBound
        current = parent
        guard let expat = XML_ParserCreate("UTF-8") else { fatalError("out of memory") }
        self.expat = expat
        installHandlers()
    }

    deinit { XML_ParserFree(expat) }

    /// Refuses what expat, told to expect UTF-8, would report as garbage.
    static func checkEncoding(_ bytes: UnsafeRawBufferPointer) throws(ParseError) {
        if bytes.isEmpty { throw ParseError(.empty, "the document is empty") }
        guard bytes.count >= 2 else { return }
        let first = (bytes[0], bytes[1])
        if first == (0xFE, 0xFF) || first == (0xFF, 0xFE) || first == (0, 0x3C) || first == (0x3C, 0) {
            throw ParseError(.encoding("UTF-16"), "the document is in UTF-16, not in UTF-8")
        }
    }

    private func installHandlers() {
        XML_SetUserData(expat, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            expat,
            { data, name, pairs in Parser.with(data) { $0.startElement(name!, pairs) } },
            { data, _ in Parser.with(data) { $0.endElement() } })
        XML_SetCommentHandler(expat) { data, _ in Parser.with(data) { $0.leaf(.comment) } }
        XML_SetProcessingInstructionHandler(expat) { data, _, _ in Parser.with(data) { $0.leaf(.instruction) } }
        XML_SetXmlDeclHandler(expat) { data, _, encoding, _ in Parser.with(data) { $0.declaration(encoding) } }
        XML_SetStartDoctypeDeclHandler(expat) { data, _, _, _, _ in
            Parser.with(data) { $0.refuse(.documentType, "document types and entities are not read") }
        }
    }

    /// Calls `body` with the parser behind a handler's data; it lives as long as expat runs, so nothing is retained.
    @inline(__always)
    private static func with(_ data: UnsafeMutableRawPointer?, _ body: (Parser) -> Void) {
        Unmanaged<Parser>.fromOpaque(data!)._withUnsafeGuaranteedRef(body)
    }

    // MARK: - Running

    /// Reads the span as the document that it makes with tags before and behind it; those make no nodes, and the end tags
    /// behind it are counted.
    ///
    /// All is given to expat at once: it would count the lines of each piece but the last.
    func read(before: [UInt8], behind: [UInt8]) throws(ParseError) {
        shift = span.lowerBound - before.count
        let count = before.count + span.count + behind.count
        guard count < 1 << 30, let buffer = XML_GetBuffer(expat, Int32(count)) else { throw expatError() }
        let target = UnsafeMutableRawBufferPointer(start: buffer, count: count)
        target.copyBytes(from: before)
        UnsafeMutableRawBufferPointer(rebasing: target[before.count...]).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[span]))
        UnsafeMutableRawBufferPointer(rebasing: target[(before.count + span.count)...]).copyBytes(from: behind)
        if XML_ParseBuffer(expat, Int32(count), 1) == XML_STATUS_ERROR { throw refusal ?? expatError() }
        text(upTo: span.upperBound)
    }

    private func readAll() throws(ParseError) {
        let piece = 1 << 30
        var position = 0
        repeat {
            let count = min(piece, bytes.count - position)
            let isLast: Int32 = position + count == bytes.count ? 1 : 0
            let start = bytes.baseAddress!.assumingMemoryBound(to: CChar.self) + position
            if XML_Parse(expat, start, Int32(count), isLast) == XML_STATUS_ERROR { throw refusal ?? expatError() }
            position += count
        } while position < bytes.count
        text(upTo: bytes.count)
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
            case XML_ERROR_TAG_MISMATCH: message = "this end tag does not close <\(name)>, opened in line \(opened)"
            case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
                message = "the document ends inside <\(name)>, opened in line \(opened)"
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

    private func refuse(_ reason: ParseError.Reason, _ message: String) {
        let line = Int(XML_GetCurrentLineNumber(expat))
        let column = Int(XML_GetCurrentColumnNumber(expat)) + 1
        refusal = ParseError(reason, line: line, column: column, message)
        XML_StopParser(expat, 0)
    }

    // MARK: - Events

    /// Where the markup stands that expat reports; its offsets are those of all it was given.
    @inline(__always)
    private var place: Int { Int(XML_GetCurrentByteIndex(expat)) + shift }

    private func startElement(
        _ name: UnsafePointer<XML_Char>, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        let start = place
        guard start >= span.lowerBound else { return }
        let count = Int(XML_GetCurrentByteCount(expat))
        text(upTo: start)
        var record = NodeRecord(kind: .element)
        record.name = names.intern(UnsafeRawBufferPointer(start: name, count: expat_length(name)))
        record.head = ByteRange(offset + start..<offset + start + count)
        current = append(record)
        if notes != nil, let pairs {
            let tag = UnsafeRawBufferPointer(rebasing: bytes[start..<start + count])
            notes!.note(current, pairs, in: tag, at: offset + start)
        }
        lastEnd = start + count
    }

    private func endElement() {
        let count = Int(XML_GetCurrentByteCount(expat))
        // An element that closes itself ends with no bytes of its own.
        if count > 0 {
            let start = place
            guard start < span.upperBound else { return endBehind() }
            text(upTo: start)
            arena[current].tail = ByteRange(offset + start..<offset + start + count)
            lastEnd = start + count
        }
        current = arena[current].parent
    }

    private func endBehind() {
        text(upTo: span.upperBound)
        closedBehind += 1
    }

    private func leaf(_ kind: NodeKind) {
        let start = place
        let count = Int(XML_GetCurrentByteCount(expat))
        text(upTo: start)
        var record = NodeRecord(kind: kind)
        record.head = ByteRange(offset + start..<offset + start + count)
        _ = append(record)
        lastEnd = start + count
    }

    private func declaration(_ encoding: UnsafePointer<XML_Char>?) {
        guard let encoding else { return }
        let name = String(cString: encoding)
        guard name.uppercased() != "UTF-8" else { return }
        refuse(.encoding(name), "the document is in '\(name)', not in UTF-8")
    }

    private func text(upTo position: Int) {
        guard position > lastEnd else { return }
        var record = NodeRecord(kind: .text)
        record.head = ByteRange(offset + lastEnd..<offset + position)
        _ = append(record)
        lastEnd = position
    }

    private func append(_ record: NodeRecord) -> Int32 {
        var record = record
        record.parent = current
        record.attached = arena[current].attached
        let last = arena[current].last
        record.previous = last
        let index = arena.append(record)
        if last >= 0 { arena[last].next = index } else { arena[current].first = index }
        arena[current].last = index
        return index
    }
}
