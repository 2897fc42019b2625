#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// One entry of an open folder, valid until the next is read.
struct FolderEntry {
    /// The entry's name, with a NUL at its end.
    let name: UnsafePointer<CChar>
    /// Its kind as far as the folder tells: `DT_DIR`, `DT_LNK`, ….
    let type: Int32

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

    /// Reads the next entry, nil at the end.
    init?(_ stream: OpaquePointer) {
        guard let entry = readdir(stream) else { return nil }
        type = Int32(entry.pointee.d_type)
        name = UnsafeRawPointer(entry).advanced(by: Self.nameOffset).assumingMemoryBound(to: CChar.self)
    }
}
