import Foundation
import TemporaryFolders
import Testing

@testable import Platform

@Suite struct FileLockTests {
    let folder = TemporaryFolder()
    private var path: String { folder("View.xib") }

    init() { folder.file("View.xib", "old") }

    @Test func aLockKeepsOthersOffUntilItIsGone() throws {
        let lock = try FileLock.take(path)
        let error = #expect(throws: FileError.self) { try FileLock.take(path, waiting: 0.02) }
        #expect(error?.kind == .inUse)
        #if os(Linux)
            // The system's list of locks may change while it is read.
            var message = error?.message
            for _ in 0..<100 where message?.contains("process") == false {
                message = #expect(throws: FileError.self) { _ = try FileLock.take(path, waiting: 0.02) }?.message
            }
            #expect(message == "cannot edit '\(path)': another nibsh (process \(getpid())) is editing it")
        #endif
        withExtendedLifetime(lock) {}
    }

    @Test func aLockEndsWithItsHolder() throws {
        do {
            let lock = try #require(try FileLock.take(path))
            #expect(lock.covers(path))
        }
        #expect(try FileLock.take(path, waiting: 0) != nil)
    }

    @Test func whatIsNotThereHasNoLock() throws {
        #expect(try FileLock.take(folder("missing")) == nil)
        #expect(try FileLock.take(folder.path) == nil)
        #expect(mkfifo(folder("pipe"), 0o600) == 0)
        #expect(try FileLock.take(folder("pipe")) == nil)
    }

    @Test func allNamesOfAFileHaveOneLock() throws {
        symlink(path, folder("symbolic"))
        link(path, folder("hard"))
        let lock = try #require(try FileLock.take(folder("symbolic")))
        #expect(lock.covers(path) && lock.covers(folder("hard")))
        for name in ["View.xib", "hard", "symbolic"] {
            #expect(throws: FileError.self) { try FileLock.take(folder(name), waiting: 0) }
        }
        withExtendedLifetime(lock) {}
    }

    /// The holder replaces the file twice; at no moment can anybody else have the lock.
    @Test func theLockFollowsTheFile() throws {
        let lock = try #require(try FileLock.take(path))
        for text in ["one", "two"] {
            try AtomicFile.write(Array(text.utf8), to: path, holding: lock)
            #expect(lock.covers(path))
            #expect(throws: FileError.self) { try FileLock.take(path, waiting: 0) }
        }
        withExtendedLifetime(lock) {}
        #expect(content(path) == "two")
    }

    /// Who waited for a file that was replaced gets the lock of the new one.
    @Test func waitingEndsWithTheNewFile() async throws {
        let path = path
        let waiting: Task<Bool?, any Error>
        do {
            let lock = try #require(try FileLock.take(path))
            waiting = Task.detached { try FileLock.take(path, waiting: 600)?.covers(path) }
            try await Task.sleep(for: .milliseconds(30))
            try AtomicFile.write(Array("new".utf8), to: path, holding: lock)
            try await Task.sleep(for: .milliseconds(30))
            #expect(lock.covers(path))
        }
        #expect(try await waiting.value == true)
    }

    @Test(.enabled(if: OrdinaryUser.isPossible)) func aReadOnlyFileInAReadOnlyFolderIsLocked() throws {
        chmod(path, 0o444)
        chmod(folder.path, 0o555)
        try OrdinaryUser.act {
            let lock = try #require(try FileLock.take(path))
            #expect(throws: FileError.self) { try FileLock.take(path, waiting: 0) }
            withExtendedLifetime(lock) {}
        }
    }

    @Test func theHolderIsFoundInTheListOfLocks() {
        let list = """
            1: POSIX  ADVISORY  WRITE 11 08:02:131 0 EOF
            2: FLOCK  ADVISORY  WRITE 1234 08:02:131 0 EOF
            2: -> FLOCK  ADVISORY  WRITE 77 08:02:131 0 EOF
            3: FLOCK  ADVISORY  WRITE 12 08:02:1311 0 EOF
            4: FLOCK  ADVISORY  WRITE 13 08:02:7 0 EOF
            5: FLOCK  ADVISORY  WRITE 14 09:02:7 0 EOF

            """
        #expect(LockHolder.process(of: 131, in: list) == 1234)
        #expect(LockHolder.process(of: 7, in: list) == nil)
        #expect(LockHolder.process(of: 8, in: list) == nil)
    }

    // MARK: - What killed processes leave

    /// A process number that no process has.
    private func deadProcess() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exit 0"]
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    @Test func temporaryFilesOfDeadProcessesGoWithTheNextSave() throws {
        let dead = try deadProcess()
        let others = [
            // The first process is always running.
            ".View.xib.1-7.nibsh", ".View.xib.\(dead)-x.nibsh", ".Other.xib.\(dead)-0.nibsh",
            ".View.xib.1.swp",
        ]
        for name in others + [".View.xib.\(dead)-0.nibsh", ".View.xib.\(dead)-12.nibsh"] { folder.file(name, "left") }
        // It may belong to a save of several files that somebody else will finish.
        let joint = ".View.xib.\(dead)-1.joint.nibsh"
        folder.file(joint, "left")
        try AtomicFile.write(Array("new".utf8), to: path)
        #expect(folder.names == (others + [joint, "View.xib"]).sorted())
    }

    @Test func aTemporaryFileThatIsLockedStays() throws {
        let name = folder(".View.xib.\(try deadProcess())-0.nibsh")
        _ = FileManager.default.createFile(atPath: name, contents: nil)
        let file = try Descriptor(name, options: .reading)
        #expect(file.lock())
        try AtomicFile.write(Array("new".utf8), to: path)
        #expect(FileSystem.exists(name))
        withExtendedLifetime(file) {}
    }

    // MARK: - New files

    /// Of two processes that make the same file only one may say that it did.
    @Test func aFileThatSomebodyElseMakesIsNotReplaced() throws {
        let new = folder("New.xib")
        let (one, two) = (try AtomicFile.stage([0x31], for: new), try AtomicFile.stage([0x32], for: new))
        #expect(try two.putInPlace().identity == FileIdentity(of: new))
        let error = #expect(throws: FileError.self) { try one.putInPlace() }
        #expect(error?.kind == .exists)
        #expect(content(new) == "2")
    }
}
