extension Shell {
    /// The program's version.
    public static let version = "0.1.0"
}
