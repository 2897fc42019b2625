import Platform

/// The file that keeps an index between sessions.
///
/// For each file of the project it holds the stamp at which the file was read, its skim, and its declarations if they were needed. A
/// cache with another version or a wrong digest is ignored. Declarations stay encoded until somebody asks for them.
final class IndexCache {
    /// One file of the cache.
    struct Record {
        var path: String
        var stamp: SourceFile.Stamp
        var skim: FileSkim
        var rules: ModuleRules?
        /// The place of its declarations in the cache, nil if they were not read.
        var declarations: Range<Int>?
    }

    /// The bytes that a cache of this version begins with.
    static let mark = Array("nibsh index 5\n".utf8)
    private let file: MappedFile
    /// The bytes of the file.
    var bytes: UnsafeRawBufferPointer { file.bytes }
    /// The records, by path.
    private(set) var records: [Record] = []

    /// Opens a cache; nil if there is none or it cannot be used.
    init?(_ path: String) {
        guard let file = try? MappedFile(path) else { return nil }
        self.file = file
        do throws(DeclarationsCodingError) {
            try readRecords()
        } catch {
            return nil
        }
    }

    private func readRecords() throws(DeclarationsCodingError) {
        let head = Self.mark.count
        let size = bytes.count
        guard size >= head + 9, bytes.prefix(head).elementsEqual(Self.mark) else {
            throw DeclarationsCodingError.malformed
        }
        guard bytes[head] == DeclarationsCoding.version else { throw DeclarationsCodingError.malformed }
        let sum = bytes.loadUnaligned(fromByteOffset: size - 8, as: UInt64.self)
        guard UInt64(littleEndian: sum) == Digest(of: UnsafeRawBufferPointer(rebasing: bytes[..<(size - 8)])).value
        else {
            throw DeclarationsCodingError.malformed
        }
        var reader = FieldReader(bytes, range: (head + 1)..<(size - 8))
        let count = reader.count()
        records.reserveCapacity(count)
        for _ in 0..<count where reader.failure == nil { records.append(Self.record(&reader)) }
        try reader.check()
    }

    private static func record(_ reader: inout FieldReader) -> Record {
        var record = Record(path: "", stamp: SourceFile.Stamp(), skim: FileSkim())
        reader.code(&record.path)
        reader.code(&record.stamp)
        reader.code(&record.skim)
        reader.code(&record.rules)
        record.rules?.project = record.path
        let declarations = reader.range()
        if !declarations.isEmpty { record.declarations = declarations }
        return record
    }

    /// Encodes a cache for files.
    ///
    /// - Parameters:
    ///   - files: all files, by path.
    ///   - old: the cache that holds the declarations that are not decoded.
    /// - Returns: the bytes of the cache file.
    static func encoded(_ files: [IndexedFile], old: IndexCache?) -> [UInt8] {
        var writer = FieldWriter()
        writer.write(raw: mark)
        writer.write(byte: DeclarationsCoding.version)
        writer.write(files.count)
        for file in files { write(file, old: old, to: &writer) }
        writer.write(fixed: Digest(of: writer.bytes).value)
        return writer.bytes
    }

    private static func write(_ file: IndexedFile, old: IndexCache?, to writer: inout FieldWriter) {
        writer.write(file.file.path)
        writer.write(file.file.stamp)
        writer.write(file.skim)
        var rules = file.rules
        writer.code(&rules)
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
