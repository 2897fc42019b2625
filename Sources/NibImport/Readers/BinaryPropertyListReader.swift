/// Reads binary property lists of version 00.
///
/// The layout is public (CFBinaryPList.c in Apple's CoreFoundation): objects that begin with a marker byte, a table of
/// their offsets, and a trailer of 32 bytes that gives the sizes of offsets and references.
struct BinaryPropertyListReader {
    /// The first bytes of every file.
    static let magic = Array("bplist00".utf8)

    private static let format = "binary property list"
    private static let trailerSize = 32

    private var reader: ByteReader
    private var list: PropertyListTable
    private var referenceSize = 1
    private var count = 0
    /// How many more members and bytes all objects together may refer to.
    private var most: Int

    /// Reads a whole file; throws `ImportError` if it is damaged.
    static func read(_ bytes: [UInt8]) throws(ImportError) -> PropertyListTable {
        var reader = BinaryPropertyListReader(bytes)
        try reader.readAll()
        return reader.list
    }

    private init(_ bytes: [UInt8]) {
        reader = ByteReader(bytes: bytes, format: Self.format, position: 0)
        list = PropertyListTable(bytes: bytes)
        most = 16 * bytes.count
    }

    private mutating func readAll() throws(ImportError) {
        let end = reader.bytes.count - Self.trailerSize
        guard end >= Self.magic.count else {
            throw .damaged(Self.format, at: reader.bytes.count, cause: "its end is missing")
        }
        reader.position = end + 6
        let offsetSize = Int(try reader.byte("the trailer"))
        referenceSize = Int(try reader.byte("the trailer"))
        let count = try reader.big(8, of: "the trailer")
        let top = try reader.big(8, of: "the trailer")
        let table = try reader.big(8, of: "the trailer")
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw .damaged(Self.format, at: end + 6, cause: "numbers of \(offsetSize) and \(referenceSize) bytes")
        }
        guard table <= UInt64(end), count <= (UInt64(end) - table) / UInt64(offsetSize) else {
            throw .damaged(
                Self.format, at: end + 8,
                cause: "a table of \(count) objects at byte \(table) does not fit before byte \(end)")
        }
        guard top < count else {
            throw .damaged(Self.format, at: end + 16, cause: "the top object is object \(top), but there are \(count)")
        }
        self.count = Int(count)
        list.top = Int(top)
        list.values.reserveCapacity(self.count)
        for index in 0..<self.count {
            reader.position = Int(table) + index * offsetSize
            let place = reader.position
            let offset = try reader.big(offsetSize, of: "the table of offsets")
            guard offset < table else {
                throw .damaged(Self.format, at: place, cause: "object \(index) cannot be at byte \(offset)")
            }
            reader.position = Int(offset)
            list.values.append(try value())
        }
    }

    /// Reads the object at the reader's position; the high half of its marker is its type, the low half its size.
    private mutating func value() throws(ImportError) -> PropertyListTable.Value {
        let start = reader.position
        let marker = try reader.byte("an object")
        let low = Int(marker & 0xF)
        switch marker >> 4 {
        case 0x0:
            switch marker {
            case 0x08: return .bool(false)
            case 0x09: return .bool(true)
            default: return .null
            }
        case 0x1:
            let number = try reader.big(1 << low, of: "a number")
            return .integer(Int(truncatingIfNeeded: number))
        case 0x2: return .real(try real(size: 1 << low, at: start))
        case 0x3: return .real(try real(size: 8, at: start))
        case 0x4: return .data(try take(size(low), of: "data"))
        case 0x5, 0x7: return .text(.utf8(try take(size(low), of: "a string")))
        case 0x6: return .text(.utf16(try take(2 * size(low), of: "a string")))
        case 0x8: return .uid(Int(truncatingIfNeeded: try reader.big(low + 1, of: "a reference") & UInt64(UInt32.max)))
        case 0xA, 0xB, 0xC: return .array(try references(size(low), at: start))
        case 0xD: return .dictionary(try pairs(size(low), at: start))
        default: throw .damaged(Self.format, at: start, cause: "an object begins with the unknown byte \(marker)")
        }
    }

    private mutating func take(_ count: Int, of what: String) throws(ImportError) -> Range<Int> {
        try spend(count, at: reader.position)
        return try reader.take(count, of: what)
    }

    /// Subtracts from the budget, because overlapping objects could refer to the same bytes over and over.
    private mutating func spend(_ count: Int, at start: Int) throws(ImportError) {
        most -= count
        guard most >= 0 else {
            throw ImportError(.tooLarge, "too many objects of the \(Self.format) overlap", offset: start)
        }
    }

    private mutating func real(size: Int, at start: Int) throws(ImportError) -> Double {
        let bits = try reader.big(size, of: "a number")
        switch size {
        case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        case 8: return Double(bitPattern: bits)
        default: throw .damaged(Self.format, at: start, cause: "a floating-point number of \(size) bytes")
        }
    }

    /// Reads a size; one that does not fit into the marker follows as an integer object.
    private mutating func size(_ low: Int) throws(ImportError) -> Int {
        guard low == 0xF else { return low }
        let start = reader.position
        let marker = try reader.byte("a size")
        guard marker >> 4 == 1, marker & 0xF <= 3 else {
            throw .damaged(Self.format, at: start, cause: "a size begins with the byte \(marker)")
        }
        let size = try reader.big(1 << Int(marker & 0xF), of: "a size")
        guard size <= UInt64(reader.bytes.count) else {
            throw .damaged(Self.format, at: start, cause: "a size of \(size) in a file of \(reader.bytes.count) bytes")
        }
        return Int(size)
    }

    private mutating func references(_ count: Int, at start: Int) throws(ImportError) -> Range<Int> {
        try spend(count, at: start)
        guard count <= reader.remaining / referenceSize else {
            throw .damaged(Self.format, at: start, cause: "a collection of \(count) members extends past the end")
        }
        let first = list.members.count
        for _ in 0..<count { list.members.append(try reference()) }
        return first..<list.members.count
    }

    /// Reads a dictionary, in which all keys come before all values, and interleaves them.
    private mutating func pairs(_ count: Int, at start: Int) throws(ImportError) -> Range<Int> {
        let keys = try references(count, at: start)
        let values = try references(count, at: start)
        let turns = zip(list.members[keys], list.members[values]).flatMap { [$0, $1] }
        list.members.replaceSubrange(keys.lowerBound..<values.upperBound, with: turns)
        return keys.lowerBound..<values.upperBound
    }

    private mutating func reference() throws(ImportError) -> Int32 {
        let start = reader.position
        let number = try reader.big(referenceSize, of: "a reference")
        guard number < UInt64(count) else {
            throw .damaged(Self.format, at: start, cause: "a reference to object \(number), but there are \(count)")
        }
        return Int32(number)
    }
}
