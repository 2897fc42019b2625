#if canImport(Glibc)
    import CSystem
    import Foundation
    import TemporaryFolders
    import Testing

    @testable import Platform

    @Suite struct ExtendedAttributesTests {
        let folder = TemporaryFolder()

        /// The access control list of a file that its owner may write, its group and the user 1234 read: entries of tag, permissions and
        /// id, as <linux/posix_acl_xattr.h> declares them.
        private static let accessList: [UInt8] =
            [2, 0, 0, 0]
            + [
                (0x01, 6, UInt32.max), (0x02, 4, 1234), (0x04, 4, UInt32.max), (0x10, 4, UInt32.max),
                (0x20, 0, UInt32.max),
            ]
            .flatMap { (tag: UInt8, permissions: UInt8, id: UInt32) in
                [tag, 0, permissions, 0] + (0..<4).map { UInt8(truncatingIfNeeded: id >> ($0 * 8)) }
            }

        private static let listName = "system.posix_acl_access"

        private static func set(_ name: String, _ value: [UInt8], on path: String) -> Bool {
            setxattr(path, name, value, value.count, 0) == 0
        }

        private func value(_ name: String, of path: String) -> [UInt8]? {
            var value = [UInt8](repeating: 0, count: 4096)
            let count = getxattr(path, name, &value, value.count)
            return count < 0 ? nil : Array(value.prefix(count))
        }

        /// Whether the folder of the tests can have an attribute.
        private static func isPossible(_ name: String, _ value: [UInt8]) -> Bool {
            let folder = TemporaryFolder()
            return set(name, value, on: folder.file("probe", ""))
        }

        @Test(.enabled(if: isPossible("user.probe", [1]), "the file system has no extended attributes"))
        func attributesStay() throws {
            let path = folder.file("View.xib", "old", mode: 0o640)
            let long = [UInt8](repeating: 0x61, count: 2000)
            #expect(Self.set("user.label", Array("red".utf8), on: path))
            #expect(Self.set("user.long", long, on: path))
            #expect(Self.set("user.empty", [], on: path))
            #expect(try AtomicFile.write([0x78], to: path).losses == [])
            #expect(content(path) == "x")
            #expect(value("user.label", of: path) == Array("red".utf8))
            #expect(value("user.long", of: path) == long)
            #expect(value("user.empty", of: path) == [])
        }

        /// The owner of such a file may not set its attributes any more.
        @Test(.enabled(if: isPossible("user.probe", [1]), "the file system has no extended attributes"))
        func attributesOfAFileThatOnlyItsGroupMayWrite() throws {
            let path = folder.file("View.xib", "old")
            #expect(Self.set("user.label", Array("red".utf8), on: path))
            chmod(path, 0o420)
            guard geteuid() == 0 else { return }
            #expect(try AtomicFile.write([0x78], to: path).losses == [])
            #expect(value("user.label", of: path) == Array("red".utf8))
            #expect(mode(path) == 0o420)
        }

        @Test(.enabled(if: isPossible(listName, accessList), "the file system has no access control lists"))
        func accessListStays() throws {
            let path = folder.file("View.xib", "old")
            #expect(Self.set(Self.listName, Self.accessList, on: path))
            let before = mode(path)
            #expect(try AtomicFile.write([0x78], to: path).losses == [])
            #expect(value(Self.listName, of: path) == Self.accessList)
            #expect(mode(path) == before)
        }

        @Test(
            .enabled(
                if: geteuid() == 0 && OrdinaryUser.isPossible && isPossible(listName, accessList),
                "only the superuser can give files away, and the file system must have access control lists"))
        func accessListOfAnotherGroupIsLost() throws {
            let path = folder.file("View.xib", "old")
            chmod(folder.path, 0o777)
            chown(path, 65534, 4321)
            #expect(Self.set(Self.listName, Self.accessList, on: path))
            var written: WrittenFile?
            try OrdinaryUser.act { written = try AtomicFile.write([0x78], to: path) }
            #expect(written?.losses == [.attributes([Self.listName])])
            #expect(value(Self.listName, of: path) == nil)
        }

        @Test(.enabled(if: isPossible("user.probe", [1]), "the file system has no extended attributes"))
        func filesWrittenTogetherKeepTheirs() throws {
            let paths = ["A.xib", "B.swift"].map { folder.file($0, "old") }
            for path in paths { #expect(Self.set("user.label", Array(path.utf8), on: path)) }
            link(paths[1], folder("other"))
            let written = try JointSave.write(
                paths.map { JointSave.File(path: $0, bytes: [0x78]) }, recordsIn: folder("saves"))
            #expect(written.map(\.losses) == [[], [.names(1)]])
            for path in paths { #expect(value("user.label", of: path) == Array(path.utf8)) }
        }
    }
#endif
