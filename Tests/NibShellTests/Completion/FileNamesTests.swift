import Foundation
import TemporaryFolders
import Testing

@testable import NibShell

@Suite struct FileNamesTests {
    @Test func namesBeginAsTypedAndFoldersEndInASlash() throws {
        let folder = TemporaryFolder()
        for name in ["View.xib", "Main.storyboard", ".hidden.xib"] { folder.file(name, "x") }
        try FileManager.default.createDirectory(atPath: folder("Views"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder("Vlink"), withDestinationPath: folder("Views"))
        func names(_ typed: String) -> [String] {
            FileNames.starting(with: folder(typed)).map { String($0.dropFirst(folder.path.utf8.count + 1)) }
        }
        #expect(names("") == ["Main.storyboard", "View.xib", "Views/", "Vlink/"])
        #expect(names("Vi") == ["View.xib", "Views/"])
        #expect(names(".") == [".hidden.xib"])
        #expect(names("Views/").isEmpty)
        #expect(names("none/x").isEmpty)
    }
}
