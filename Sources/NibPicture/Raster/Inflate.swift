import Bytes

/// Unpacks data in the format "deflate" (RFC 1951), as PNG has it. Swift's library has no such function, and nibsh links no zlib for
/// the one program whose pictures it reads.
struct Inflate {
    private let input: [UInt8]
    private var index: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// Data that is not what the format says, or larger than expected.
    struct Malformed: Error {}

    /// Unpacks data.
    ///
    /// - Parameters:
    ///   - input: the packed bytes.
    ///   - start: where they begin.
    ///   - limit: the most bytes that they may unpack to.
    /// - Returns: the bytes.
    /// - Throws: `Malformed`.
    static func bytes(_ input: [UInt8], from start: Int, limit: Int) throws(Malformed) -> [UInt8] {
        var inflate = Inflate(input: input, index: start, limit: limit)
        var isLast = false
        while !isLast {
            isLast = try inflate.read(1) == 1
            switch try inflate.read(2) {
            case 0: try inflate.stored()
            case 1: try inflate.block(literals: Self.fixedLiterals, distances: Self.fixedDistances)
            case 2:
                let (literals, distances) = try inflate.tables()
                try inflate.block(literals: literals, distances: distances)
            default: throw Malformed()
            }
        }
        return inflate.output
    }

    private init(input: [UInt8], index: Int, limit: Int) {
        (self.input, self.index, self.limit) = (input, index, limit)
        output.reserveCapacity(min(limit, 1 << 24))
    }

    private mutating func read(_ count: Int) throws(Malformed) -> Int {
        while bitCount < count {
            guard index < input.count else { throw Malformed() }
            bits |= UInt32(input[index]) << UInt32(bitCount)
            index += 1
            bitCount += 8
        }
        defer {
            bits >>= UInt32(count)
            bitCount -= count
        }
        return Int(bits & ((1 << UInt32(count)) - 1))
    }

    private mutating func add(_ byte: UInt8) throws(Malformed) {
        guard output.count < limit else { throw Malformed() }
        output.append(byte)
    }

    private mutating func stored() throws(Malformed) {
        (bits, bitCount) = (0, 0)
        let count = try read(16)
        _ = try read(16)
        guard index + count <= input.count, output.count + count <= limit else { throw Malformed() }
        output += input[index..<index + count]
        index += count
    }

    // MARK: - Codes

    /// A code of Huffman's by the number of codes of each length, and the symbols in the order of their codes.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: some Collection<Int>) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            var starts = [Int](repeating: 0, count: 17)
            for length in 1...15 { starts[length + 1] = starts[length] + counts[length] }
            symbols = [Int](repeating: 0, count: starts[16])
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[starts[length]] = symbol
                starts[length] += 1
            }
        }
    }

    private static let fixedLiterals = Code(lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Code(lengths: [Int](repeating: 5, count: 30))

    private mutating func symbol(_ code: Code) throws(Malformed) -> Int {
        var (value, first, place) = (0, 0, 0)
        for length in 1...15 {
            value |= try read(1)
            let count = code.counts[length]
            // More codes of a length than there can be.
            guard value >= first else { throw Malformed() }
            if value - first < count { return code.symbols[place + value - first] }
            place += count
            first = (first + count) << 1
            value <<= 1
        }
        throw Malformed()
    }

    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func tables() throws(Malformed) -> (literals: Code, distances: Code) {
        let (literals, distances, count) = (try read(5) + 257, try read(5) + 1, try read(4) + 4)
        var own = [Int](repeating: 0, count: 19)
        for place in 0..<count { own[Self.lengthOrder[place]] = try read(3) }
        let code = Code(lengths: own)
        var lengths: [Int] = []
        while lengths.count < literals + distances {
            switch try symbol(code) {
            case 16:
                guard let last = lengths.last else { throw Malformed() }
                lengths += [Int](repeating: last, count: 3 + (try read(2)))
            case 17: lengths += [Int](repeating: 0, count: 3 + (try read(3)))
            case 18: lengths += [Int](repeating: 0, count: 11 + (try read(7)))
            case let length: lengths.append(length)
            }
        }
        guard lengths.count == literals + distances else { throw Malformed() }
        return (Code(lengths: lengths[..<literals]), Code(lengths: lengths[literals...]))
    }

    // MARK: - Blocks

    private static let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    private static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]

    private mutating func block(literals: Code, distances: Code) throws(Malformed) {
        while true {
            let symbol = try symbol(literals)
            if symbol < 256 {
                try add(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol - 257 < Self.lengths.count else { throw Malformed() }
            let length = Self.lengths[symbol - 257] + (try read(Self.lengthBits[symbol - 257]))
            let place = try self.symbol(distances)
            guard place < Self.distances.count else { throw Malformed() }
            let distance = Self.distances[place] + (try read(Self.distanceBits[place]))
            guard distance <= output.count, output.count + length <= limit else { throw Malformed() }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }
}
