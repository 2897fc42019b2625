/// Writes objects as a `NIBArchive`, with the features that the tests need.
struct NIBArchiveWriter {
    private var objects: [(className: String, values: [(key: String, bytes: [UInt8])])] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Returns the file for an object and all objects that it refers to.
    static func bytes(_ top: ArchivedObject) -> [UInt8] {
        var writer = NIBArchiveWriter()
        let graph = top.graph
        for (number, object) in graph.enumerated() {
            writer.numbers[ObjectIdentifier(object)] = number
            writer.objects.append((object.className, []))
        }
        for (number, object) in graph.enumerated() {
            for (key, value) in object.fields {
                let bytes = writer.bytes(of: value)
                writer.objects[number].values.append((key, bytes))
            }
        }
        return writer.file()
    }

    /// Returns the bytes of a value; texts and lists become separate objects.
    private mutating func bytes(of value: ArchivedObject.Value) -> [UInt8] {
        switch value {
        case .none: return [9]
        case .bool(let flag): return [flag ? 5 : 4]
        case .integer(let number): return [2] + Self.little(UInt32(truncatingIfNeeded: number))
        case .real(let number):
            return [7] + (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) }
        case .string(let text):
            let data = Array(text.utf8)
            objects.append(("NSString", [("NS.bytes", [8] + Self.variable(data.count) + data)]))
            return reference(objects.count - 1)
        case .object(let object): return reference(numbers[ObjectIdentifier(object)]!)
        case .list(let members):
            objects.append(
                ("NSArray", members.map { ("UINibEncoderEmptyKey", reference(numbers[ObjectIdentifier($0)]!)) }))
            return reference(objects.count - 1)
        case .numbers(let members):
            let first = objects.count
            for member in members { objects.append(("NSNumber", [("NS.intval", bytes(of: .integer(member)))])) }
            objects.append(
                ("NSArray", members.indices.map { ("UINibEncoderEmptyKey", reference(first + $0)) }))
            return reference(objects.count - 1)
        case .table(let rows):
            let first = objects.count
            for row in rows { objects.append(("NSNumber", [("NS.intval", bytes(of: .integer(row.key)))])) }
            let turns = rows.indices.flatMap { [first + $0, numbers[ObjectIdentifier(rows[$0].value)]!] }
            objects.append(("NSDictionary", turns.map { ("UINibEncoderEmptyKey", reference($0)) }))
            return reference(objects.count - 1)
        }
    }

    private func reference(_ number: Int) -> [UInt8] { [10] + Self.little(UInt32(number)) }

    private func file() -> [UInt8] {
        var (classes, keys): ([String], [String]) = ([], [])
        func place(_ name: String, in names: inout [String]) -> Int {
            if let known = names.firstIndex(of: name) { return known }
            names.append(name)
            return names.count - 1
        }
        var (objectTable, valueTable): ([UInt8], [UInt8]) = ([], [])
        var count = 0
        for object in objects {
            objectTable += Self.variable(place(object.className, in: &classes))
            objectTable += Self.variable(count) + Self.variable(object.values.count)
            for (key, bytes) in object.values { valueTable += Self.variable(place(key, in: &keys)) + bytes }
            count += object.values.count
        }
        var (keyTable, classTable): ([UInt8], [UInt8]) = ([], [])
        for key in keys { keyTable += Self.variable(key.utf8.count) + Array(key.utf8) }
        for name in classes {
            classTable += Self.variable(name.utf8.count + 1) + Self.variable(0)
            classTable += Array(name.utf8) + [0]
        }
        var header: [UInt8] = []
        var offset = 50
        for (entries, table) in [
            (objects.count, objectTable), (keys.count, keyTable), (count, valueTable), (classes.count, classTable),
        ] {
            header += Self.little(UInt32(entries)) + Self.little(UInt32(offset))
            offset += table.count
        }
        var file = Array("NIBArchive".utf8) + Self.little(1) + Self.little(9)
        for part in [header, objectTable, keyTable, valueTable, classTable] { file += part }
        return file
    }

    private static func little(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }

    /// Returns a number with seven bits per byte, least significant first; the last byte has its high bit set.
    static func variable(_ number: Int) -> [UInt8] {
        var (rest, bytes): (Int, [UInt8]) = (number, [])
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F))
            rest >>= 7
        }
        return bytes + [UInt8(rest) | 0x80]
    }
}
