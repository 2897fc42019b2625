import CExpat

/// Has expat read a document, or a piece of one, and delivers its markup.
///
/// There is no recursion. Documents deeper than ``XMLTree/deepest`` are refused, and DTDs before anything in them is read.
struct MarkupReader: ~Copyable {
    /// A piece of a document, with tags that make it well-formed on its own.
    struct Piece: Sendable {
        /// Where the piece is in the document.
        let range: Range<Int>
        /// Start tags of the elements that are open before the piece.
        var opening: [UInt8] = []
        /// End tags of the elements that are open after it.
        var closing: [UInt8] = []
    }

    /// Why expat, or the reader, refused the bytes.
    struct Failure: Error {
        let code: XML_Error
        /// The place in what was read, both from 1, the column in bytes.
        let line, column: Int
        /// What the reader itself refuses, with its message.
        let refusal: (reason: ParseError.Reason, message: String)?
    }

    /// Pieces of markup that are delivered at once.
    private static let batch = 4096

    private let expat: XML_Parser
    private let range: Range<Int>
    /// Added to expat's places: gives offsets in the document.
    private let shift: Int
    /// The names of the indexed attributes, as expat takes them.
    private let indexed: [[XML_Char]]
    private let deliver: ([Markup]) -> Void
    private var markup: [Markup] = []
    /// The number of open elements.
    private var depth = 0
    /// The prefixes that open elements bind; nil if prefixes may be bound around what is read.
    private var prefixes: BoundPrefixes?
    /// Why and where the reader itself stopped expat.
    private var refusal: Failure?

    /// Reads a piece of a document.
    ///
    /// - Parameters:
    ///   - piece: the piece.
    ///   - bytes: the document.
    ///   - attributes: the names of the attributes that are indexed.
    ///   - isWhole: whether the piece is of a document, in which prefixes of names must be bound; otherwise it is for a place in one.
    ///   - deliver: receives the markup of the piece, without the tags added to it, in order and some thousand at a time.
    /// - Throws: why the piece is not well-formed; what comes before that was delivered.
    static func read(
        _ piece: Piece, of bytes: UnsafeRawBufferPointer, indexing attributes: [String], isWhole: Bool = true,
        deliver: @escaping ([Markup]) -> Void
    ) throws(Failure) {
        var reader = MarkupReader(piece, indexing: attributes, deliver: deliver)
        if isWhole { reader.prefixes = BoundPrefixes() }
        let failure = withUnsafeMutablePointer(to: &reader) { reader -> Failure? in
            installHandlers(in: reader)
            let isRead = run(reader.pointee.expat, piece: piece, of: bytes)
            deliver(reader.pointee.markup)
            return isRead ? nil : reader.pointee.refusal ?? reader.pointee.failure()
        }
        if let failure { throw failure }
    }

    private init(_ piece: Piece, indexing attributes: [String], deliver: @escaping ([Markup]) -> Void) {
        guard let expat = XML_ParserCreate("UTF-8") else { fatalError("out of memory") }
        self.expat = expat
        range = piece.range
        shift = piece.range.lowerBound - piece.opening.count
        indexed = attributes.map { Array($0.utf8CString) }
        self.deliver = deliver
        markup.reserveCapacity(min(Self.batch, piece.range.count / 32))
    }

    deinit { XML_ParserFree(expat) }

    /// Has expat call the reader, which stays where it is while expat runs.
    private static func installHandlers(in reader: UnsafeMutablePointer<MarkupReader>) {
        let expat = reader.pointee.expat
        XML_SetUserData(expat, reader)
        XML_SetElementHandler(
            expat, { data, name, pairs in MarkupReader.at(data).pointee.startElement(name, attributes: pairs) },
            { data, _ in MarkupReader.at(data).pointee.endElement() })
        XML_SetCommentHandler(expat) { data, _ in MarkupReader.at(data).pointee.found(.comment) }
        XML_SetProcessingInstructionHandler(expat) { data, _, _ in
            MarkupReader.at(data).pointee.found(.instruction)
        }
        XML_SetXmlDeclHandler(expat) { data, version, encoding, _ in
            MarkupReader.at(data).pointee.declaration(version: version, encoding: encoding)
        }
        XML_SetStartDoctypeDeclHandler(expat) { data, _, _, _, _ in
            MarkupReader.at(data).pointee.refuse(
                .documentType, saying: "document types and entities are not supported")
        }
    }

