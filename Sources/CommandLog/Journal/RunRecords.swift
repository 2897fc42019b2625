import Platform

/// The records of runs, in a folder beside that of the journals.
///
/// The fifty youngest are kept, and all that were written in the last thirty days.
package struct RunRecords {
    /// How many are kept whatever their age.
    private static let keptCount = 50
    private static let suffix = ".run"

    private let folder: String

    /// Names the records that go with a folder of journals.
    package init(besides journals: String) {
        folder = PathName.join(PathName.folder(journals), "runs")
    }

    /// The numbers of the runs, the newest first.
    package var numbers: [Int] {
        FolderNames.of(folder).compactMap { name in
            name.hasSuffix(Self.suffix) ? UInt32(name.dropLast(Self.suffix.count)).map { Int($0) } : nil
        }
        .sorted(by: >)
    }

    /// The record of a run; nil if there is none, or the run saved nothing.
    package subscript(number: Int) -> RunRecord? {
        guard (try? OwnFolder.check(folder)) != nil,
            let bytes = try? OwnFile.contents(path(number), atMost: FileIO.largestSize)
        else { return nil }
        return RunRecord(bytes, number: number)
    }

    /// Takes a number for a run.
    ///
    /// - Returns: its record, which says nothing yet.
    /// - Throws: `FileError` if none can be kept.
    package func begin() throws(FileError) -> Begun {
        try OwnFolder.make(folder)
        cleanUp()
        var number = (numbers.first ?? 0) + 1
        while true {
            do throws(SystemError) { return try Begun(number, at: path(number)) } catch {
                guard error.isTaken else {
                    throw FileError(error, path: folder, operation: "keep a record of the run in")
                }
                number += 1
            }
        }
    }

    /// The record of a run that is under way; it disappears unless the run saves.
    package final class Begun {
        /// The number of the run.
        package let number: Int
        private let path: String
        private let file: Descriptor
        private var isKept = false

        fileprivate init(_ number: Int, at path: String) throws(SystemError) {
            file = try Descriptor(path, options: [.writing, .new], permissions: 0o600)
            (self.number, self.path) = (number, path)
        }

        deinit { if !isKept { FileSystem.remove(path) } }

        /// Notes what the run is about to save, and brings that to the disk.
        ///
        /// - Throws: `FileError` if that is not possible.
        package func write(_ documents: [RunRecord.Document]) throws(FileError) {
            do throws(SystemError) {
                try AtomicFile.writeAll(RunRecord.bytes(of: documents), to: file)
                try file.synchronize()
            } catch { throw FileError(error, path: path, operation: "write the record of the run") }
            FileSystem.synchronizeFolder(PathName.folder(path))
        }

        /// Keeps the record, because what it says was saved.
        package func keep() { isKept = true }
    }

    private func path(_ number: Int) -> String { PathName.join(folder, "\(number)\(Self.suffix)") }

    /// Removes records that are both old and many.
    private func cleanUp() {
        for number in numbers.dropFirst(Self.keptCount) {
            let age = (try? FileIdentity(of: path(number))).map { Clock.now &- $0.modified } ?? 0
            if age > EarlierJournals.keptTime { FileSystem.remove(path(number)) }
        }
    }
}
