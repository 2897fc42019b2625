#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// The standard input of this process.
package enum StandardInput {
    /// Reads all of it; less where it cannot be read on.
    package static func readAll() -> [UInt8] {
        var bytes: [UInt8] = []
        try? Descriptor.standardInput.readToEnd(into: &bytes)
        return bytes
    }

    /// Lets `readLine` read on after Ctrl-D, which ends one line at a terminal and not all of them.
    package static func clearEnd() { clearerr(stdin) }
}
