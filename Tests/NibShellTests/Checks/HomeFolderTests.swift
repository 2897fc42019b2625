import TemporaryFolders
import Testing

@testable import NibShell

@Suite struct HomeFolderTests {
    @Test func theHomeFolderIsKnownHoweverItIsNamed() {
        let folder = TemporaryFolder()
        #expect(HomeFolder.isAt(folder.path, home: folder.path))
        #expect(HomeFolder.isAt(folder.path + "/.", home: folder.path + "/"))
        #expect(!HomeFolder.isAt(folder.path + "/..", home: folder.path))
        #expect(!HomeFolder.isAt(folder.path, home: nil))
        #expect(!HomeFolder.isAt(folder.path + "/none", home: folder.path + "/none"))
    }
}
