#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of a whole file, which the system reads as they are accessed.
package final class MappedFile {
    /// The bytes; they live as long as this object.
    package let bytes: UnsafeRawBufferPointer

    /// Opens a regular file that is not empty.
    ///
    /// - Throws: what the system reports; `SystemError.notAFile` for an empty file and for what is none.
    package init(_ path: String) throws(SystemError) {
        let file = try Descriptor(path, options: [.reading, .withoutWaiting])
        let status = try file.status()
        guard status.isFile, status.size > 0 else { throw .notAFile }
        guard let memory = mmap(nil, status.size, PROT_READ, MAP_PRIVATE, file.number, 0), memory != MAP_FAILED else {
            throw SystemError.last
        }
        bytes = UnsafeRawBufferPointer(start: memory, count: status.size)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
