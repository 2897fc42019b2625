import Foundation
import TemporaryFolders
import Testing

@testable import Platform

@Suite struct FileIOTests {
    let folder = TemporaryFolder()

    private func failure(_ path: String) -> FileError? {
        do throws(FileError) {
            _ = try FileIO.read(path)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [0, 1, 4095, 4096, 65_536, 3_000_001])
    func readsWholeFiles(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Data(bytes).write(to: URL(fileURLWithPath: folder("a.xib")))
        #expect(try FileIO.read(folder("a.xib")) == bytes)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func readsFilesWhoseSizeIsNotKnown() throws {
        let bytes = try FileIO.read("/proc/self/status")
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
    }

    @Test func loadTellsTheIdentity() throws {
        let path = folder.file("a.xib", "x")
        #expect(try FileIO.load(path).identity == FileIdentity(of: path))
    }

    @Test func missingFileNamesTheNearest() throws {
        folder.file("View.xib", "")
        folder.file("Main.storyboard", "")
        #expect(failure(folder("Veiw.xib"))?.kind == .missing)
        #expect(failure(folder("Veiw.xib"))?.message == "cannot read '\(folder("Veiw.xib"))': no such file")
        #expect(failure(folder("Veiw.xib"))?.hint == "did you mean '\(folder("View.xib"))'?")
        #expect(failure(folder("view.XIB"))?.hint == "did you mean '\(folder("View.xib"))'?")
        #expect(failure(folder("View"))?.hint == "did you mean '\(folder("View.xib"))'?")
        #expect(failure(folder("Main.xib"))?.hint == "did you mean '\(folder("Main.storyboard"))'?")
        #expect(failure(folder("Unlike"))?.hint == nil)
    }

    @Test func missingFolderIsNamed() throws {
        try FileManager.default.createDirectory(atPath: folder("Samples"), withIntermediateDirectories: false)
        let error = failure(folder("Sampels/deep/View.xib"))
        #expect(error?.reason == "there is no folder '\(folder("Sampels"))'")
        #expect(error?.hint == "did you mean '\(folder("Samples"))'?")
    }

    @Test func fileInsideAFile() {
        folder.file("View.xib", "")
        #expect(failure(folder("View.xib/a"))?.reason == "'\(folder("View.xib"))' is not a folder")
    }

    @Test func emptyAndImpossiblePaths() {
        #expect(failure("")?.reason == "the path is empty")
        #expect(failure("a\0b")?.reason == "the name is not valid")
        #expect(failure("/")?.kind == .folder)
        #expect(failure(String(repeating: "x", count: 300))?.reason == "the name is too long")
    }

    @Test func folderIsRefused() {
        #expect(failure(folder.path)?.kind == .folder)
        #expect(failure(folder.path)?.message == "cannot read '\(folder.path)': it is a folder")
    }

    @Test func devicesPipesAndSocketsAreRefused() {
        #expect(failure("/dev/null")?.reason == "it is a device, not a file")
        mkfifo(folder("pipe"), 0o600)
        #expect(failure(folder("pipe"))?.reason == "it is a pipe, not a file")
        #expect(makeSocket(folder("s")) == 0)
        #expect(failure(folder("s"))?.kind == .special)
    }

    @Test(.enabled(if: OrdinaryUser.isPossible)) func noPermission() {
        let path = folder.file("View.xib", "x", mode: 0)
        OrdinaryUser.act {
            let error = failure(path)
            #expect(error?.kind == .permission)
            #expect(error?.reason == "permission denied")
            #expect(error?.hint != nil)
        }
    }

    @Test func tooLargeIsRefusedUnread() throws {
        let path = folder.file("huge.xib", "")
        truncate(path, off_t(FileIO.largestSize) + 1)
        #expect(failure(path)?.kind == .tooLarge)
    }

    private func makeSocket(_ path: String) -> Int32 {
        #if canImport(Darwin)
            let number = socket(AF_UNIX, SOCK_STREAM, 0)
        #else
            let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        defer { close(number) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = Array(path.utf8CString)
        guard name.count <= MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
        withUnsafeMutableBytes(of: &address.sun_path) { target in
            name.withUnsafeBytes { target.copyMemory(from: $0) }
        }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
