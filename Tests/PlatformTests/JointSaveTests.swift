import Foundation
import TemporaryFolders
import Testing

@testable import Platform

/// Several files are all new or all as they were, whatever happens in the middle.
@Suite struct JointSaveTests {
    let folder = TemporaryFolder()
    private let names = ["A.xib", "B.swift", "C.m"]

    init() throws {
        for name in names { try AtomicFile.write(Array("old \(name)".utf8), to: folder(name)) }
    }

    private func files() -> [JointSave.File] {
        names.map { name in
            JointSave.File(path: folder(name), bytes: Array("new \(name)".utf8))
        }
    }

    /// What the files have in them, by their first word.
    private func contents(_ names: [String]) -> [String] {
        names.map { name in content(folder(name)).split(separator: " ").first.map(String.init) ?? "" }
    }

    /// All names in the folder but those of the files and of the records' folder.
    private func leftovers() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder("")).filter {
            !(names + ["saves", "D.xib"]).contains($0)
        }
    }

    @Test(arguments: [true, false]) func writesAllAndLeavesNothingBehind(hasRecords: Bool) throws {
        let new = JointSave.File(path: folder("D.xib"), bytes: Array("new D.xib".utf8))
        let written = try JointSave.write(files() + [new], recordsIn: hasRecords ? folder("saves") : nil)
        #expect(contents(names + ["D.xib"]) == ["new", "new", "new", "new"])
        #expect(written[1].identity == (try FileIdentity(of: folder("B.swift"))))
        #expect(try leftovers() == [])
        if hasRecords { #expect(FolderNames.of(folder("saves")) == []) }
    }

    @Test func anErrorBeforeTheFirstChangesNothing() throws {
        var all = files()
        all.append(JointSave.File(path: folder("missing/D.xib"), bytes: []))
        #expect(throws: FileError.self) { try JointSave.write(all, recordsIn: folder("saves")) }
        #expect(contents(names) == ["old", "old", "old"])
        #expect(try leftovers() == [])
    }

    /// The third cannot be put in place, as it is a folder by then; the first two are put back.
    @Test func namesOfOneFileThatAreAllWritten() throws {
        for name in ["2", "3"] { link(folder("A.xib"), folder(name)) }
        let files = ["A.xib", "2"].map { JointSave.File(path: folder($0), bytes: Array("new".utf8)) }
        #expect(try JointSave.write(files, recordsIn: folder("saves")).map(\.losses) == [[.names(1)], [.names(1)]])
        let rest = [JointSave.File(path: folder("A.xib"), bytes: []), JointSave.File(path: folder("3"), bytes: [])]
        unlink(folder("3"))
        link(folder("A.xib"), folder("3"))
        #expect(try JointSave.write(rest, recordsIn: folder("saves")).map(\.losses) == [[], []])
    }

    @Test func anErrorInTheMiddlePutsEverythingBack() throws {
        let all = files() + [JointSave.File(path: folder("D.xib"), bytes: Array("new".utf8))]
        let error = #expect(throws: FileError.self) {
            let steps = JointSave.Steps(beforeTheFirst: {
                try? FileManager.default.createDirectory(
                    atPath: folder("D.xib/inside"), withIntermediateDirectories: true)
            })
            return try JointSave.write(all, recordsIn: folder("saves"), steps: steps)
        }
        #expect(error?.hint == "no file was changed")
        #expect(contents(names) == ["old", "old", "old"])
        #expect(try leftovers() == [])
        #expect(FolderNames.of(folder("saves")) == [])
    }

    /// The second file cannot be put in place, and by then the first cannot be put back: a folder has its name.
    @Test func whatCannotBePutBackIsKept() throws {
        let all = [
            JointSave.File(path: folder("A.xib"), bytes: Array("new A.xib".utf8)),
            JointSave.File(path: folder("D.xib"), bytes: Array("new".utf8)),
        ]
        let error = #expect(throws: FileError.self) {
            let steps = JointSave.Steps(
                beforeTheFirst: { mkdir(folder("D.xib"), 0o777) },
                beforePuttingBack: {
                    rename(folder("A.xib"), folder("moved"))
                    mkdir(folder("A.xib"), 0o777)
                })
            return try JointSave.write(all, recordsIn: folder("saves"), steps: steps)
        }
        #expect(error?.hint?.hasSuffix("A.xib; opening one of them tries again") == true)
        rmdir(folder("D.xib"))
        rmdir(folder("A.xib"))
        rename(folder("moved"), folder("A.xib"))
        #expect(contents(["A.xib"]) == ["new"])
        #expect(settled("A.xib").map(\.kind) == [.takenBack])
        #expect(contents(["A.xib"]) == ["old"])
        #expect(try leftovers() == [])
    }

    // MARK: - Kills

    /// Leaves what a kill leaves after some files were put in place.
    private func abandon(after done: Int) throws {
        var entries: [SaveRecord.Entry] = []
        for (index, file) in files().enumerated() {
            let (new, old) = (folder(".\(names[index]).1-0.nibsh"), folder(".\(names[index]).1-1.nibsh"))
            try AtomicFile.write(try FileIO.read(file.path), to: old)
            try AtomicFile.write(file.bytes, to: index < done ? file.path : new)
            entries.append(
                SaveRecord.Entry(
                    path: file.path, before: Digest(of: Array("old \(names[index])".utf8)),
                    after: Digest(of: file.bytes), new: new, old: old))
        }
        try FileSystem.makeFolder(folder("saves"))
        try AtomicFile.write(SaveRecord(entries).bytes, to: folder("saves/1.save"))
    }

    /// What a kill at each step leaves is settled by the next session, whichever file of the folder it opens: all files are new or
    /// all are old, none is left beside them, and none has another name.
    @Test(arguments: 0...10) func aKillAtAnyStepLeavesNothing(step: Int) throws {
        let copy = TemporaryFolder()
        var steps = JointSave.Steps()
        var count = 0
        steps.next = {
            if count == step { run("/bin/cp", "-a", folder.path + "/.", copy.path) }
            count += 1
        }
        let new = JointSave.File(path: folder("D.xib"), bytes: Array("new D.xib".utf8))
        _ = try JointSave.write(files() + [new], recordsIn: folder("saves"), steps: steps)
        #expect(count == 13)
        run("/bin/sh", "-c", "rm -r '\(folder.path)'; mv '\(copy.path)' '\(folder.path)'; mkdir '\(copy.path)'")
        let outcome = try #require(settled("Other.xib").first)
        #expect(outcome.kind == (step < 4 ? .takenBack : .finished) && outcome.foreign == [])
        #expect(Set(contents(names)) == [step < 4 ? "old" : "new"])
        #expect(try leftovers() == [])
        #expect(FileStatus(folder("A.xib"))?.names == 1)
        #expect(FolderNames.of(folder("saves")) == [])
    }

    private func run(_ program: String, _ arguments: String...) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        try? process.run()
        process.waitUntilExit()
    }

    /// A file may be saved with the bytes that it has: then only the new contents have to go.
    @Test func aFileThatStaysTheSameIsNoObstacle() throws {
        try abandon(after: 0)
        try AtomicFile.write(Array("new A.xib".utf8), to: folder("A.xib"))
        let record = try #require(SaveRecord(try FileIO.read(folder("saves/1.save"))))
        let first = record.entries[0]
        let same = SaveRecord.Entry(
            path: first.path, before: first.after, after: first.after, new: first.new, old: first.old)
        try AtomicFile.write(SaveRecord([same] + record.entries[1...]).bytes, to: folder("saves/1.save"))
        for entry in record.entries { FileSystem.remove(entry.new) }
        FileSystem.remove(folder(".A.xib.1-1.nibsh"))
        #expect(settled().map(\.kind) == [.takenBack])
        #expect(try leftovers() == [])
    }

    private func settle(_ name: String = "B.swift") -> [AbandonedSaves.Outcome] {
        AbandonedSaves.settle(concerning: folder(name), recordsIn: folder("saves"))
    }

    /// What became of the save that waits. A process that another test is just starting has all descriptors of this one for a
    /// moment, and with them the lock of the record.
    private func settled(_ name: String = "B.swift") -> [AbandonedSaves.Outcome] {
        for _ in 0..<1000 {
            let outcomes = settle(name)
            if !outcomes.isEmpty { return outcomes }
            usleep(10_000)
        }
        return []
    }

    /// Takes the lock of a record, which a process that is just being started may have for a moment as well.
    private func isLocked(_ record: Descriptor) -> Bool {
        for _ in 0..<1000 {
            if record.lock() { return true }
            usleep(10_000)
        }
        return false
    }

    @Test(arguments: 0...3) func aKillIsFinished(after done: Int) throws {
        try abandon(after: done)
        #expect(settle("saves/Other.xib") == [], "what concerns other folders is left")
        let outcome = try #require(settled("Other.xib").first)
        #expect(outcome.kind == .finished && outcome.foreign == [] && outcome.paths == names.map { folder($0) })
        #expect(contents(names) == ["new", "new", "new"])
        #expect(try leftovers() == [])
        #expect(settle() == [])
    }

    @Test(arguments: 0...2) func whatCannotBeFinishedIsTakenBack(after done: Int) throws {
        try abandon(after: done)
        FileSystem.remove(folder(".C.m.1-0.nibsh"))
        let outcome = try #require(settled().first)
        #expect(outcome.kind == .takenBack && outcome.foreign == [])
        #expect(contents(names) == ["old", "old", "old"])
        #expect(try leftovers() == [])
    }

    /// Neither way is open for the moment: nothing is told to be done, and nothing is thrown away.
    @Test func whatCannotBeSettledKeepsItsRecordAndContents() throws {
        try abandon(after: 1)
        FileSystem.remove(folder(".C.m.1-0.nibsh"))
        let old = try FileIO.read(folder(".A.xib.1-1.nibsh"))
        FileSystem.remove(folder(".A.xib.1-1.nibsh"))
        #expect(settled().map(\.kind) == [.stuck])
        #expect(FileSystem.exists(folder("saves/1.save")) && FileSystem.exists(folder(".B.swift.1-0.nibsh")))
        try AtomicFile.write(old, to: folder(".A.xib.1-1.nibsh"))
        #expect(settled().first?.kind == .takenBack)
        #expect(contents(names) == ["old", "old", "old"])
        #expect(try leftovers() == [])
    }

    @Test(arguments: 0...3) func whatSomebodyElseWroteIsLeftAsItIs(after done: Int) throws {
        try abandon(after: done)
        try AtomicFile.write(Array("other".utf8), to: folder("B.swift"))
        let outcome = try #require(settled("A.xib").first)
        #expect(outcome.kind == .finished && outcome.foreign == [folder("B.swift")])
        #expect(contents(names) == ["new", "other", "new"])
    }

    @Test func aSaveThatIsUnderWayIsLeftAlone() throws {
        try abandon(after: 1)
        let holder = try Descriptor(folder("saves/1.save"), options: .updating)
        #expect(isLocked(holder))
        #expect(settle() == [])
        #expect(contents(names) == ["new", "old", "old"])
        withExtendedLifetime(holder) {}
    }

    @Test func anIncompleteRecordIsOfASaveThatNeverBegan() throws {
        try abandon(after: 0)
        let record = try FileIO.read(folder("saves/1.save"))
        for count in [0, 1, record.count / 2, record.count - 1] {
            try AtomicFile.write(Array(record[..<count]), to: folder("saves/1.save"))
            #expect(settle() == [])
            #expect(contents(names) == ["old", "old", "old"])
        }
    }

    /// A kill before the record has its name.
    @Test func whatIsLeftOfARecordGoes() throws {
        try FileSystem.makeFolder(folder("saves"))
        // There is no such process.
        folder.file("saves/.nibsh.99999999-0.new", "nibsh sa")
        // This one is always running.
        folder.file("saves/.nibsh.1-0.new", "nibsh sa")
        #expect(settle() == [])
        #expect(FolderNames.of(folder("saves")) == [".nibsh.1-0.new"])
    }

    @Test func aRecordReadsBackAsItWasWritten() {
        let odd = SaveRecord.Entry(
            path: "/a \"b\"\\n\n/ü", before: nil, after: Digest(value: 7), new: "/n ew", old: nil)
        let plain = SaveRecord.Entry(
            path: "/p", before: Digest(value: 1), after: Digest(value: 2), new: "/q", old: "/r")
        let record = SaveRecord([odd, plain])
        #expect(SaveRecord(record.bytes) == record)
    }
}
