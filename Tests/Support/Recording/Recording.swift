import Foundation

/// Whether tests write what is printed now into the files that they compare it with.
///
/// With `NIBSH_RECORD=1` they fail afterwards, so that recording is never mistaken for passing. `Scripts/test --record` sets
/// `NIBSH_RECORD=list`: it lists itself what was written.
public enum Recording {
    private static let value = ProcessInfo.processInfo.environment["NIBSH_RECORD"] ?? ""
    /// Whether files are written.
    public static var isOn: Bool { ["1", "list"].contains(value) }
    /// Whether a test that recorded fails.
    public static var fails: Bool { value == "1" }
}
