import Bytes

/// The objects of an archive and their fields, independent of the archive's format.
///
/// The members of a collection are fields without a name. Strings are decoded when first needed and cached.
final class ArchiveGraph {
    /// The value of a field; texts, data and objects are indices.
    enum Value {
        case null
        case bool(Bool)
        case integer(Int)
        case real(Double)
        case text(Int32)
        case data(Int32)
        case object(Int32)
    }

    /// A named value of an object.
    struct Field {
        let key: Int32
        let value: Value
    }

    /// An object: its class and the range of its fields.
    struct Object {
        let className: Int32
        let first: Int32
        let count: Int32
    }

    /// Where the characters of a text come from.
    enum Source {
        case utf8(Range<Int>)
        case utf16(Range<Int>)
        case string(String)
    }

    /// The key of fields that are members of a collection.
    static let member: Int32 = 0

    let bytes: [UInt8]
    var objects: [Object] = []
    var fields: [Field] = []
    private(set) var names: [String] = [""]
    private var symbols: [String: Int32] = ["": 0]
    private var sources: [Source] = []
    /// Decoded texts by index and strings by object, because many fields may share a long one.
    private var texts: [Int32: String] = [:]
    private var strings: [Int32: String?] = [:]
    private var integers: [Int32: Int?] = [:]
    /// How many more members may be returned, because many objects may share a long list.
    private var budget = Int.max
    /// Whether the budget ran out, so that some lists of members were returned empty.
    private(set) var isExhausted = false

    /// Makes a graph without objects.
    ///
    /// - Parameter bytes: the bytes to which the ranges of texts and data refer.
    init(bytes: [UInt8]) { self.bytes = bytes }

    // MARK: - Building

    /// The length in bytes to which names are cut; real names have at most a tenth of it.
    private static let longestName = 500

    /// Returns the index of a name, which is added if it is new.
    func intern(_ name: String) -> Int32 {
        guard name.utf8.count <= Self.longestName else {
            return intern(String(decoding: name.utf8.prefix(Self.longestName - 2), as: UTF8.self))
        }
        if let symbol = symbols[name] { return symbol }
        let symbol = Int32(names.count)
        names.append(name)
        symbols[name] = symbol
        return symbol
    }

    /// Stores the source of a text or data and returns its index.
    func add(_ source: Source) -> Int32 {
        sources.append(source)
        return Int32(sources.count - 1)
    }

    /// Adds an object whose fields are those added since the previous object.
    func closeObject(className: Int32, firstField: Int) {
        objects.append(
            Object(className: className, first: Int32(firstField), count: Int32(fields.count - firstField)))
    }

    /// Ends building; reading is limited from now on by the number of fields.
    func seal() { budget = 16 * (fields.count + 64) }

    // MARK: - Reading

    /// Returns the name of an object's class.
    func className(_ object: Int32) -> String { names[Int(objects[Int(object)].className)] }

    /// How many objects have been read.
    var objectCount: Int { objects.count }

    /// Returns all fields of an object.
    func fields(of object: Int32) -> ArraySlice<Field> {
        let record = objects[Int(object)]
        return fields[Int(record.first)..<Int(record.first) + Int(record.count)]
    }

    /// Returns the value of the first field with a name; nil if there is none or it is null.
    func value(_ name: String, of object: Int32) -> Value? {
        guard let key = symbols[name] else { return nil }
        for field in fields(of: object) where field.key == key {
            if case .null = field.value { return nil }
            return field.value
        }
        return nil
    }

    /// Returns the index of the first field with a name; nil if there is none.
    func index(of name: String, in object: Int32) -> Int? {
        guard let key = symbols[name] else { return nil }
        return fields(of: object).firstIndex { $0.key == key }
    }

    /// Returns the bytes of data in the archive's own spelling; nil if the value is no data.
    func bytes(_ value: Value) -> [UInt8]? {
        guard case .data(let number) = value else { return nil }
        switch sources[Int(number)] {
        case .utf8(let range), .utf16(let range): return Array(bytes[range])
        case .string(let text): return Base64.decode(text)
        }
    }

    /// Returns the object in a field.
    func object(_ name: String, of object: Int32) -> Int32? {
        if case .object(let target)? = value(name, of: object) { return target }
        return nil
    }

    /// Returns the text in a field.
    func string(_ name: String, of object: Int32) -> String? { value(name, of: object).flatMap { string($0) } }

    /// Returns the integer in a field, also if a number object holds it.
    func integer(_ name: String, of object: Int32) -> Int? { value(name, of: object).flatMap { integer($0) } }

