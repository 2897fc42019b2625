import Foundation
import SeededRandom

/// Documents that are made to take much time, memory or stack: every command answers in time.
enum HostileDocuments {
    private static let commands = [
        "tree", "objects", "connections", "check", "constraints", "inspect --all", "load", "duplicate iN0-l3-epB",
    ]

    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        let path = bench("work/H.xib")
        var index = 0
        repeat {
            let (name, bytes) = document(index, size: 1 << (8 + random.below(5)), &random)
            index += 1
            try bench.write("work/H.xib", bytes)
            let command = random.pick(commands) ?? "tree"
            // More memory than this is an absurd amount for a document of at most a few megabytes.
            let run = try bench.run(
                [
                    "-c", "ulimit -v 4000000; exec \"$@\" >/dev/null", "sh", Workbench.nibsh, "--no-journal", path,
                    "-c", command,
                ],
                program: "/bin/sh", seconds: 60)
            var loss: String?
            if run.isCrash || ![0, 1, 2].contains(run.status) { loss = run.summary }
            if bench.bytes("work/H.xib") != bytes { loss = "looking changed the file" }
            tally.count(loss.map { "\(name), \(bytes.count) bytes, \(command): \($0)" })
        } while !limit.isReached(after: tally.tried)
        return tally
    }

    private static func document(_ index: Int, size: Int, _ random: inout SeededGenerator) -> (String, [UInt8]) {
        let view = "<view key=\"view\" id=\"v%\">"
        func inside(_ text: String) -> [UInt8] {
            let whole = String(decoding: Materials.document(0), as: UTF8.self)
            return Array(whole.replacingOccurrences(of: "<subviews>", with: "<subviews>" + text).utf8)
        }
        func many(_ count: Int, _ make: (Int) -> String) -> String { (0..<count).map(make).joined() }
        switch index % 9 {
        case 0:
            let open = many(size) { "<view id=\"v\($0)\"><subviews>" }
            return ("deep views", inside(open + String(repeating: "</subviews></view>", count: size)))
        case 1: return ("one long id", inside("<view id=\"\(String(repeating: "x", count: size * 100))\"/>"))
        case 2: return ("many attributes", inside("<view id=\"a\" \(many(size) { "a\($0)=\"1\" " })/>"))
        case 3:
            return (
                "one id for all", inside(many(size) { _ in view.replacingOccurrences(of: "%", with: "") + "</view>" })
            )
        case 4:
            let outlets = many(size) { "<outlet property=\"a\($0)\" destination=\"But-to-n01\" id=\"o\($0)\"/>" }
            return ("many outlets to one", inside("<view id=\"a\"><connections>\(outlets)</connections></view>"))
        case 5:
            let outlets = many(size) { "<outlet property=\"a\" destination=\"v\(($0 + 1) % size)\" id=\"o\($0)\"/>" }
            return (
                "a circle",
                inside(
                    many(size) { "<view id=\"v\($0)\"/>" }
                        + "<view id=\"a\"><connections>\(outlets)</connections></view>")
            )
        case 6:
            return (
                "entities",
                Array("<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><a>&b;</a>".utf8)
            )
        case 7: return ("only open tags", Array(String(repeating: "<a>", count: size * 10).utf8))
        default: return ("comments", inside(many(size) { "<!-- \($0) -->" }))
        }
    }
}
