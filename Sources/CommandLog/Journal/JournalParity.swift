import Platform

/// The parity of the document's bytes in a journal, from which a damaged part of them is rebuilt.
///
/// The bytes are cut into blocks of one size, of which the last may be shorter, and the parity is the exclusive or of all blocks. So the
/// exclusive or of the parity and the blocks as they are now is what was changed in one of them; the digest of all bytes tells in which. What
/// was changed may also reach from one block into the next, as a sector of a disk does. Of a small document the parity is a copy.
enum JournalParity {
    /// The size of a block is at least twice that of a disk's sector, and there are at most 256 blocks, because each may have to be tried.
    private static let (smallestBlock, mostBlocks) = (1 << 13, 256)

    /// How long the parity of some number of bytes is.
    static func length(of count: Int) -> Int {
        min(count, max(smallestBlock, (count + mostBlocks - 1) / mostBlocks))
    }

    /// The parity of bytes.
    static func of(_ bytes: [UInt8]) -> [UInt8] {
        var parity = [UInt8](repeating: 0, count: length(of: bytes.count))
        add(bytes, to: &parity)
        return parity
    }

    private static func add(_ bytes: [UInt8], to parity: inout [UInt8]) {
        bytes.withUnsafeBytes { bytes in
            parity.withUnsafeMutableBytes { parity in
                for start in stride(from: 0, to: bytes.count, by: max(1, parity.count)) {
                    add(UnsafeRawBufferPointer(rebasing: bytes[start...].prefix(parity.count)), to: parity)
                }
            }
        }
    }

    /// Adds a block, eight bytes at a time: byte by byte it is a tenth of a short run.
    private static func add(_ block: UnsafeRawBufferPointer, to parity: UnsafeMutableRawBufferPointer) {
        let size = MemoryLayout<UInt64>.size
        var index = 0
        while index + size <= block.count {
            let sum =
                parity.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                ^ block.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            parity.storeBytes(of: sum, toByteOffset: index, as: UInt64.self)
            index += size
        }
        for index in index..<block.count { parity[index] ^= block[index] }
    }

    /// Rebuilds bytes of which a part as long as a block, or a shorter one, is damaged.
    ///
    /// - Parameters:
    ///   - bytes: the bytes as they are.
    ///   - parity: the parity as it is.
    ///   - digest: the digest of the bytes as they were.
    /// - Returns: the bytes as they were; nil if more of them is damaged, or the parity is damaged as well.
    static func rebuilt(_ bytes: [UInt8], parity: [UInt8], digest: Digest) -> [UInt8]? {
        var change = parity
        guard !change.isEmpty, change.count == length(of: bytes.count) else { return nil }
        add(bytes, to: &change)
        let start = start(of: change)
        var tried = bytes
        func turn(_ block: Int) {
            for index in start..<start + change.count {
                tried[(block + index) % tried.count] ^= change[index % change.count]
            }
        }
        for block in stride(from: 0, to: bytes.count, by: change.count) {
            turn(block)
            if Digest(of: tried) == digest { return tried }
            turn(block)
        }
        return nil
    }

    /// Where a change begins in its block: after the longest run of zeros, which may go on at the beginning.
    private static func start(of change: [UInt8]) -> Int {
        var (longest, start, run) = (0, 0, 0)
        for index in 0..<2 * change.count {
            run = change[index % change.count] == 0 ? run + 1 : 0
            if run > longest, run <= change.count { (longest, start) = (run, (index + 1) % change.count) }
        }
        return start
    }
}
