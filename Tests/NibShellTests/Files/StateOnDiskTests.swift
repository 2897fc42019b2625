import Foundation
import Platform
import TemporaryFolders
import Testing

@testable import NibShell

@Suite struct StateOnDiskTests {
    let folder = TemporaryFolder()

    private func state(_ path: String, _ identity: FileIdentity?, _ text: String) throws -> StateOnDisk {
        try StateOnDisk(path: path, identity: identity, bytes: Array(text.utf8))
    }

    @Test func unchanged() throws {
        let path = folder.file("a.xib", "text")
        let identity = try FileIdentity(of: path)
        #expect(try state(path, identity, "text") == .unchanged)
        #expect(try state(path, nil, "text") == .unchanged)
    }

    @Test func touchedOrReplacedByAnEqualOne() throws {
        let path = folder.file("a.xib", "text")
        let identity = try FileIdentity(of: path)
        utimes(path, [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
        #expect(try FileIdentity(of: path) != identity)
        #expect(try state(path, identity, "text") == .unchanged)
        try AtomicFile.write(Array("text".utf8), to: path)
        #expect(try state(path, identity, "text") == .unchanged)
    }

    @Test func changedInTheSameInstantWithTheSameSize() throws {
        let path = folder.file("a.xib", "text")
        let identity = try FileIdentity(of: path)
        #expect(!identity.isSettled)
        let number = open(path, O_WRONLY)
        pwrite(number, "TEXT", 4, 0)
        close(number)
        #expect(try state(path, identity, "text") == .changed)
    }

    @Test func changedInSize() throws {
        let path = folder.file("a.xib", "text")
        let identity = try FileIdentity(of: path)
        truncate(path, 3)
        #expect(try state(path, identity, "text") == .changed)
    }

    @Test func aSettledIdentityIsTrustedUnread() throws {
        let identity = try FileIdentity(of: "/usr/bin/env")
        #expect(identity.isSettled)
        #expect(try state("/usr/bin/env", identity, "other") == .unchanged)
        #expect(try state("/usr/bin/env", nil, "other") == .changed)
    }

    @Test func missing() throws {
        let path = folder.file("a.xib", "text")
        let identity = try FileIdentity(of: path)
        unlink(path)
        #expect(try state(path, identity, "text") == .missing)
        #expect(try state(folder("none/a.xib"), identity, "text") == .missing)
    }

    @Test func becameAFolder() throws {
        let size = try FileIdentity(of: folder.path).size
        let text = String(repeating: "x", count: Int(size))
        #expect(throws: FileError.self) { try state(folder.path, nil, text) }
    }
}
