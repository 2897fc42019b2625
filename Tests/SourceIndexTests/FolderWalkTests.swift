import Foundation
import Platform
import TemporaryFolders
import Testing

@testable import SourceIndex

@Suite("Files of a project")
struct FolderWalkTests {
    private func list(_ folder: TemporaryFolder, _ change: (inout SourceOptions) -> Void = { _ in }) -> [String] {
        var options = SourceOptions()
        change(&options)
        return FolderWalk.list([folder.path], options: options).files.map { folder.name($0.path) }
    }

    @Test("source files are listed by path; what is built or hidden, and other files, are not")
    func listing() throws {
        let folder = TemporaryFolder()
        for name in [
            "b.swift", "a.m", "c.mm", "Sub/d.h", "Sub/e.pch", "f.txt", "swift", ".swift", ".git/x.swift",
            "build/x.swift",
            "DerivedData/x.m", "A.xcassets/x.swift", "P.xcodeproj/project.pbxproj", "Package.swift",
        ] { try folder.write(name, "x") }
        #expect(
            list(folder) == [
                "P.xcodeproj/project.pbxproj", "Package.swift", "Sub/d.h", "Sub/e.pch", "a.m", "b.swift", "c.mm",
            ])
        #expect(FolderWalk.list([folder.path], options: SourceOptions()).leftOut.isEmpty)
        #expect(list(folder) { $0.excluded = [folder("Sub"), folder("a.m")] }.count == 4)
    }

    @Test("dependencies and frameworks are read only if asked for, and it is known that they are there")
    func dependencies() throws {
        let folder = TemporaryFolder()
        for name in [
            "a.swift", "Pods/P/p.m", "Carthage/Checkouts/C/c.swift", "SourcePackages/checkouts/S/s.swift",
            ".build/checkouts/B/b.swift", "node_modules/n/n.m", "F.framework/Headers/F.h", "Podfile",
        ] { try folder.write(name, "x") }
        #expect(list(folder) == ["a.swift"])
        let listing = FolderWalk.list([folder.path], options: SourceOptions())
        #expect(listing.leftOut.count == 6)
        #expect(listing.dependencyLists.map(folder.name) == ["Podfile"])
        #expect(list(folder) { $0.includesDependencies = true }.count == 6)
        #expect(list(folder) { $0.includesFrameworks = true } == ["F.framework/Headers/F.h", "a.swift"])
    }

    @Test("links that lead round, to nothing, or twice to a file do no harm")
    func links() throws {
        let folder = TemporaryFolder()
        try folder.write("Sub/a.swift", "x")
        try folder.link("Sub/loop", to: folder.path)
        try folder.link("Sub/self", to: "self")
        try folder.link("Sub/nothing.swift", to: "/no/such/file")
        try folder.link("other.swift", to: "Sub/a.swift")
        let outside = TemporaryFolder()
        try outside.write("o.swift", "x")
        try folder.link("outside", to: outside.path)
        #expect(list(folder) == ["Sub/a.swift", "outside/o.swift"])
    }

    @Test("a file as root counts, a missing one is a problem, an unreadable folder too")
    func roots() throws {
        let folder = TemporaryFolder()
        try folder.write("a.swift", "x")
        try folder.write("closed/b.swift", "x")
        let listing = FolderWalk.list(
            [folder("a.swift"), folder("none"), folder("a.swift") + "/"], options: SourceOptions())
        #expect(listing.files.map { folder.name($0.path) } == ["a.swift"])
        #expect(listing.problems.map(\.reason) == ["no such file or folder"])
        chmod(folder("closed"), 0)
        defer { chmod(folder("closed"), 0o700) }
        let isRoot = getuid() == 0
        #expect(FolderWalk.list([folder.path], options: SourceOptions()).problems.count == (isRoot ? 0 : 1))
    }

    @Test(
        "paths as text",
        arguments: [("a/./b//../c", "a/c"), ("./a", "a"), ("..", ".."), ("/..", "/"), (".", "."), ("a/..", ".")])
    func paths(path: String, expected: String) {
        #expect(PathName.normalized(path) == expected)
    }
}
