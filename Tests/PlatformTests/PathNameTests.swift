import TemporaryFolders
import Testing

@testable import Platform

@Suite struct PathNameTests {
    @Test(arguments: [
        ("App/View.xib", "App", "View.xib"), ("View.xib", ".", "View.xib"), ("/View.xib", "/", "View.xib"),
        ("App/", "App", ""),
    ])
    func splits(path: String, folder: String, base: String) {
        #expect(PathName.folder(path) == folder)
        #expect(PathName.base(path) == base)
    }

    @Test func absolutePathsAreThoseOfTheFolderForAFileThatIsNotThere() throws {
        let folder = TemporaryFolder()
        let real = try #require(RealPath.of(folder.path))
        _ = folder.file("View.xib", "x")
        #expect(PathName.absolute(folder("View.xib")) == real + "/View.xib")
        #expect(PathName.absolute(folder("./New.xib")) == real + "/New.xib")
        // Where the folder is not there either the path stays.
        #expect(PathName.absolute(folder("none/New.xib")) == folder("none/New.xib"))
    }

    @Test func pathsAreShownFromTheCurrentFolder() throws {
        let here = try #require(RealPath.of("."))
        #expect(PathName.shown(here + "/App/View.xib") == "App/View.xib")
        #expect(PathName.shown("/elsewhere/View.xib") == "/elsewhere/View.xib")
    }

    @Test(
        "The path inside a folder",
        arguments: [
            ("App/View.xib", "App", "View.xib"), ("App/View.xib", ".", "App/View.xib"),
            ("App/View.xib", "", "App/View.xib"),
            ("/a/b", "/", "a/b"), ("/a/b", "/a", "b"), ("/ab/c", "/a", nil), ("/a", "/a", nil), ("/a/b", ".", nil),
            ("../b", ".", nil), ("..", ".", nil), ("..b", ".", "..b"), ("../b/c", "../b", "c"), ("é/b", "é", "b"),
        ] as [(String, String, String?)])
    func relative(path: String, folder: String, expected: String?) {
        #expect(PathName.relative(path, to: folder) == expected)
        #expect(PathName.isPath(path, inside: folder) == (expected != nil))
    }
}
