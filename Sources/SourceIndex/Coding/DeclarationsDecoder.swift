/// Decodes declarations from arbitrary bytes, field by field in the order in which `DeclarationsEncoder` writes them.
struct DeclarationsDecoder {
    typealias Failure = DeclarationsCodingError

    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    mutating func file() throws(Failure) -> FileDeclarations {
        let version = try byte()
        guard version == DeclarationsCoding.version else { throw .version(version) }
        var file = FileDeclarations(language: try kind())
        file.imports = try list { (decoder) throws(Failure) in try decoder.text() }
        file.types = try list { (decoder) throws(Failure) in try decoder.type() }
        file.uses = try list { (decoder) throws(Failure) in try decoder.use() }
        for _ in 0..<(try count()) {
            let line = try number()
            let rules = try list { (decoder) throws(Failure) in try decoder.text() }
            guard file.ignores.updateValue(rules, forKey: line) == nil else { throw .malformed }
        }
        switch try byte() {
        case 0: break
        case 1: file.firstError = try place()
        default: throw .malformed
        }
        return file
    }

    private mutating func type() throws(Failure) -> TypeDeclaration {
        let kind: TypeDeclaration.Kind = try kind()
        let name = try text()
        let runtimeName = try optionalText()
        let category = try text()
        let inherited = try list { (decoder) throws(Failure) in try decoder.text() }
        let protocols = try list { (decoder) throws(Failure) in try decoder.text() }
        let traits: UInt16 = try bits()
        var type = TypeDeclaration(kind: kind, name: name, place: try place(), body: try range())
        type.runtimeName = runtimeName
        type.category = category
        type.inherited = inherited
        type.protocols = protocols
        type.traits = TypeDeclaration.Traits(rawValue: traits)
        type.members = try list { (decoder) throws(Failure) in try decoder.member() }
        return type
    }

    private mutating func member() throws(Failure) -> Member {
        let kind: Member.Kind = try kind()
        let name = try text()
        let selector = try optionalText()
        let type = try text()
        let traits: UInt32 = try bits()
        let parameters = try list { (decoder) throws(Failure) in
            Member.Parameter(label: try decoder.text(), name: try decoder.text(), type: try decoder.text())
        }
        let detail = try text()
        var member = Member(kind: kind, name: name, place: try place(), extent: try range())
        member.selector = selector
        member.type = type
        member.traits = Member.Traits(rawValue: traits)
        member.parameters = parameters
        member.detail = detail
        return member
    }

    private mutating func use() throws(Failure) -> CodeUse {
        let kind: CodeUse.Kind = try kind()
        let value = try text()
        let detail = try text()
        let written = try text()
        let owner = try text()
        guard let nibOwner = NibOwner(number: try byte(), name: try text()) else { throw .malformed }
        var use = CodeUse(kind: kind, value: value, place: try place())
        use.detail = detail
        use.written = written
        use.owner = owner
        use.nibOwner = nibOwner
        return use
    }
}

// The parts of which fields consist.
extension DeclarationsDecoder {
    mutating func list<Element>(
        _ one: (inout Self) throws(Failure) -> Element
    ) throws(Failure) -> [Element] {
        let count = try count()
        var elements: [Element] = []
        // The count may be wrong; memory is reserved in small steps, and never for more elements than there are bytes
        elements.reserveCapacity(min(count, 64))
        for _ in 0..<count { elements.append(try one(&self)) }
        return elements
    }

    /// Reads how many elements follow; each takes at least one byte.
    private mutating func count() throws(Failure) -> Int {
        let count = try number()
        guard count >= 0 else { throw .malformed }
        guard count <= bytes.count - position else { throw .truncated }
        return count
    }

    mutating func kind<Kind: RawRepresentable>() throws(Failure) -> Kind where Kind.RawValue == UInt8 {
        guard let kind = Kind(rawValue: try byte()) else { throw .malformed }
        return kind
    }

    private mutating func bits<Bits: FixedWidthInteger>() throws(Failure) -> Bits {
        guard let bits = Bits(exactly: try number()) else { throw .malformed }
        return bits
    }

    mutating func place() throws(Failure) -> SourcePlace {
        SourcePlace(offset: try number(), line: try number(), column: try number())
    }

    mutating func range() throws(Failure) -> Range<Int> {
        let lower = try number()
        let (upper, overflows) = lower.addingReportingOverflow(try number())
        guard !overflows, upper >= lower else { throw .malformed }
        return lower..<upper
    }

    mutating func optionalText() throws(Failure) -> String? {
        let length = try number()
        guard length != 0 else { return nil }
        guard length > 0 else { throw .malformed }
        return try text(length: length - 1)
    }

    mutating func text() throws(Failure) -> String {
        try text(length: try number())
    }

    private mutating func text(length: Int) throws(Failure) -> String {
        guard length >= 0 else { throw .malformed }
        guard length <= bytes.count - position else { throw .truncated }
        guard length > 0 else { return "" }
        let part = UnsafeRawBufferPointer(rebasing: bytes[position..<position + length])
        var text = String(decoding: part, as: UTF8.self)
        // Decoding repairs invalid UTF-8, so its result differs from the bytes
        guard text.utf8.count == length, text.withUTF8({ $0.elementsEqual(part) }) else { throw .malformed }
        position += length
        return text
    }

    mutating func number() throws(Failure) -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
            // The tenth byte has room for one bit
            guard shift < 63 || byte <= 1 else { throw .malformed }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return Int(truncatingIfNeeded: Int64(bitPattern: value))
    }

    private mutating func byte() throws(Failure) -> UInt8 {
        guard position < bytes.count else { throw .truncated }
        defer { position += 1 }
        return bytes[position]
    }
}
