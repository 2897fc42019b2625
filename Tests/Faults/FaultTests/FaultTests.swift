import FaultHarness
import Foundation
import Testing

/// Each harness for a few seconds; `Scripts/faults` runs them for as long as one likes.
@Suite(.serialized) struct FaultTests {
    /// How long all harnesses together take.
    private static let seconds = 48.0

    @Test(arguments: Harness.all.map(\.name)) func nothingIsLost(name: String) throws {
        let harness = try #require(Harness.all.first { $0.name == name })
        let weights = Harness.all.map(\.weight).reduce(0, +)
        let end = Date(timeIntervalSinceNow: Self.seconds * harness.weight / weights)
        let tally = try harness.run(1, .time(end))
        #expect(tally.losses.isEmpty, "\(tally.losses.prefix(10).joined(separator: "\n"))")
        #expect(tally.tried > 0 || tally.remark.hasPrefix("skipped"))
    }

    /// On Linux Swift reads the arguments from a file; a run without them would do nothing and look like a success.
    @Test(.enabled(if: Workbench.faultLibrary != nil, "there is no preload library"))
    func argumentsThatCannotBeReadAreAnError() throws {
        let bench = try Workbench()
        let variables = [
            "LD_PRELOAD": try #require(Workbench.faultLibrary), "NIBSH_FAULT_ROOT": "/proc/self",
            "NIBSH_FAULT_MODE": "fail", "NIBSH_FAULT_AT": "1", "NIBSH_FAULT_ERRNO": "\(EMFILE)",
        ]
        let run = try bench.run(["--version"], environment: variables)
        #expect(run.status == 2)
        #expect(run.complaints == "error: cannot read the arguments: too many open files\n")
    }
}
