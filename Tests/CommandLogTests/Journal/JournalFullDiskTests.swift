import Foundation
import Platform
import TemporaryFolders
import Testing

@testable import CommandLog

@Suite(.enabled(if: SmallDisk.isPermitted, "mounting a tmpfs is not permitted here")) struct JournalFullDiskTests {
    @Test func aJournalOnAFullDiskKeepsItsRecords() throws {
        let disk = try #require(SmallDisk())
        let document = disk.path + "/View.xib"
        let journal = try Journal.open(documentPath: document, folder: disk.path + "/journals")
        try journal.begin(base: [0x61], digest: Digest(of: [0x61]))
        var written = 0
        var failure: JournalError?
        while failure == nil, written < 100 {
            do throws(JournalError) {
                let line = String(repeating: "x", count: 3_000)
                try journal.append([.edit(number: written + 1, parent: written, lines: [line], label: nil)])
                written += 1
            } catch {
                failure = error
            }
        }
        guard case .file(let error) = failure else {
            Issue.record("the disk did not fill up: \(String(describing: failure))")
            return
        }
        #expect(error.kind == .full)
        let contents = try #require(try journal.read())
        #expect(contents.log.entries.count == written && written > 5)
        #expect(!contents.isCut)
        #expect(throws: JournalError.self) {
            try journal.begin(base: [UInt8](repeating: 0x61, count: 60_000), digest: Digest(value: 0))
        }
        #expect(try journal.read()?.log.entries.count == written)
    }
}
