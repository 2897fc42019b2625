import Foundation

/// How much of an exhaustive test is run: every case, or a part of them in slow builds.
package enum Sample {
    /// The distance of the cases that are run: 1, or what the environment variable `NIBSH_SAMPLE` says.
    package static let distance =
        ProcessInfo.processInfo.environment["NIBSH_SAMPLE"].flatMap { Int($0) }.map { max(1, $0) } ?? 1

    /// Returns those numbers of a range that a test tries, from its first on.
    package static func of(_ range: Range<Int>) -> StrideTo<Int> {
        stride(from: range.lowerBound, to: range.upperBound, by: distance)
    }
}
