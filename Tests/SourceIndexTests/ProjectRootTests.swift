import Foundation
import Platform
import TemporaryFolders
import Testing

@testable import SourceIndex

@Suite("The project around a file")
struct ProjectRootTests {
    private let folder: TemporaryFolder
    private let real: String

    init() throws {
        folder = TemporaryFolder()
        real = try #require(RealPath.of(folder.path))
        try folder.write("App/Sources/Views/View.xib", "x")
    }

    @Test("nothing marks a folder")
    func none() {
        #expect(ProjectRoot.around(folder("App/Sources/Views/View.xib")) == nil)
        #expect(!ProjectRoot.isMarked(around: folder("App/Sources/Views/View.xib")))
        #expect(ProjectRoot.around(folder("missing/View.xib")) == nil)
        #expect(!ProjectRoot.isMarked(around: folder("missing/View.xib")))
    }

    @Test("a package, project or workspace", arguments: ["Package.swift", "App.xcodeproj/x", "App.xcworkspace/x"])
    func marks(mark: String) throws {
        try folder.write("App/" + mark, "x")
        #expect(ProjectRoot.around(folder("App/Sources/Views/View.xib")) == real + "/App")
        #expect(ProjectRoot.around(folder("App/Sources/Views")) == real + "/App")
        #expect(ProjectRoot.around(folder("App")) == real + "/App")
        #expect(ProjectRoot.isMarked(around: folder("App/Sources/Views/View.xib")))
        #expect(ProjectRoot.around(folder.path) == nil)
    }

    @Test("code beside a document marks its folder, code elsewhere does not")
    func codeBeside() throws {
        try folder.write("App/Sources/Model/Model.swift", "x")
        #expect(!ProjectRoot.isMarked(around: folder("App/Sources/Views/View.xib")))
        try folder.write("App/Sources/Views/Controller.swift", "x")
        let path = folder("App/Sources/Views/View.xib")
        #expect(ProjectRoot.isMarked(around: path))
        #expect(ProjectRoot.around(path) == nil)
        #expect(!ProjectRoot.isMarked(around: path, home: folder("App/Sources/Views")))
    }

    @Test("the nearest project, but the enclosing repository all of them")
    func nearest() throws {
        try folder.write("App/App.xcodeproj/project.pbxproj", "x")
        try folder.write("App/Sources/Package.swift", "x")
        #expect(ProjectRoot.around(folder("App/Sources/Views/View.xib")) == real + "/App/Sources")
        try folder.write(".git/HEAD", "x")
        #expect(ProjectRoot.around(folder("App/Sources/Views/View.xib")) == real)
        // A work tree or a submodule has a file in place of the folder.
        try folder.write("App/.git", "gitdir: elsewhere")
        #expect(ProjectRoot.around(folder("App/Sources/Views/View.xib")) == real + "/App")
        #expect(ProjectRoot.isMarked(around: folder.path))
    }

    @Test("the home folder is no project, whatever is in it")
    func home() throws {
        try folder.write(".git/HEAD", "x")
        let path = folder("App/Sources/Views/View.xib")
        #expect(ProjectRoot.isMarked(around: path, home: nil))
        #expect(!ProjectRoot.isMarked(around: path, home: folder.path))
        try folder.link("home", to: folder.path)
        #expect(!ProjectRoot.isMarked(around: path, home: folder("home")))
        try folder.write("App/Package.swift", "x")
        #expect(ProjectRoot.isMarked(around: path, home: folder.path))
    }

    @Test("links to folders are followed, a link to a file lies where it is")
    func links() throws {
        try folder.write("App/Package.swift", "x")
        try folder.link("there", to: folder("App/Sources/Views"))
        #expect(ProjectRoot.around(folder("there/View.xib")) == real + "/App")
        try folder.link("View.xib", to: folder("App/Sources/Views/View.xib"))
        #expect(ProjectRoot.around(folder("View.xib")) == nil)
    }

    @Test("a file that is not there yet lies in its folder")
    func newFile() throws {
        try folder.write("App/Package.swift", "x")
        #expect(ProjectRoot.around(folder("App/New.xib")) == real + "/App")
    }
}
