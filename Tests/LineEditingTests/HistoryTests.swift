import Foundation
import PTYSupport
import Testing

@testable import LineEditing

@Suite(.serialized) struct HistoryTests {
    @Test func recallsLinesOfThisAndAnEarlierProcess() throws {
        let home = try ProbeHome()
        let first = try home.start()
        try first.enter("älter", reads: "älter")
        first.send("say 'two\rlines \\n'\r")
        try first.expect("lines \\n'>")
        try first.expect("probe> ")
        first.send("quit\r")
        #expect(try first.waitForExit() == 0)

        let attributes = { try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int }
        #expect(try attributes(home.historyPath) == 0o600)
        #expect(try attributes(home.path + "/state/nibsh") == 0o700)

        let second = try home.start()
        try second.enter("new", reads: "new")
        second.send("\u{1B}[A\u{1B}[A")
        try second.expect("say 'two")
        try second.expect("lines \\n'")
        second.send("\r")
        try second.expect("line: <say 'two")
        try second.expect("lines \\n'>")
        try second.expect("probe> ")
        second.send("\u{12}lter")
        try second.expect("älter")
        try second.enter("", reads: "älter")
    }

    @Test func worksWhereItCannotBeWritten() throws {
        let home = try ProbeHome()
        try "no folder".write(toFile: home.path + "/state", atomically: true, encoding: .utf8)
        let terminal = try home.start()
        try terminal.enter("one", reads: "one")
        try terminal.enter("\u{1B}[A!", reads: "one!")
    }

    @Test func keepsEachLineOnceInARow() throws {
        let home = try ProbeHome()
        let history = History(path: home.historyPath)
        for line in ["a", "a", "b", " ", "a"] { history.add(line) }
        #expect(history.entries == ["a", "b", "a"])
        #expect(History(path: home.historyPath).entries == ["a", "b", "a"])
    }

    @Test(arguments: ["a\nb", "\\", "\\n", "a\\\nb\\\\n", "é\n你"])
    func encodesEntriesInOneLine(entry: String) {
        let line = HistoryFile.encode(entry)
        #expect(line.filter { $0 == 10 }.count == 1 && line.last == 10)
        #expect(HistoryFile.decode(line.dropLast()) == entry)
    }

    @Test func keepsTheNewestWhenThereAreTooMany() throws {
        let home = try ProbeHome()
        let history = History(path: home.historyPath, limit: 8)
        for number in 1...30 { history.add("line \(number)") }
        #expect(history.entries.count <= 10 && history.entries.last == "line 30")
        let file = HistoryFile(path: home.historyPath)
        #expect(file.load(limit: 8) == (23...30).map { "line \($0)" })
        #expect(file.load(limit: 100) == (23...30).map { "line \($0)" })
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.path + "/state/nibsh") == ["history"])
    }

    @Test func readsDamagedFiles() throws {
        let home = try ProbeHome()
        let path = home.path + "/history"
        try Data([0x61, 0x0a, 0x0a, 0xff, 0x0a, 0x62, 0x5c]).write(to: URL(fileURLWithPath: path))
        #expect(HistoryFile(path: path).load(limit: 10) == ["a", "\u{FFFD}", "b"])
        #expect(HistoryFile(path: home.path).load(limit: 10) == [])
        #expect(HistoryFile(path: home.path + "/none").load(limit: 10) == [])
    }
}
