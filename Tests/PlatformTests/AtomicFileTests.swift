import Foundation
import TemporaryFolders
import Testing

@testable import Platform

@Suite struct AtomicFileTests {
    let folder = TemporaryFolder()

    private func failure(_ text: String, _ path: String) -> FileError? {
        do throws(FileError) {
            try AtomicFile.write(Array(text.utf8), to: path)
            return nil
        } catch {
            return error
        }
    }

    @Test func replacesTheContentAndLeavesNothingElse() throws {
        let path = folder.file("View.xib", "old")
        let written = try AtomicFile.write(Array("new content".utf8), to: path)
        #expect(content(path) == "new content")
        #expect(folder.names == ["View.xib"])
        #expect(try written.identity == FileIdentity(of: path))
        #expect(written.losses == [])
    }

    @Test func largeContent() throws {
        let bytes = [UInt8](repeating: 0x41, count: 5_000_000)
        try AtomicFile.write(bytes, to: folder("a.xib"))
        #expect(try FileIO.read(folder("a.xib")) == bytes)
    }

    @Test func newFileGetsTheModeOfTheUmask() throws {
        let reference = creat(folder("reference"), 0o666)
        close(reference)
        try AtomicFile.write([], to: folder("new.xib"))
        #expect(mode(folder("new.xib")) == mode(folder("reference")))
    }

    @Test(arguments: [0o600, 0o644, 0o664, 0o755, 0o640])
    func modeStays(bits: Int) throws {
        let path = folder.file("View.xib", "old", mode: bits)
        chmod(path, mode_t(bits))
        try AtomicFile.write([0x78], to: path)
        #expect(mode(path) == bits)
        #expect(content(path) == "x")
    }

