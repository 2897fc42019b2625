import Bytes
import CExpat

/// What a parser notes for an index while it reads: elements with their values and the values' hashes.
struct ValueNotes {
    /// A value that stands in the store as it is meant.
    struct Note {
        let node: Int32
        let hash: UInt32
        let value: ByteRange
    }

    private(set) var plain: [Note] = []
    /// Values that are spelled with references or with white space that is read as a space.
    private(set) var escaped: [(node: Int32, value: String)] = []
    private let names: NameSet
    private let hash: ByteHash

    init(of names: NameSet, hash: ByteHash) {
        self.names = names
        self.hash = hash
    }

    /// Makes room for about so many values.
    mutating func reserve(_ count: Int) { plain.reserveCapacity(count) }

    /// Notes the values of an element.
    ///
    /// - Parameters:
    ///   - node: the element's number.
    ///   - pairs: its attributes as expat gives them: names and values by turns, nil at the end.
    ///   - tag: its start tag, as it is spelled.
    ///   - start: where the tag stands in the store.
    mutating func note(
        _ node: Int32, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>, in tag: UnsafeRawBufferPointer,
        at start: Int
    ) {
        var place = 0
        while let name = pairs[place], let value = pairs[place + 1] {
            let nameBytes = UnsafeRawBufferPointer(start: name, count: expat_length(name))
            if names.contains(nameBytes) {
                let valueBytes = UnsafeRawBufferPointer(start: value, count: expat_length(value))
                note(node, valueBytes, of: nameBytes, in: tag, at: start)
            }
            place += 2
        }
    }

    private mutating func note(
        _ node: Int32, _ value: UnsafeRawBufferPointer, of name: UnsafeRawBufferPointer, in tag: UnsafeRawBufferPointer,
        at start: Int
    ) {
        guard let offset = Self.offset(of: value, named: name, in: tag) else {
            return escaped.append((node, String(decoding: value, as: UTF8.self)))
        }
        let range = ByteRange(start: UInt32(start + offset), count: UInt32(value.count))
        plain.append(Note(node: node, hash: hash(value), value: range))
    }

    /// Where the bytes of a value stand in a tag, if they do so behind the name and `="`.
    ///
    /// Wherever they are found they are the value's bytes, and that is all that is wanted.
    private static func offset(
        of value: UnsafeRawBufferPointer, named name: UnsafeRawBufferPointer, in tag: UnsafeRawBufferPointer
    ) -> Int? {
        // The id is the last attribute or near it.
        var place = tag.count - name.count - value.count - 4
        let first = name[0]
        while place > 0 {
            if tag[place] == 0x20, tag[place + 1] == first, tag[place + name.count + 1] == UInt8(ascii: "="),
                tag[place + name.count + 2] == UInt8(ascii: "\""),
                tag.holds(name, at: place + 1)
            {
                let offset = place + name.count + 3
                return tag.holds(value, at: offset) ? offset : nil
            }
            place -= 1
        }
        return nil
    }
}
