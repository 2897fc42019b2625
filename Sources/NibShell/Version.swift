/// The version of nibsh.
public enum Version {
    /// The version as the program shows it.
    public static let current = "0.1.0"
}
