/// The names of some attributes, against which those of a start tag are held.
struct AttributeNames: Sendable {
    private let names: [[UInt8]]
    /// Bit n is set when one of the names has n bytes: most attributes are passed over by their length.
    private let lengths: UInt64

    init(_ names: [String]) {
        self.names = names.map { Array($0.utf8) }
        lengths = self.names.reduce(0) { $0 | 1 << UInt64($1.count & 63) }
    }

    @inline(__always)
    func contains(_ name: UnsafeRawBufferPointer) -> Bool {
        guard lengths >> UInt64(name.count & 63) & 1 == 1 else { return false }
        for wanted in names where wanted.count == name.count {
            var place = 0
            while place < name.count, wanted[place] == name[place] { place &+= 1 }
            if place == name.count { return true }
        }
        return false
    }

    func contains(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { contains(UnsafeRawBufferPointer($0)) }
    }
}
