import Foundation
import NibDocument

/// How many connections of each kind a nib has, counted by class in its raw structure without the importer.
struct RawCounts: Equatable, CustomStringConvertible {
    var outlets = 0
    var actions = 0
    var bindings = 0
    var others = 0

    /// Those of an opened document.
    init(_ document: NibDocument) {
        for connection in document.connections {
            switch connection.kind {
            case .outlet: outlets += 1
            case .action: actions += 1
            case .binding: bindings += 1
            case .outletCollection, .segue, .accessibilityConnection: others += 1
            }
        }
    }

    /// Those of the file.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: Array("NIBArchive".utf8)) {
            for name in Self.classesOfNIBArchive(bytes) { count(name) }
        } else if let text = String(bytes: bytes, encoding: .utf8), text.contains("<archive ") {
            // Each connection has a record, in which it has the key 'connection'.
            for piece in text.components(separatedBy: " key=\"connection\"").dropLast() {
                count(String(piece.suffix(60).components(separatedBy: "class=\"").last!.dropLast()))
            }
        } else {
            guard let names = Self.classesOfKeyedArchive(bytes) else { return nil }
            for name in names { count(name) }
        }
    }

    private mutating func count(_ className: String) {
        switch className {
        case "NSNibOutletConnector", "IBOutletConnection", "IBCocoaTouchOutletConnection": outlets += 1
        case "NSNibControlConnector", "IBActionConnection", "IBCocoaTouchEventConnection": actions += 1
        case "IBBindingConnection", "NSNibBindingConnector": bindings += 1
        case "IBCocoaTouchOutletCollectionConnection", "NSNibOutletCollectionConnector": others += 1
        default: break
        }
    }

    /// The class of each object, straight from the tables.
    private static func classesOfNIBArchive(_ bytes: [UInt8]) -> [String] {
        func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
        var place = number(46)
        func variable() -> Int {
            var (value, shift) = (0, 0)
            while true {
                value |= Int(bytes[place] & 0x7F) << shift
                shift += 7
                place += 1
                if bytes[place - 1] & 0x80 != 0 { return value }
            }
        }
        place = number(46)
        let classes = (0..<number(42)).map { _ in
            let length = variable()
            place += 4 * variable() + length
            return String(decoding: bytes[place - length..<place - 1], as: UTF8.self)
        }
        place = number(22)
        return (0..<number(18)).map { _ in
            let name = classes[variable()]
            _ = (variable(), variable())
            return name
        }
    }

    /// The class of each dictionary with a class, straight from the bytes of a binary property list.
    private static func classesOfKeyedArchive(_ bytes: [UInt8]) -> [String]? {
        guard bytes.starts(with: Array("bplist00".utf8)) else { return nil }
        func number(_ place: Int, _ size: Int) -> Int { bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) } }
        let (offsetSize, size) = (Int(bytes[bytes.count - 26]), Int(bytes[bytes.count - 25]))
        let (count, table) = (number(bytes.count - 24, 8), number(bytes.count - 8, 8))
        func place(_ object: Int) -> Int { number(table + object * offsetSize, offsetSize) }
        /// How many members an object has, and where the first is.
        func extent(_ place: Int) -> (count: Int, first: Int) {
            guard bytes[place] & 0xF == 0xF else { return (Int(bytes[place] & 0xF), place + 1) }
            let width = 1 << Int(bytes[place + 1] & 0xF)
            return (number(place + 2, width), place + 2 + width)
        }
        func text(_ object: Int) -> String {
            let (count, first) = extent(place(object))
            guard bytes[place(object)] >> 4 == 5 else { return "" }
            return String(decoding: bytes[first..<first + count], as: UTF8.self)
        }
        func member(_ key: String, of object: Int) -> Int? {
            let (count, first) = extent(place(object))
            guard bytes[place(object)] >> 4 == 0xD else { return nil }
            for index in 0..<count where text(number(first + index * size, size)) == key {
                return number(first + (count + index) * size, size)
            }
            return nil
        }
        guard let objects = member("$objects", of: 0) else { return nil }
        let first = extent(place(objects)).first
        return (0..<count).compactMap { object in
            guard let reference = member("$class", of: object) else { return nil }
            let uid = place(reference)
            let described = number(first + number(uid + 1, Int(bytes[uid] & 0xF) + 1) * size, size)
            return member("$classname", of: described).map(text)
        }
    }

    static func += (sum: inout RawCounts, counts: RawCounts) {
        sum.outlets += counts.outlets
        sum.actions += counts.actions
        sum.bindings += counts.bindings
        sum.others += counts.others
    }

    static let none = RawCounts()

    private init() {}

    var description: String { "\(outlets) outlets, \(actions) actions, \(bindings) bindings, \(others) others" }
}
