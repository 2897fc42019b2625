#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that reads Swift, which stands beside this one.
enum SwiftReaderProgram {
    /// Its path; nil where this program cannot tell its own.
    static var path: String? {
        guard let own = ownPath, let slash = own.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return String(own[...slash]) + "nibsh-swift-reader"
    }

    private static var ownPath: String? {
        var buffer = [CChar](repeating: 0, count: 4097)
        #if canImport(Darwin)
            var size = UInt32(buffer.count)
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
            return realpath(buffer, nil).map { real in
                defer { free(real) }
                return String(cString: real)
            }
        #else
            let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
            guard count > 0 else { return nil }
            return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        #endif
    }
}
