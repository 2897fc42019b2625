/// Appends declarations to bytes, field by field in the order in which `DeclarationsDecoder` reads them.
struct DeclarationsEncoder {
    private(set) var bytes: [UInt8] = []

    init() {
        bytes.reserveCapacity(1024)
    }

    mutating func write(_ file: FileDeclarations) {
        bytes.append(DeclarationsCoding.version)
        bytes.append(file.language.rawValue)
        write(file.imports) { $0.write($1) }
        write(file.types) { $0.write($1) }
        write(file.uses) { $0.write($1) }
        write(file.ignores.sorted { $0.key < $1.key }) { encoder, line in
            encoder.write(line.key)
            encoder.write(line.value) { $0.write($1) }
        }
        bytes.append(file.firstError == nil ? 0 : 1)
        if let place = file.firstError { write(place) }
    }

    private mutating func write(_ type: TypeDeclaration) {
        bytes.append(type.kind.rawValue)
        write(type.name)
        write(type.runtimeName)
        write(type.category)
        write(type.inherited) { $0.write($1) }
        write(type.protocols) { $0.write($1) }
        write(Int(type.traits.rawValue))
        write(type.place)
        write(type.body)
        write(type.members) { $0.write($1) }
    }

    private mutating func write(_ member: Member) {
        bytes.append(member.kind.rawValue)
        write(member.name)
        write(member.selector)
        write(member.type)
        write(Int(member.traits.rawValue))
        write(member.parameters) { encoder, parameter in
            encoder.write(parameter.label)
            encoder.write(parameter.name)
            encoder.write(parameter.type)
        }
        write(member.detail)
        write(member.place)
        write(member.extent)
    }

    private mutating func write(_ use: CodeUse) {
        bytes.append(use.kind.rawValue)
        write(use.value)
        write(use.detail)
        write(use.written)
        write(use.owner)
        bytes.append(use.nibOwner.number)
        write(use.nibOwner.name)
        write(use.place)
    }
}

// The parts of which fields consist.
extension DeclarationsEncoder {
    mutating func write<Element>(_ list: [Element], with one: (inout Self, Element) -> Void) {
        write(list.count)
        for element in list { one(&self, element) }
    }

    mutating func write(_ place: SourcePlace) {
        write(place.offset)
        write(place.line)
        write(place.column)
    }

    mutating func write(_ range: Range<Int>) {
        write(range.lowerBound)
        write(range.upperBound &- range.lowerBound)
    }

    /// Writes an optional text: 0 for nil, otherwise its length plus one and the text.
    mutating func write(_ text: String?) {
        guard let text else { return bytes.append(0) }
        write(text.utf8.count + 1)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}
