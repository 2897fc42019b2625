/// A log whose document another program has changed, so that no state of it has the bytes of the file.
package struct StrandedLog: Sendable {
    /// The log.
    package let log: CommandLog
    /// The bytes from which it starts.
    package let base: [UInt8]
}
