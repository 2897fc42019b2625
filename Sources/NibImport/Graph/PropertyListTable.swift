/// A property list as an array of values; collections refer to ranges of one array of members.
struct PropertyListTable {
    /// One value.
    enum Value {
        case null
        case bool(Bool)
        case integer(Int)
        case real(Double)
        case text(ArchiveGraph.Source)
        case data(Range<Int>)
        /// A keyed archive's reference to one of its objects.
        case uid(Int)
        /// A range in `members`, which holds the indices of the elements.
        case array(Range<Int>)
        /// A range in `members`, which holds the indices of keys and values alternately.
        case dictionary(Range<Int>)
    }

    /// The bytes to which the ranges of texts refer.
    let bytes: [UInt8]
    var values: [Value] = []
    var members: [Int32] = []
    /// The index of the outermost value.
    var top = 0

    /// Returns the text with an index; nil if the value is not a text.
    func text(_ number: Int32) -> String? {
        guard case .text(let source) = values[Int(number)] else { return nil }
        return source.text(in: bytes)
    }

    /// Returns the index of the value for a key of a dictionary; nil if there is none.
    func member(_ key: String, of dictionary: Int) -> Int? {
        guard case .dictionary(let range) = values[dictionary] else { return nil }
        for position in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2)
        where text(members[position]) == key {
            return Int(members[position + 1])
        }
        return nil
    }
}
