import Foundation
import Testing

/// A document that another nibsh is editing: runs that edit it wait for a while, runs that look do not.
struct LockTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="iN0-l3-epB"/>
            </objects>
        </document>

        """
    private static let edit = ["A.xib", "-c", "set iN0-l3-epB customClass B", "-c", "save"]

    @Test func anEditWaitsForTheLockAndNamesItsHolder() throws {
        let run = BatchRun()
        try run.folder.write("A.xib", Self.document)
        let file = open(run.folder("A.xib"), O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        #expect(flock(file, LOCK_EX | LOCK_NB) == 0)

        #expect(try run.run(["A.xib", "-c", "tree"]).status == 0)
        #expect(try run.run(["--dry-run"] + Self.edit).status == 0)
        let start = Date()
        let refused = try run.run(Self.edit)
        #expect(refused.status == 2)
        #if os(Linux)
            let process = " (process \(getpid()))"
        #else
            let process = ""
        #endif
        #expect(
            refused.errors
                == "error: cannot edit 'A.xib': another nibsh\(process) is editing it\nhint: try again when that has ended\n"
        )
        #expect(Date().timeIntervalSince(start) >= 5)

        #expect(flock(file, LOCK_UN) == 0)
        #expect(try run.run(Self.edit).output == "saved A.xib (+1 −1 lines)\n")
    }

    @Test func anEditGoesOnWhenTheLockIsFree() throws {
        let run = BatchRun()
        try run.folder.write("A.xib", Self.document)
        let file = open(run.folder("A.xib"), O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
        let waiting = try run.process(Self.edit)
        waiting.standardOutput = nil
        try waiting.run()
        usleep(300_000)
        #expect(waiting.isRunning)
        #expect(flock(file, LOCK_UN) == 0)
        waiting.waitUntilExit()
        #expect(waiting.terminationStatus == 0)
    }
}
