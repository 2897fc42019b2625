/// Values by names: what a dictionary is, with a hash of the names' bytes that costs little.
///
/// Every edit asks for several elements, attributes and verbs by name.
public struct NameMap<Value> {
    @usableFromInline
    struct Entry {
        @usableFromInline let name: String
        @usableFromInline let hash: UInt32
        @usableFromInline var value: Value

        @usableFromInline
        init(name: String, hash: UInt32, value: Value) {
            self.name = name
            self.hash = hash
            self.value = value
        }
    }

    @usableFromInline var entries: [Entry] = []
    /// Open addressing; -1 is a free place, all else the number of an entry.
    @usableFromInline var places: [Int32] = Array(repeating: -1, count: 16)

    /// Makes a map with nothing in it.
    @inlinable
    public init() {}

    /// The value of a name; nil where none was given. Setting nil leaves what is there.
    @inlinable
    public subscript(name: String) -> Value? {
        get {
            let entry = places[place(of: name, hash(of: name))]
            return entry >= 0 ? entries[Int(entry)].value : nil
        }
        set {
            if let newValue { self[name, default: newValue] = newValue }
        }
    }

    /// The value of a name, which gets a first one where none was given.
    @inlinable
    public subscript(name: String, default first: @autoclosure () -> Value) -> Value {
        get { self[name] ?? first() }
        _modify {
            let entry = entry(of: name, first)
            yield &entries[entry].value
        }
    }

    /// All values, in the order in which their names came.
    @inlinable
    public var values: [Value] { entries.map(\.value) }

    @inlinable
    mutating func entry(of name: String, _ first: () -> Value) -> Int {
        let hash = hash(of: name)
        let place = place(of: name, hash)
        if places[place] >= 0 { return Int(places[place]) }
        places[place] = Int32(entries.count)
        entries.append(Entry(name: name, hash: hash, value: first()))
        if entries.count * 2 > places.count { grow() }
        return entries.count - 1
    }

    @inlinable
    func place(of name: String, _ hash: UInt32) -> Int {
        let mask = places.count - 1
        var place = Int(hash) & mask
        while places[place] >= 0 {
            let entry = Int(places[place])
            if entries[entry].hash == hash, entries[entry].name == name { return place }
            place = (place + 1) & mask
        }
        return place
    }

    @inlinable
    mutating func grow() {
        places = Array(repeating: -1, count: places.count * 2)
        let mask = places.count - 1
        for (number, entry) in entries.enumerated() {
            var place = Int(entry.hash) & mask
            while places[place] >= 0 { place = (place + 1) & mask }
            places[place] = Int32(number)
        }
    }

    @inlinable
    func hash(of name: String) -> UInt32 {
        var name = name
        return name.withUTF8 { ByteHash.shared(UnsafeRawBufferPointer($0)) }
    }
}

extension NameMap: Sendable where Value: Sendable {}
extension NameMap.Entry: Sendable where Value: Sendable {}