    /// Whether a field is true or a number other than 0.
    func isTrue(_ name: String, of object: Int32) -> Bool {
        switch value(name, of: object) {
        case .bool(let flag)?: flag
        case .integer(let number)?: number != 0
        default: false
        }
    }

    /// Returns the entries of a dictionary in any of its three forms: two lists, numbered keys and values, or plain fields.
    func entries(of dictionary: Int32) -> [(key: String, value: Value)] {
        if let keys = object("dict.sortedKeys", of: dictionary), let values = object("dict.values", of: dictionary) {
            return zip(members(of: keys), members(of: values)).map { (string($0) ?? "", $1) }
        }
        var keys: [Substring: String] = [:]
        var result: [(key: String, value: Value)] = []
        for field in fields(of: dictionary) {
            let key = names[Int(field.key)]
            if key.hasPrefix("NS.key.") {
                keys[key.dropFirst(7)] = string(field.value)
            } else if key.hasPrefix("NS.object.") {
                result.append((keys[key.dropFirst(10)] ?? "", field.value))
            } else {
                result.append((key, field.value))
            }
        }
        return result
    }

    /// Returns the members of a collection, in order.
    func members(of collection: Int32) -> [Value] {
        let fields = fields(of: collection)
        budget -= fields.count
        guard budget >= 0 else {
            isExhausted = true
            return []
        }
        return fields.filter { $0.key == Self.member }.map(\.value)
    }

    /// Returns the objects in the collection that a field refers to.
    func objects(in name: String, of object: Int32) -> [Int32] {
        guard let collection = self.object(name, of: object) else { return [] }
        return members(of: collection).compactMap { if case .object(let member) = $0 { member } else { nil } }
    }

    /// Returns the objects in all fields with a name.
    func objects(named name: String, of object: Int32) -> [Int32] {
        values(named: name, of: object).compactMap { if case .object(let member) = $0 { member } else { nil } }
    }

    /// Returns the values of all fields with a name.
    func values(named name: String, of object: Int32) -> [Value] {
        guard let key = symbols[name] else { return [] }
        return fields(of: object).filter { $0.key == key }.map(\.value)
    }

    /// Returns a value as an integer; nil if it is not a whole number.
    func integer(_ value: Value) -> Int? {
        switch value {
        case .integer(let number): return number
        case .bool(let flag): return flag ? 1 : 0
        case .real(let number): return Int(exactly: number)
        case .object(let object):
            if let known = integers[object] { return known }
            let number = integer(ofObject: object)
            integers[object] = .some(number)
            return number
        case .null, .text, .data: return nil
        }
    }

    private func integer(ofObject object: Int32) -> Int? {
        for key in ["NS.intval", "NS.boolval", "NS.dblval"] {
            switch value(key, of: object) {
            case .integer(let number)?: return number
            case .bool(let flag)?: return flag ? 1 : 0
            case .real(let number)?: return Int(exactly: number)
            default: continue
            }
        }
        return nil
    }

    /// Returns the text of a value: a text itself or a string object.
    func string(_ value: Value) -> String? {
        switch value {
        case .text(let number): return decoded(number)
        case .object(let object):
            if let known = strings[object] { return known }
            let text = string(ofObject: object)
            strings[object] = .some(text)
            return text
        case .null, .bool, .integer, .real, .data: return nil
        }
    }

    /// The fields in which string objects keep their text or the string that they wrap.
    private static let wrappings = ["NS.bytes", "NS.string", "NSString", "NSDev"]

    private func string(ofObject object: Int32) -> String? {
        guard className(object).contains("String") else { return nil }
        var current = object
        for _ in 0..<3 {
            guard let value = Self.wrappings.lazy.compactMap({ self.value($0, of: current) }).first else { return nil }
            switch value {
            case .text(let number), .data(let number): return decoded(number)
            case .object(let inner): current = inner
            case .null, .bool, .integer, .real: return nil
            }
        }
        return nil
    }

    private func decoded(_ number: Int32) -> String {
        if let known = texts[number] { return known }
        let text = sources[Int(number)].text(in: bytes)
        texts[number] = text
        return text
    }
}

extension ArchiveGraph.Source {
    /// Decodes the text; invalid sequences are replaced.
    func text(in bytes: [UInt8]) -> String {
        switch self {
        case .utf8(let range): String(decoding: bytes[range], as: UTF8.self)
        case .utf16(let range):
            String(
                decoding: stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).map {
                    UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
                }, as: UTF16.self)
        case .string(let text): text
        }
    }
}
