#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process that this code runs in.
package enum CurrentProcess {
    /// The number that the system knows it by.
    package static var number: Int { Int(getpid()) }
}
