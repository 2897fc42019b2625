#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// The C library's streams, which are variables to Swift.
enum CStream {
    /// Standard input.
    static var input: UnsafeMutablePointer<FILE> { stdin }
    /// Standard error.
    static var error: UnsafeMutablePointer<FILE> { stderr }
}
