import Bytes

/// Which files have a word in their text.
///
/// A question about a name reads every file of the code. A check of a large project asks hundreds of them, and this table then says which
/// files to read.
struct FilesByWord {
    /// The indexes of the files that have a word, in order, by the hash of the word. Words of one hash share their files.
    private var files: [UInt64: [Int32]] = [:]

    /// Reads files.
    ///
    /// - Parameters:
    ///   - count: the number of files.
    ///   - read: returns the bytes of a file by its index; nil if it cannot be read.
    init(count: Int, read: (Int) -> [UInt8]?) {
        for index in 0..<count {
            guard let bytes = read(index) else { continue }
            add(bytes, of: Int32(index))
        }
    }

    private mutating func add(_ bytes: [UInt8], of file: Int32) {
        var hash = Self.start
        for byte in bytes {
            if Byte.isName(byte) {
                hash = Self.hash(hash, with: byte)
            } else if hash != Self.start {
                add(hash, of: file)
                hash = Self.start
            }
        }
        if hash != Self.start { add(hash, of: file) }
    }

    private mutating func add(_ hash: UInt64, of file: Int32) {
        let known = files[hash, default: []].last
        if known != file { files[hash, default: []].append(file) }
    }

    /// Returns the indexes of the files that may have a word as a whole; nil if the text is no word, so that any file may have it.
    func files(with word: String) -> [Int32]? {
        guard !word.isEmpty, word.utf8.allSatisfy(Byte.isName) else { return nil }
        return files[word.utf8.reduce(Self.start) { Self.hash($0, with: $1) }] ?? []
    }

    // FNV-1a, by Fowler, Noll and Vo.
    private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    private static func hash(_ hash: UInt64, with byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
