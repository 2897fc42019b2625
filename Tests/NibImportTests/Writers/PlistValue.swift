/// A property list for tests that can be written in binary and in XML.
indirect enum PlistValue {
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case uid(Int)
    case array([PlistValue])
    case dictionary([(key: String, value: PlistValue)])

    // MARK: - Keyed archives

    /// Returns the keyed archive of an object, whose fields become the archive's top-level values.
    static func keyedArchive(_ top: ArchivedObject) -> PlistValue {
        var archive = KeyedArchiveMaker()
        return archive.make(top)
    }

    // MARK: - XML

    /// The property list in XML, with Apple's document type.
    var xml: [UInt8] {
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        return Array((head + element + "\n</plist>\n").utf8)
    }

    private var element: String {
        switch self {
        case .bool(let flag): flag ? "<true/>" : "<false/>"
        case .integer(let number): "<integer>\(number)</integer>"
        case .real(let number): "<real>\(number)</real>"
        case .string(let text): "<string>\(Self.escaped(text))</string>"
        case .uid(let number): "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
        case .array(let members): "<array>\(members.map(\.element).joined(separator: "\n"))</array>"
        case .dictionary(let members):
            "<dict>\(members.map { "<key>\(Self.escaped($0.key))</key>\($0.value.element)" }.joined(separator: "\n"))</dict>"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : String($0) }.joined()
    }

    // MARK: - Binary

    /// The property list in binary: each value is an object, and offsets and references have two bytes.
    var binary: [UInt8] {
        var objects: [[UInt8]] = []
        _ = write(into: &objects)
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += Self.big(bytes.count, 2)
            bytes += object
        }
        let table = bytes.count
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 2] + Self.big(objects.count, 8) + Self.big(0, 8)
            + Self.big(table, 8)
    }

    private func write(into objects: inout [[UInt8]]) -> Int {
        let number = objects.count
        objects.append([])
        switch self {
        case .bool(let flag): objects[number] = [flag ? 9 : 8]
        case .integer(let value): objects[number] = [0x13] + Self.big(value, 8)
        case .real(let value): objects[number] = [0x23] + Self.big(Int(bitPattern: UInt(value.bitPattern)), 8)
        case .string(let text):
            if text.utf8.allSatisfy({ $0 < 0x80 }) {
                objects[number] = Self.head(0x50, text.utf8.count) + Array(text.utf8)
            } else {
                let units = Array(text.utf16)
                objects[number] = Self.head(0x60, units.count) + units.flatMap { Self.big(Int($0), 2) }
            }
        case .uid(let value): objects[number] = [0x81] + Self.big(value, 2)
        case .array(let members):
            let references = members.map { $0.write(into: &objects) }
            objects[number] = Self.head(0xA0, members.count) + references.flatMap { Self.big($0, 2) }
        case .dictionary(let members):
            let keys = members.map { PlistValue.string($0.key).write(into: &objects) }
            let values = members.map { $0.value.write(into: &objects) }
            objects[number] = Self.head(0xD0, members.count) + (keys + values).flatMap { Self.big($0, 2) }
        }
        return number
    }

    private static func head(_ type: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [type | UInt8(count)] : [type | 0xF, 0x11] + big(count, 2)
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}

/// Numbers the objects of a keyed archive.
private struct KeyedArchiveMaker {
    private var objects: [PlistValue] = [.string("$null")]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var classes: [String: Int] = [:]

    mutating func make(_ top: ArchivedObject) -> PlistValue {
        let graph = top.graph.dropFirst()
        for object in graph {
            numbers[ObjectIdentifier(object)] = objects.count
            objects.append(.bool(false))
        }
        for object in graph {
            let fields = fields(of: object) + [("$class", PlistValue.uid(number(ofClass: object.className)))]
            objects[numbers[ObjectIdentifier(object)]!] = .dictionary(fields)
        }
        let names = fields(of: top)
        return .dictionary([
            ("$version", .integer(100_000)), ("$archiver", .string("NSKeyedArchiver")), ("$top", .dictionary(names)),
            ("$objects", .array(objects)),
        ])
    }

    private mutating func fields(of object: ArchivedObject) -> [(key: String, value: PlistValue)] {
        object.fields.map { field in (key: field.key, value: value(field.value)) }
    }

    private mutating func value(_ value: ArchivedObject.Value) -> PlistValue {
        switch value {
        case .none: return .uid(0)
        case .bool(let flag): return .bool(flag)
        case .integer(let number): return .integer(number)
        case .real(let number): return .real(number)
        case .string(let text): return add(.string(text))
        case .object(let object): return .uid(numbers[ObjectIdentifier(object)]!)
        case .list(let members): return array(members.map { .uid(numbers[ObjectIdentifier($0)]!) })
        case .numbers(let members): return array(members.map { add(.integer($0)) })
        case .table(let rows):
            let keys = PlistValue.array(rows.map { add(.integer($0.key)) })
            let values = PlistValue.array(rows.map { .uid(numbers[ObjectIdentifier($0.value)]!) })
            return add(
                .dictionary([
                    ("NS.keys", keys), ("NS.objects", values), ("$class", .uid(number(ofClass: "NSDictionary"))),
                ]))
        }
    }

    private mutating func array(_ members: [PlistValue]) -> PlistValue {
        add(.dictionary([("NS.objects", .array(members)), ("$class", .uid(number(ofClass: "NSArray")))]))
    }

    private mutating func add(_ value: PlistValue) -> PlistValue {
        objects.append(value)
        return .uid(objects.count - 1)
    }

    private mutating func number(ofClass name: String) -> Int {
        if let known = classes[name] { return known }
        objects.append(
            .dictionary([("$classname", .string(name)), ("$classes", .array([.string(name), .string("NSObject")]))]))
        classes[name] = objects.count - 1
        return objects.count - 1
    }
}
