/// The version of nibsh.
package enum Version {
    /// The version as the program shows it.
    package static let current = "1.0.0"
}
