import Platform
import Testing

@Suite struct ChildProcessTests {
    private func answer(_ process: ChildProcess) throws -> String {
        while !process.hasEnded { try ChildProcess.wait(for: [process]) }
        return String(decoding: process.incoming, as: UTF8.self)
    }

    @Test func standardInputAndOutputAreTheSocket() throws {
        let process = try ChildProcess("/usr/bin/env", environment: ["NIBSH_TEST=x y", "PATH=/usr/bin:/bin"])
        #expect(try answer(process).contains("NIBSH_TEST=x y\n"))
        #expect(process.stop() == .status(0))
    }

    @Test func moreThanTheSocketHoldsGoesThroughAndComesBack() throws {
        let process = try ChildProcess("/bin/cat", environment: [])
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        process.send(bytes)
        while process.incoming.count < bytes.count { try ChildProcess.wait(for: [process]) }
        #expect(process.incoming == bytes)
        #expect(!process.hasEnded)
        guard case .signal = process.stop() else {
            Issue.record("a process that has not ended is killed")
            return
        }
        #expect(process.stop() == process.stop())
    }

    @Test func theStatusIsTold() throws {
        let process = try ChildProcess("/usr/bin/false", environment: [])
        _ = try answer(process)
        #expect(process.stop() == .status(1))
    }

    @Test func aProgramThatIsNotThereIsAnError() throws {
        let error = #expect(throws: SystemError.self) { try ChildProcess("/none/program", environment: []) }
        #expect(error?.isMissing == true)
    }
}
