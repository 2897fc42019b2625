/// A property list: values by number, the members of collections in one list.
struct PropertyList {
    /// One value.
    enum Value {
        case null
        case bool(Bool)
        case integer(Int)
        case real(Double)
        case text(ArchiveGraph.Source)
        case data(Range<Int>)
        /// A reference of a keyed archive to one of its objects.
        case uid(Int)
        /// The numbers of the members stand in `members`.
        case array(Range<Int>)
        /// The numbers of keys and values stand in `members`, in turn.
        case dictionary(Range<Int>)
    }

    /// What ranges of texts refer to.
    let bytes: [UInt8]
    var values: [Value] = []
    var members: [Int32] = []
    /// The number of the outermost value.
    var top = 0

    /// Keys are compared as the texts they are; those of keyed archives are plain ASCII.
    func text(_ number: Int32) -> String? {
        guard case .text(let source) = values[Int(number)] else { return nil }
        return source.text(in: bytes)
    }

    /// The number of a dictionary's value.
    func member(_ key: String, of dictionary: Int) -> Int? {
        guard case .dictionary(let range) = values[dictionary] else { return nil }
        for position in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2)
        where text(members[position]) == key {
            return Int(members[position + 1])
        }
        return nil
    }
}
