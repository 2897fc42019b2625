import Foundation
import KeySessions
import PTYSupport

/// Random keys at a prompt: the line editor on its own, and nibsh with a document.
enum Keys {
    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        let bench = try Workbench()
        repeat {
            let number = seed &* 1_000_003 &+ UInt64(tally.tried)
            var session: KeySession
            if tally.tried % 2 == 0 {
                session = KeySession(
                    program: BuildProducts.path(of: "line-editing-probe"), arguments: ["HISTORY"], seed: number)
            } else {
                try bench.write("work/A.xib", Materials.document(1))
                session = KeySession(program: Workbench.nibsh, arguments: [bench("work/A.xib")], seed: number)
            }
            let program = tally.tried % 2 == 0 ? "line-editing-probe" : "nibsh"
            let outcome = session.run()
            tally.count(outcome == .survived ? nil : "\(program), session \(number): \(outcome)")
        } while !limit.isReached(after: tally.tried)
        return tally
    }
}
