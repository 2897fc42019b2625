#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of a whole file of nibsh's own, which the system reads as they are accessed.
package final class MappedFile {
    /// The bytes; they live as long as this object.
    package let bytes: UnsafeRawBufferPointer

    /// Opens a regular file that is not empty.
    ///
    /// - Throws: why it is not opened (`OwnFile`); `SystemError.notAFile` for an empty file.
    package init(_ path: String) throws(OwnFile.Problem) {
        let file = try OwnFile.open(path, options: .reading)
        do throws(SystemError) {
            let size = try file.status().size
            guard size > 0 else { throw .notAFile }
            guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0), memory != MAP_FAILED else {
                throw SystemError.last
            }
            bytes = UnsafeRawBufferPointer(start: memory, count: size)
        } catch { throw .system(error) }
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