    /// The reader behind a handler's data.
    @inline(__always)
    private static func at(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<MarkupReader> {
        data!.assumingMemoryBound(to: MarkupReader.self)
    }

    // MARK: - Running

    /// The largest buffer that expat can make, in bytes.
    static let largestBuffer = 1 << 30

    /// Reads all bytes; returns whether they are well-formed.
    private static func run(_ expat: XML_Parser, piece: Piece, of bytes: UnsafeRawBufferPointer) -> Bool {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes[piece.range])
        guard bytes.count > largestBuffer else {
            return piece.opening.withUnsafeBytes { opening in
                piece.closing.withUnsafeBytes { parse([opening, bytes, $0], isLast: true, with: expat) }
            }
        }
        precondition(piece.opening.isEmpty && piece.closing.isEmpty)
        return stride(from: 0, to: bytes.count, by: largestBuffer).allSatisfy { start in
            let end = min(start + largestBuffer, bytes.count)
            let part = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
            return parse([part], isLast: end == bytes.count, with: expat)
        }
    }

    /// Parses bytes that follow those parsed before.
    ///
    /// All that there are go to expat at once, because after each call but the last it counts the lines.
    private static func parse(_ parts: [UnsafeRawBufferPointer], isLast: Bool, with expat: XML_Parser) -> Bool {
        let count = Int32(parts.reduce(0) { $0 + $1.count })
        guard var place = XML_GetBuffer(expat, count) else { return false }
        for part in parts {
            if let start = part.baseAddress { place.copyMemory(from: start, byteCount: part.count) }
            place += part.count
        }
        return XML_ParseBuffer(expat, count, isLast ? 1 : 0) == XML_STATUS_OK
    }

    /// What is wrong, at the place that expat has come to.
    private func failure(refusal: (ParseError.Reason, String)? = nil) -> Failure {
        Failure(
            code: XML_GetErrorCode(expat), line: Int(XML_GetCurrentLineNumber(expat)),
            column: Int(XML_GetCurrentColumnNumber(expat)) + 1, refusal: refusal)
    }

    // MARK: - Events

    private mutating func startElement(
        _ name: UnsafePointer<XML_Char>?, attributes pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        found(.start, isIndexed: indexed.contains { expat_value($0, pairs) != nil })
        depth += 1
        if prefixes != nil, expat_has_colon(name, pairs) != 0 { bindPrefixes(of: name, attributes: pairs) }
        if depth > XMLTree.deepest { refuse(.tooDeep, saying: XMLTree.tooDeep) }
    }

    private mutating func endElement() {
        found(.end)
        prefixes?.leave(depth: depth)
        depth -= 1
    }

    /// Takes the prefixes that an element binds, and refuses one that is not bound.
    private mutating func bindPrefixes(
        of name: UnsafePointer<XML_Char>?, attributes pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        var attributes: [Attribute] = []
        var next = pairs
        while let name = next?.pointee, let value = next?[1] {
            attributes.append(Attribute(String(cString: name), String(cString: value)))
            next = next?.advanced(by: 2)
        }
        guard let name, let wrong = prefixes?.enter(String(cString: name), attributes: attributes, depth: depth) else {
            return
        }
        refuse(.malformed, saying: Prefixes.message(wrong))
    }

    @inline(__always)
    private mutating func found(_ kind: Markup.Kind, isIndexed: Bool = false) {
        let start = Int(XML_GetCurrentByteIndex(expat)) + shift
        let count = Int(XML_GetCurrentByteCount(expat))
        // Tags that were added to the piece are not part of the document.
        guard start >= range.lowerBound, start + count <= range.upperBound else { return }
        markup.append(Markup(kind: kind, isIndexed: isIndexed, start: UInt32(start), count: UInt32(count)))
        guard markup.count == Self.batch else { return }
        deliver(markup)
        markup.removeAll(keepingCapacity: true)
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

    private mutating func refuse(_ reason: ParseError.Reason, saying message: String) {
        refusal = failure(refusal: (reason, message))
        XML_StopParser(expat, 0)
    }
}
