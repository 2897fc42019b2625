/// The version of nibsh.
package enum Version {
    /// The version as the program shows it.
    package static let current = "0.1.0"
}