    @Test(.enabled(if: geteuid() == 0, "only the superuser can give files away")) func ownerStays() throws {
        let path = folder.file("View.xib", "old")
        chown(path, 1234, 4321)
        chmod(path, 0o640)
        try AtomicFile.write([0x78], to: path)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.ownerAccountID] as? NSNumber)?.intValue == 1234)
        #expect((attributes[.groupOwnerAccountID] as? NSNumber)?.intValue == 4321)
        #expect(mode(path) == 0o640)
    }

    @Test(.enabled(if: geteuid() == 0 && OrdinaryUser.isPossible, "only the superuser can give files away"))
    func aGroupThatCannotBeKeptGetsNoMoreThanEverybody() throws {
        let path = folder.file("View.xib", "old")
        chmod(folder.path, 0o777)
        chown(path, 65534, 4321)
        chmod(path, 0o664)
        try OrdinaryUser.act { try AtomicFile.write([0x78], to: path) }
        #expect(content(path) == "x")
        #expect(mode(path) == 0o644)
    }

    @Test func symbolicLinksStay() throws {
        try FileManager.default.createDirectory(atPath: folder("real"), withIntermediateDirectories: false)
        folder.file("real/View.xib", "old")
        symlink("real/View.xib", folder("one.xib"))
        symlink(folder("one.xib"), folder("two.xib"))
        try AtomicFile.write([0x78], to: folder("two.xib"))
        #expect(content(folder("real/View.xib")) == "x")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("one.xib")) == "real/View.xib")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("two.xib")) == folder("one.xib"))
        #expect(folder.names == ["one.xib", "real", "two.xib"])
    }

    @Test func danglingLinkMakesItsTarget() throws {
        symlink("later.xib", folder("link.xib"))
        try AtomicFile.write([0x78], to: folder("link.xib"))
        #expect(content(folder("later.xib")) == "x")
        #expect(folder.names == ["later.xib", "link.xib"])
    }

    @Test func linksInACircle() {
        symlink("b", folder("a"))
        symlink("a", folder("b"))
        #expect(failure("x", folder("a"))?.reason == "too many symbolic links")
    }

    @Test func hardLinkedFileIsReplacedUnderThisNameOnly() throws {
        let path = folder.file("View.xib", "old")
        link(path, folder("other.xib"))
        let written = try AtomicFile.write([0x78], to: path)
        #expect(content(path) == "x")
        #expect(content(folder("other.xib")) == "old")
        #expect(written.losses == [.names(1)])
    }

    @Test func readOnlyFileIsRefused() {
        let path = folder.file("View.xib", "old")
        chmod(path, 0o444)
        let error = failure("x", path)
        #expect(error?.kind == .readOnly)
        #expect(error?.message == "cannot write '\(path)': the file is read-only")
        #expect(error?.hint == "'chmod u+w' makes it writable; or choose another place")
        #expect(content(path) == "old")
        #expect(folder.names == ["View.xib"])
    }

    @Test(.enabled(if: OrdinaryUser.isPossible)) func fileOfSomebodyElseIsRefused() {
        guard geteuid() == 0 else { return #expect(failure("x", "/etc/passwd")?.kind == .readOnly) }
        let path = folder.file("View.xib", "old")
        OrdinaryUser.act { #expect(failure("x", path)?.kind == .readOnly) }
        #expect(content(path) == "old")
    }

    @Test(.enabled(if: OrdinaryUser.isPossible)) func folderThatTakesNoFiles() {
        let path = folder.file("View.xib", "old", mode: 0o666)
        chmod(path, 0o666)
        chmod(folder.path, 0o555)
        OrdinaryUser.act {
            for name in [path, folder("new.xib")] {
                let error = failure("x", name)
                #expect(error?.kind == .folderNotWritable)
                #expect(error?.reason == "the folder '\(folder.path)' is not writable")
            }
        }
        #expect(content(path) == "old")
        #expect(folder.names == ["View.xib"])
    }

    @Test func missingFolderAndFolderAsTarget() {
        #expect(failure("x", folder("none/View.xib"))?.reason == "there is no folder '\(folder("none"))'")
        #expect(failure("x", folder.path)?.kind == .folder)
        #expect(failure("x", folder("none/"))?.kind == .folder)
        #expect(failure("x", "")?.kind == .missing)
        #expect(failure("x", "a\0b")?.reason == "the name is not valid")
        #expect(folder.names == [])
    }

    @Test func longestNameCanBeWritten() throws {
        let path = folder(String(repeating: "n", count: 255))
        try AtomicFile.write([0x78], to: path)
        try AtomicFile.write([0x79], to: path)
        #expect(content(path) == "y")
        #expect(failure("x", path + "n")?.reason == "the name is too long")
    }

    /// In a container, the next process may have the same number as the one that was killed.
    @Test func leftOverTemporaryFilesAreNoObstacle() throws {
        let path = folder.file(".View.xib.\(getpid())-0.nibsh", "left over")
        let holder = try Descriptor(path, options: .reading)
        #expect(holder.lock())
        try AtomicFile.write([0x78], to: folder("View.xib"))
        #expect(folder.names == [".View.xib.\(getpid())-0.nibsh", "View.xib"])
        withExtendedLifetime(holder) {}
    }

    @Test func whatAnEarlierProcessWithTheSameNumberLeftGoes() throws {
        folder.file(".View.xib.\(getpid())-0.nibsh", "left over")
        // A process that another test is just starting has all descriptors of this one for a moment.
        for _ in 0..<1000 where folder.names != ["View.xib"] {
            try AtomicFile.write([0x78], to: folder("View.xib"))
        }
        #expect(folder.names == ["View.xib"])
    }

    /// A second name that a killed save made beside the file is nobody's business.
    @Test(arguments: ["nibsh", "joint.nibsh"]) func namesThatAKilledSaveMadeAreNotTold(suffix: String) throws {
        let path = folder.file("View.xib", "old")
        // There is no such process.
        link(path, folder(".View.xib.99999999-0.\(suffix)"))
        let lock = try FileLock.take(path)
        #expect(try AtomicFile.write([0x78], to: path, holding: lock).losses == [])
        #expect(folder.names == (suffix == "nibsh" ? [] : [".View.xib.99999999-0.joint.nibsh"]) + ["View.xib"])
        link(path, folder("Other.xib"))
        #expect(try AtomicFile.write([0x79], to: path, holding: lock).losses == [.names(1)])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func fullDevice() {
        let error = failure("x", "/dev/full")
        #expect(error?.kind == .full)
        #expect(error?.message == "cannot write '/dev/full': the disk is full")
        symlink("/dev/full", folder("link.xib"))
        #expect(failure("x", folder("link.xib"))?.kind == .full)
        #expect(folder.names == ["link.xib"])
    }

    @Test(.timeLimit(.minutes(60))) func pipesSocketsAndFoldersAreRefused() throws {
        mkfifo(folder("pipe"), 0o600)
        symlink(folder("pipe"), folder("link"))
        for name in ["pipe", "link"] {
            let error = failure("x", folder(name))
            #expect(error?.message == "cannot write '\(folder(name))': it is a pipe, not a file")
            #expect(error?.hint == "give the path of a file; '/dev/stdout' is the standard output")
            #expect(throws: FileError.self) { try AtomicFile.stage([], for: folder(name)) }
            #expect(throws: FileError.self) { try AtomicFile.checkWritable(folder(name)) }
        }
        symlink("b", folder("a"))
        symlink("a", folder("b"))
        #expect(failure("x", folder("a"))?.reason == "too many symbolic links")
        #expect(failure("x", folder.path)?.kind == .folder)
        symlink("/dev/random", folder("device"))
        #expect(failure("x", folder("device"))?.reason == "it is a device, not a file")
        #expect(folder.names == ["a", "b", "device", "link", "pipe"])
    }

    @Test func devicesAndPipesAreWrittenTo() throws {
        #expect(try AtomicFile.write([0x78], to: "/dev/null").identity == nil)
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        #expect(try AtomicFile.write(Array("through".utf8), to: "/dev/fd/\(ends[1])").identity == nil)
        var buffer = [UInt8](repeating: 0, count: 7)
        #expect(read(ends[0], &buffer, 7) == 7)
        #expect(buffer == Array("through".utf8))
        close(ends[0])
        close(ends[1])
        #expect(failure("x", "/dev/fd/\(ends[1])")?.code == EBADF)
    }

    @Test func descriptorOfARegularFileIsNotReplaced() throws {
        let number = open(folder("out"), O_CREAT | O_RDWR, 0o644)
        write(number, "before ", 7)
        try AtomicFile.write(Array("after".utf8), to: "/dev/fd/\(number)")
        close(number)
        #expect(content(folder("out")) == "before after")
    }

    @Test(
        arguments: [
            ("/dev/stdout", 1), ("/dev/stderr", 2), ("/dev/fd/7", 7), ("/proc/self/fd/12", 12), ("/dev/fd/", nil),
            ("/dev/fd/-1", nil), ("/dev/fd/x", nil), ("/dev/fd/99999999999", nil), ("/dev/fd/4294967295", nil),
            ("stdout", nil),
        ] as [(String, Int32?)])
    func descriptorNames(path: String, number: Int32?) {
        #expect(WriteTarget.descriptorNumber(path) == number)
    }
}
