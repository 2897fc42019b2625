import Bytes

/// Stores each element and attribute name once and numbers it; the number is called its symbol.
///
/// Almost every operation on a tree looks up a name, so the table manages its own memory to keep look-ups cheap.
final class NameTable {
    private var names: UnsafeMutablePointer<Name>
    /// The number of names.
    private(set) var count = 0
    /// The number of names that fit: a power of two, half the number of slots.
    private var capacity = 256
    /// The slots of the open-addressing hash table; -1 marks a free slot.
    private var slots: UnsafeMutablePointer<Int32>

    private struct Name {
        let text: String
        let length: Int
        let hash: UInt32
    }

    init() {
        names = .allocate(capacity: capacity)
        slots = Self.freeSlots(capacity * 2)
    }

    deinit {
        names.deinitialize(count: count)
        names.deallocate()
        slots.deallocate()
    }

    /// Returns the name of a symbol.
    subscript(symbol: Int32) -> String {
        precondition(symbol >= 0 && symbol < count)
        return names[Int(symbol)].text
    }

    /// Returns the length in bytes of the name of a symbol.
    func length(of symbol: Int32) -> Int {
        precondition(symbol >= 0 && symbol < count)
        return names[Int(symbol)].length
    }

    /// Returns the symbol of a name, which is added if it is new.
    func intern(_ name: UnsafeRawBufferPointer) -> Int32 {
        let hash = ByteHash.shared(name)
        let place = place(of: name, hash)
        if slots[place] >= 0 { return slots[place] }
        let symbol = Int32(count)
        slots[place] = symbol
        (names + count).initialize(
            to: Name(text: String(decoding: name, as: UTF8.self), length: name.count, hash: hash))
        count += 1
        if count == capacity { grow() }
        return symbol
    }

    func intern(_ name: String) -> Int32 {
        var name = name
        return name.withUTF8 { intern(UnsafeRawBufferPointer($0)) }
    }

    /// Returns the symbol of a name; nil if the name does not occur.
    func symbol(_ name: String) -> Int32? {
        var name = name
        let symbol = name.withUTF8 { name in
            let name = UnsafeRawBufferPointer(name)
            return slots[place(of: name, ByteHash.shared(name))]
        }
        return symbol >= 0 ? symbol : nil
    }

    private func place(of name: UnsafeRawBufferPointer, _ hash: UInt32) -> Int {
        let mask = capacity * 2 - 1
        var place = Int(hash) & mask
        while slots[place] >= 0, !matches(Int(slots[place]), name, hash) { place = (place + 1) & mask }
        return place
    }

    private func matches(_ symbol: Int, _ name: UnsafeRawBufferPointer, _ hash: UInt32) -> Bool {
        guard names[symbol].hash == hash, names[symbol].length == name.count else { return false }
        var text = names[symbol].text
        return text.withUTF8 { UnsafeRawBufferPointer($0).isEqual(to: name) }
    }

    private func grow() {
        let grown = UnsafeMutablePointer<Name>.allocate(capacity: capacity * 2)
        grown.moveInitialize(from: names, count: count)
        names.deallocate()
        slots.deallocate()
        names = grown
        capacity *= 2
        slots = Self.freeSlots(capacity * 2)
        let mask = capacity * 2 - 1
        for symbol in 0..<count {
            var place = Int(names[symbol].hash) & mask
            while slots[place] >= 0 { place = (place + 1) & mask }
            slots[place] = Int32(symbol)
        }
    }

    private static func freeSlots(_ count: Int) -> UnsafeMutablePointer<Int32> {
        let slots = UnsafeMutablePointer<Int32>.allocate(capacity: count)
        slots.initialize(repeating: -1, count: count)
        return slots
    }
}
