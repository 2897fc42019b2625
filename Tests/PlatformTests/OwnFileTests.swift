import Foundation
import TemporaryFolders
import Testing

@testable import Platform

@Suite struct OwnFileTests {
    private let folder = TemporaryFolder()
    private static let updating: Descriptor.Options = [.updating, .making]

    @Test func theUsersFilesAreOpenedAndMade() throws {
        _ = try OwnFile.open(folder("new"), options: Self.updating, hasOneName: true)
        #expect(mode(folder("new")) == 0o600)
        folder.file("old", "text")
        chmod(folder("old"), 0o644)
        #expect(try OwnFile.contents(folder("old"), atMost: 4) == Array("text".utf8))
        #expect(throws: OwnFile.Problem.system(.tooLarge)) { try OwnFile.contents(folder("old"), atMost: 3) }
        do throws(OwnFile.Problem) { _ = try OwnFile.open(folder("none"), options: .reading) } catch {
            #expect(error.isMissing)
        }
    }

    @Test(arguments: ["link", "dangling", "pipe", "folder", "second"]) func strangeFilesAreNotOpened(name: String)
        throws
    {
        folder.file("target", "text")
        symlink(folder("target"), folder("link"))
        symlink(folder("new"), folder("dangling"))
        mkfifo(folder("pipe"), 0o600)
        mkdir(folder("folder"), 0o700)
        link(folder("target"), folder("second"))
        for options in [.reading, Self.updating, [.writing, .appending, .making]] {
            do throws(OwnFile.Problem) {
                _ = try OwnFile.open(folder(name), options: options, hasOneName: true)
                Issue.record("it was opened")
            } catch {
                guard case .strange = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(error.fileError(path: "p", operation: "open").message.hasPrefix("cannot open 'p': it "))
            }
        }
        #expect(!FileManager.default.fileExists(atPath: folder("new")))
        #expect(AtomicFile.writeCache([1], to: folder("link")) && !isLink(folder("link")))
        #expect(try FileIO.read(folder("target")) == Array("text".utf8))
    }

    @Test func filesThatOthersMayWriteToAreNotOpened() {
        folder.file("file", "text")
        for bits: mode_t in [0o620, 0o602] {
            chmod(folder("file"), bits)
            #expect(throws: OwnFile.Problem.self) { try OwnFile.open(folder("file"), options: .reading) }
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away")) func thoseOfOthersAreNotOpened() throws {
        folder.file("file", "text")
        chown(folder("file"), 12345, 12345)
        #expect(throws: OwnFile.Problem.self) { try OwnFile.open(folder("file"), options: .reading) }
        #expect(try !OwnFile.isTrusted(folder("file")))
        mkdir(folder("nibsh"), 0o700)
        chown(folder("nibsh"), 12345, 12345)
        #expect(throws: FileError.self) { try OwnFolder.make(folder("nibsh/journals")) }
        #expect(!FileManager.default.fileExists(atPath: folder("nibsh/journals")))
    }

    /// A user's own file may be reached through a link, and the user's group may have the right to write.
    @Test func trustedFiles() throws {
        folder.file("file", "text")
        symlink(folder("file"), folder("link"))
        chown(folder("file"), geteuid(), getegid())
        chmod(folder("file"), 0o664)
        #expect(try OwnFile.isTrusted(folder("link")))
        chmod(folder("file"), 0o646)
        #expect(try !OwnFile.isTrusted(folder("link")))
    }

    @Test func ownFoldersAreTightened() throws {
        chmod(folder.path, 0o755)
        try OwnFolder.make(folder("state/nibsh/journals"))
        for name in ["state/nibsh", "state/nibsh/journals"] { chmod(folder(name), 0o777) }
        chmod(folder("state"), 0o755)
        symlink(folder("state"), folder("linked"))
        try OwnFolder.check(folder("linked/nibsh/journals"))
        #expect(mode(folder("state/nibsh")) == 0o700 && mode(folder("state/nibsh/journals")) == 0o700)
        #expect(mode(folder("state")) == 0o755 && mode(folder.path) == 0o755)
        try OwnFolder.check(folder("missing/nibsh/journals"))
        folder.file("nibsh", "")
        #expect(throws: FileError.self) { try OwnFolder.make(folder("nibsh/journals")) }
    }

    private func mode(_ path: String) -> mode_t {
        var info = stat()
        lstat(path, &info)
        return info.st_mode & 0o777
    }

    private func isLink(_ path: String) -> Bool {
        (try? FileStatus(of: path, followsLinks: false))?.kind == .link
    }
}
