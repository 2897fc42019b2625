/// Reads `NIBArchive` files: tables of objects, keys, values and classes.
///
/// The layout is public knowledge ("UIKit NIB Archives" by Mothers Ruin Software) and was checked against Apple's own
/// files: the magic, ten little-endian 32-bit numbers (format, coder, then count and offset of each table), and tables
/// of numbers with seven bits per byte.
struct NIBArchiveReader {
    /// The first bytes of every file.
    static let magic = Array("NIBArchive".utf8)

    /// The result.
    struct Archive {
        let version: Int
        let coder: Int
        let graph: ArchiveGraph
    }

    private struct Table {
        let name: String
        let count: Int
        let offset: Int
    }

    private static let format = "NIBArchive"

    private var reader: ByteReader
    private let graph: ArchiveGraph
    private var keys: [Int32] = []
    private var classes: [Int32] = []
    /// The key of the members of a collection.
    private static let emptyKey = "UINibEncoderEmptyKey"

    /// Reads a whole file; throws `ImportError` if it is damaged.
    static func read(_ bytes: [UInt8]) throws(ImportError) -> Archive {
        var reader = NIBArchiveReader(bytes)
        return try reader.archive()
    }

    private init(_ bytes: [UInt8]) {
        reader = ByteReader(bytes: bytes, format: Self.format, position: Self.magic.count)
        graph = ArchiveGraph(bytes: bytes)
    }

    private mutating func archive() throws(ImportError) -> Archive {
        let version = Int(try reader.little(4, of: "the header"))
        let coder = Int(try reader.little(4, of: "the header"))
        guard version == 1 else {
            throw .damaged(Self.format, at: 10, cause: "format \(version) is unknown; only format 1 is known")
        }
        var tables: [Table] = []
        // The minimum size in bytes of an entry in each table.
        for (name, least) in [("objects", 3), ("keys", 1), ("values", 2), ("classes", 2)] {
            tables.append(try table(name, atLeast: least))
        }
        try readKeys(tables[1])
        try readClasses(tables[3])
        let fields = try readValues(tables[2], objects: tables[0].count)
        try readObjects(in: tables[0], values: fields)
        graph.seal()
        guard !graph.objects.isEmpty else { throw ImportError(.notNib, "the NIBArchive has no objects") }
        return Archive(version: version, coder: coder, graph: graph)
    }

    private mutating func table(_ name: String, atLeast least: Int) throws(ImportError) -> Table {
        let place = reader.position
        let count = Int(try reader.little(4, of: "the header"))
        let offset = Int(try reader.little(4, of: "the header"))
        guard offset <= reader.bytes.count, count <= (reader.bytes.count - offset) / least else {
            throw .damaged(
                Self.format, at: place,
                cause: "\(count) \(name) starting at byte \(offset) do not fit in \(reader.bytes.count) bytes")
        }
        return Table(name: name, count: count, offset: offset)
    }

    private mutating func readKeys(_ table: Table) throws(ImportError) {
        reader.position = table.offset
        keys.reserveCapacity(table.count)
        for _ in 0..<table.count {
            let range = try reader.take(reader.variable("a key's length"), of: "a key")
            let name = String(decoding: reader.bytes[range], as: UTF8.self)
            keys.append(name == Self.emptyKey ? ArchiveGraph.member : graph.intern(name))
        }
    }

    /// Reads the class names, which end in a zero byte; the indices of fallback classes come before each name.
    private mutating func readClasses(_ table: Table) throws(ImportError) {
        reader.position = table.offset
        classes.reserveCapacity(table.count)
        for _ in 0..<table.count {
            let length = try reader.variable("a class name's length")
            let fallbacks = try reader.variable("a class's number of fallbacks")
            _ = try reader.take(4 * fallbacks, of: "a class's fallbacks")
            var range = try reader.take(length, of: "a class name")
            if let last = range.last, reader.bytes[last] == 0 { range = range.lowerBound..<last }
            classes.append(graph.intern(String(decoding: reader.bytes[range], as: UTF8.self)))
        }
    }

    private mutating func readValues(_ table: Table, objects: Int) throws(ImportError) -> [ArchiveGraph.Field] {
        reader.position = table.offset
        var fields: [ArchiveGraph.Field] = []
        fields.reserveCapacity(table.count)
        for _ in 0..<table.count {
            let start = reader.position
            let key = try reader.variable("a value's key")
            guard key < keys.count else {
                throw .damaged(
                    Self.format, at: start, cause: "a value has key \(key), but there are \(keys.count) keys")
            }
            fields.append(ArchiveGraph.Field(key: keys[key], value: try readValue(objects)))
        }
        return fields
    }

    /// Reads a value; its type is 0 to 3 for integers of 1, 2, 4 and 8 bytes, 4 false, 5 true, 6 float, 7 double, 8
    /// data, 9 null and 10 an object.
    private mutating func readValue(_ objects: Int) throws(ImportError) -> ArchiveGraph.Value {
        let start = reader.position
        let type = try reader.byte("a value's type")
        switch type {
        case 0: return .integer(Int(Int8(truncatingIfNeeded: try reader.little(1, of: "a number"))))
        case 1: return .integer(Int(Int16(truncatingIfNeeded: try reader.little(2, of: "a number"))))
        case 2: return .integer(Int(Int32(truncatingIfNeeded: try reader.little(4, of: "a number"))))
        case 3: return .integer(Int(Int64(bitPattern: try reader.little(8, of: "a number"))))
        case 4: return .bool(false)
        case 5: return .bool(true)
        case 6:
            return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try reader.little(4, of: "a number")))))
        case 7: return .real(Double(bitPattern: try reader.little(8, of: "a number")))
        case 8: return .data(graph.add(.utf8(try reader.take(reader.variable("the length of data"), of: "data"))))
        case 9: return .null
        case 10:
            let object = Int(try reader.little(4, of: "an object's number"))
            guard object < objects else {
                throw .damaged(
                    Self.format, at: start, cause: "a value refers to object \(object), but there are \(objects)")
            }
            return .object(Int32(object))
        default: throw .damaged(Self.format, at: start, cause: "a value has the unknown type \(type)")
        }
    }

    /// Reads the objects; several may share values, as in files minimized by tools, but only up to a limit in total.
    private mutating func readObjects(in table: Table, values: [ArchiveGraph.Field]) throws(ImportError) {
        reader.position = table.offset
        var most = 16 * reader.bytes.count
        graph.fields = values
        graph.objects.reserveCapacity(table.count)
        for _ in 0..<table.count {
            let start = reader.position
            let className = try reader.variable("an object's class")
            let first = try reader.variable("an object's first value")
            let count = try reader.variable("an object's number of values")
            guard className < classes.count else {
                throw .damaged(
                    Self.format, at: start,
                    cause: "an object has class \(className), but there are \(classes.count) classes")
            }
            guard first <= values.count, count <= values.count - first else {
                throw .damaged(
                    Self.format, at: start,
                    cause: "an object has values \(first) to \(first + count), but there are \(values.count)")
            }
            most -= count
            guard most >= 0 else {
                throw ImportError(.tooLarge, "the objects of the NIBArchive share too many values", offset: start)
            }
            graph.objects.append(
                ArchiveGraph.Object(className: classes[className], first: Int32(first), count: Int32(count)))
        }
    }
}
