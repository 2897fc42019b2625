import Platform

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file in which an index is kept between sessions.
///
/// It holds, for each file of the project, the stamp that it was read at, its skim, and what it declares if that was needed. A file of
/// another version, or with a wrong sum, is as good as none. Declarations stay encoded until they are asked for.
final class IndexCache {
    /// One file of the cache.
    struct Record {
        var path: String
        var stamp: SourceFile.Stamp
        var skim: FileSkim
        var rules: ModuleRules?
        /// Where its declarations are, nil if they were not read.
        var declarations: Range<Int>?
    }

    private static let mark = Array("nibsh index 2\n".utf8)
    private let mapped: UnsafeMutableRawPointer
    private let size: Int
    /// The bytes of the file.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: mapped, count: size) }
    /// Its records, by path.
    private(set) var records: [Record] = []

    /// Opens a cache; nil if there is none, or none that can be used.
    init?(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let status = try? FileStatus(descriptor: descriptor), status.isFile, status.size > 32 else { return nil }
        size = status.size
        guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED else {
            return nil
        }
        mapped = memory
        do throws(CacheReader.Damage) {
            try readRecords()
        } catch {
            return nil
        }
    }

    deinit { munmap(mapped, size) }

    private func readRecords() throws(CacheReader.Damage) {
        let head = Self.mark.count
        guard size >= head + 9, bytes.prefix(head).elementsEqual(Self.mark) else { throw CacheReader.Damage() }
        guard bytes[head] == DeclarationsCoding.version else { throw CacheReader.Damage() }
        let sum = bytes.loadUnaligned(fromByteOffset: size - 8, as: UInt64.self)
        guard UInt64(littleEndian: sum) == Digest.of(UnsafeRawBufferPointer(rebasing: bytes[..<(size - 8)])) else {
            throw CacheReader.Damage()
        }
        var reader = CacheReader(bytes, (head + 1)..<(size - 8))
        let count = try reader.count()
        records.reserveCapacity(count)
        for _ in 0..<count { records.append(try Self.record(&reader)) }
    }

    private static func record(_ reader: inout CacheReader) throws(CacheReader.Damage) -> Record {
        let path = try reader.text()
        let stamp = try SourceFile.Stamp(from: &reader)
        var record = Record(path: path, stamp: stamp, skim: try FileSkim(from: &reader))
        if try reader.byte() == 1 { record.rules = try ModuleRules(from: &reader) }
        let declarations = try reader.range()
        if !declarations.isEmpty { record.declarations = declarations }
        return record
    }

    /// The bytes of a cache of these files.
    ///
    /// - Parameters:
    ///   - files: all files, by path.
    ///   - old: the cache in which stored declarations are.
    /// - Returns: the bytes.
    static func encoded(_ files: [IndexedFile], old: IndexCache?) -> [UInt8] {
        var writer = CacheWriter()
        writer.write(raw: mark)
        writer.write(byte: DeclarationsCoding.version)
        writer.write(files.count)
        for file in files { write(file, old, to: &writer) }
        writer.write(fixed: writer.bytes.withUnsafeBytes { Digest.of($0) })
        return writer.bytes
    }

    private static func write(_ file: IndexedFile, _ old: IndexCache?, to writer: inout CacheWriter) {
        writer.write(file.file.path)
        file.file.stamp.write(to: &writer)
        file.skim.write(to: &writer)
        writer.write(byte: file.rules == nil ? 0 : 1)
        file.rules?.write(to: &writer)
        switch file.content {
        case .unread, .unreadable:
            writer.write(0)
        case .read(let declarations):
            let bytes = DeclarationsCoding.encode(declarations)
            writer.write(bytes.count)
            writer.write(raw: bytes)
        case .stored(let range):
            writer.write(old == nil ? 0 : range.count)
            if let old { writer.write(raw: old.bytes[range]) }
        }
    }
}

/// A digest of bytes for finding damage and naming files; it is no protection against intent.
enum Digest {
    /// Digests bytes, eight at a time.
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
        let words = bytes.count / 8
        for index in 0..<words {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
            digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
            digest ^= digest >> 29
        }
        for index in (words * 8)..<bytes.count { digest = (digest ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        return digest ^ (digest >> 32)
    }
}
