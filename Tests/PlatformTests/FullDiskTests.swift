import Foundation
import TemporaryFolders
import Testing

@testable import Platform

@Suite(.enabled(if: SmallDisk.isPermitted, "mounting a tmpfs is not permitted here")) struct FullDiskTests {
    @Test func aFullDiskLeavesTheOldFile() throws {
        let disk = try #require(SmallDisk())
        let path = disk.path + "/View.xib"
        try AtomicFile.write([UInt8](repeating: 0x61, count: 30_000), to: path)
        let error = #expect(throws: FileError.self) {
            try AtomicFile.write([UInt8](repeating: 0x62, count: 50_000), to: path)
        }
        #expect(error?.kind == .full)
        #expect(error?.message == "cannot write '\(path)': the disk is full")
        #expect(error?.hint == "nothing was changed; make room, or choose another place")
        #expect(try FileIO.read(path) == [UInt8](repeating: 0x61, count: 30_000))
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["View.xib"])
    }

    @Test func aReadOnlyDiskIsNamed() throws {
        let disk = try #require(SmallDisk())
        let path = disk.path + "/View.xib"
        try AtomicFile.write([0x61], to: path)
        #expect(disk.makeReadOnly())
        for target in [path, disk.path + "/new.xib"] {
            let error = #expect(throws: FileError.self) { try AtomicFile.write([0x62], to: target) }
            #expect(error?.reason == "the file system is read-only")
        }
        #expect(try FileIO.read(path) == [0x61])
    }
}
