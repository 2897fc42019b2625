/// An object of an archive while it is turned into an element: each field that is asked for counts as understood.
struct ArchivedFields {
    let object: Int32
    let understanding: Understanding

    private var graph: ArchiveGraph { understanding.graph }

    /// The class in the archive.
    var className: String { graph.className(object) }

    /// Whether the object has a field that is not null.
    func has(_ key: String) -> Bool { graph.value(key, of: object) != nil }

    /// Returns the value of a field.
    func value(_ key: String) -> ArchiveGraph.Value? {
        guard let index = graph.index(of: key, in: object) else { return nil }
        understanding.understand(index)
        if case .null = graph.fields[index].value { return nil }
        return graph.fields[index].value
    }

    /// Calls fields meaningless.
    func drop(_ keys: String...) { for key in keys { _ = value(key) } }

    /// Says that a field is not understood.
    func doubt(_ key: String, because text: String? = nil) {
        let value = graph.value(key, of: object).map(understanding.describe) ?? "nothing"
        understanding.doubt(object, key: key, value: text ?? value)
    }

    /// Returns the text of a field; any other value is not understood.
    func text(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        if case .object(let string) = value {
            guard ["NSString", "NSMutableString", "NSLocalizableString"].contains(graph.className(string)) else {
                doubt(key)
                return nil
            }
            understanding.understandAll(of: string)
        }
        guard let text = graph.string(value) else {
            doubt(key)
            return nil
        }
        return text
    }

    /// Returns the integer of a field; any other value is not understood.
    func integer(_ key: String) -> Int? {
        guard let value = value(key) else { return nil }
        guard let number = graph.integer(value) else {
            doubt(key)
            return nil
        }
        return number
    }

    /// Returns the name for the number in a field; a number without a name is not understood.
    ///
    /// - Parameters:
    ///   - key: the field.
    ///   - names: the names, by number.
    ///   - usual: the number that a document says nothing for, and that the field has if it is missing.
    /// - Returns: the name; nil if the document says nothing.
    func choice(_ key: String, from names: [Int: String], usual: Int) -> String? {
        let number = integer(key) ?? usual
        if let name = names[number] { return name }
        if number != usual { doubt(key) }
        return nil
    }

    /// Returns the number of a field; any other value is not understood.
    func real(_ key: String) -> Double? {
        switch value(key) {
        case .real(let number)?: return number
        case .integer(let number)?: return Double(number)
        case nil: return nil
        default:
            doubt(key)
            return nil
        }
    }

    /// Returns whether a field is true; false if there is none.
    func flag(_ key: String) -> Bool { optionalFlag(key) ?? false }

    /// Returns whether a field is true; nil if there is none.
    func optionalFlag(_ key: String) -> Bool? {
        switch value(key) {
        case .bool(let flag)?: return flag
        case .integer(let number)?: return number != 0
        case nil: return nil
        default:
            doubt(key)
            return nil
        }
    }

    /// Returns a number as bits, all of which must be taken.
    func bits(_ key: String, take: (inout Bits) -> Void) {
        guard let number = integer(key) else { return }
        var bits = Bits(UInt32(truncatingIfNeeded: number))
        take(&bits)
        if bits.rest != 0 { doubt(key, because: "bits 0x\(String(bits.rest, radix: 16))") }
    }

    /// Returns the object in a field, which is read then.
    func child(_ key: String) -> ArchivedFields? {
        guard let value = value(key) else { return nil }
        guard case .object(let child) = value else {
            doubt(key)
            return nil
        }
        return inside(child)
    }

    /// Returns another object of the archive, which is read then.
    func inside(_ child: Int32) -> ArchivedFields {
        understanding.read(child, in: object)
        return ArchivedFields(object: child, understanding: understanding)
    }

    /// Returns the object in a field without reading it: one that is read elsewhere.
    func reference(_ key: String) -> Int32? {
        guard case .object(let target)? = value(key) else { return nil }
        return target
    }

    /// Returns the members of the collection in a field.
    func members(_ key: String) -> [ArchiveGraph.Value] {
        guard let list = reference(key) else { return [] }
        return ArchivedFields(object: list, understanding: understanding).ownMembers()
    }

    /// Returns the members of the object, which is a collection.
    func ownMembers() -> [ArchiveGraph.Value] {
        understanding.understandAll(of: object)
        return graph.members(of: object)
    }

    /// Returns the objects in the collection in a field; other members are not understood.
    func objects(_ key: String) -> [Int32] {
        members(key).compactMap { member in
            if case .object(let object) = member { return object }
            doubt(key, because: understanding.describe(member))
            return nil
        }
    }

    /// Returns the numbers in a text such as `{20, 80}`; anything else is not understood.
    func numbers(_ key: String, count: Int) -> [Double]? {
        guard let text = text(key) else { return nil }
        let parts = text.utf8.count < 400 ? text.split { "{}, ".contains($0) }.compactMap { Double($0) } : []
        guard parts.count == count, parts.allSatisfy(\.isFinite) else {
            doubt(key)
            return nil
        }
        return parts
    }

    /// Returns the entries of the dictionary that the object is, in any of its three forms.
    func entries() -> [(key: String, value: ArchiveGraph.Value)] {
        defer { understanding.understandAll(of: object) }
        if let keys = graph.object("dict.sortedKeys", of: object), let values = graph.object("dict.values", of: object)
        {
            understanding.understandAll(of: keys)
            understanding.understandAll(of: values)
        }
        return graph.entries(of: object)
    }
}

/// The bits of a number, of which those that are understood are taken.
struct Bits {
    let all: UInt32
    /// The bits that have not been taken.
    private(set) var rest: UInt32

    init(_ number: UInt32) {
        all = number
        rest = number
    }

    /// Takes a bit, and returns whether it is set.
    mutating func take(_ bit: Int) -> Bool { take(bit, width: 1) != 0 }

    /// Takes some bits from a place on, and returns their number.
    mutating func take(_ first: Int, width: Int) -> Int {
        let mask = UInt32((1 << width) - 1) << first
        rest &= ~mask
        return Int((all & mask) >> first)
    }

    /// Takes bits that mean nothing for a document.
    mutating func ignore(_ bits: Int...) { for bit in bits { rest &= ~(1 << bit) } }
}
