import Foundation

/// Finds the programs that were built together with the running tests.
package enum BuildProducts {
    /// The variables with a sanitizer's options, to be passed on to programs of a sanitized build; none in other runs.
    package static let sanitizerOptions: [String: String] = {
        let environment = ProcessInfo.processInfo.environment
        var options = environment.filter { ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
        if environment["NIBSH_FIND_LEAKS"] == "1" { options["ASAN_OPTIONS", default: ""] += ":detect_leaks=1" }
        return options
    }()

    /// Returns the path of a program of this package.
    ///
    /// - Parameter name: The name of the executable.
    /// - Returns: The path beside the test bundle.
    package static func path(of name: String) -> String {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent(name).path
        #else
            return Bundle.main.bundleURL.appendingPathComponent(name).path
        #endif
    }
}
