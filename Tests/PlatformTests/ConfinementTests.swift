import Foundation
import TemporaryFolders
import Testing

@testable import Platform

/// Where paths lead, which decides what a confined process may open; whether it is confined is tested with the program.
@Suite struct ConfinementTests {
    @Test func pathsLeadWhereTheSystemWouldGo() throws {
        let folder = TemporaryFolder()
        let root = try #require(RealPath.of(folder("")))
        try FileManager.default.createDirectory(atPath: folder("in"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder("out"), withIntermediateDirectories: true)
        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: folder(name), withDestinationPath: target)
        }
        try link("in/there", to: "../out")
        try link("in/dangling", to: "../out/New.xib")
        try link("in/chain", to: "dangling")
        try link("in/circle", to: "circle")
        func reached(_ path: String) -> String { RealPath.reached(by: folder(path)) }
        #expect(reached("in/View.xib") == root + "/in/View.xib")
        #expect(reached("in/none/View.xib") == root + "/in/none/View.xib")
        #expect(reached("in/../out/View.xib") == root + "/out/View.xib")
        #expect(reached("in/there/View.xib") == root + "/out/View.xib")
        #expect(reached("in/dangling") == root + "/out/New.xib")
        #expect(reached("in/chain") == root + "/out/New.xib")
        #expect(reached("in/none/../../out/x") == root + "/out/x")
        #expect(reached("in/circle") == "")
    }
}
