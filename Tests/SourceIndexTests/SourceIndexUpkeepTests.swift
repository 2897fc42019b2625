import Foundation
import Platform
import TemporaryFolders
import Testing

@testable import SourceIndex

@Suite("An index kept up and kept")
struct SourceIndexUpkeepTests {
    private let folder: TemporaryFolder
    private let cache: TemporaryFolder

    init() throws {
        folder = TemporaryFolder()
        cache = TemporaryFolder()
        try folder.write("A.swift", "class A: UIView {\n@IBOutlet var a: UIView\n}")
        try folder.write("B.h", "@interface B : A\n@property IBOutlet id x;\n@end")
        try folder.write("Package.swift", "targets: [.target(name: \"M\", path: \".\")]")
    }

    private func index(_ reader: LineReader) -> SourceIndex {
        SourceIndex(roots: [folder.path], cache: cache("deep/down"), reader: reader)
    }

    private var cacheFile: String {
        get throws {
            let names = try FileManager.default.contentsOfDirectory(atPath: cache("deep/down"))
            return cache("deep/down/" + (try #require(names.first)))
        }
    }

    @Test("changed, new and removed files are seen after a refresh")
    func refresh() throws {
        let index = index(LineReader())
        #expect(index.classes(named: "A").first?.parts.count == 1)
        #expect(index.refresh() == false)
        try folder.write("A.swift", "class A: NSView {\n}")
        try folder.write("C.swift", "extension A {\n}")
        #expect(index.classes(named: "A").first?.firstInherited == "UIView")
        #expect(index.refresh())
        #expect(index.classes(named: "A").first?.firstInherited == "NSView")
        #expect(index.classes(named: "A").first?.parts.count == 2)
        try folder.remove("C.swift")
        try folder.remove("B.h")
        #expect(index.refresh())
        #expect(index.classes(named: "A").first?.parts.count == 1)
        #expect(index.classes(named: "B").isEmpty)
    }

    @Test("what files name is known after many questions as it is after the first, and after changes")
    func words() throws {
        try folder.write("C.swift", "let one = A()\nlet path = \"Fühler\"\n// only: Remark\n")
        func answers(_ index: SourceIndex) -> [Bool] {
            ["A", "one", "path", "on", "Remark", "x", "IBOutlet", "B", "two"].map { index.isNamed($0) }
        }
        let index = index(LineReader())
        let first = answers(index)
        #expect(first == [true, true, true, false, false, true, true, true, false])
        for _ in 0..<2 { #expect(answers(index) == first) }
        for name in ["A", "one", "path", "on", "two"] {
            #expect(index.isNamed(name, besides: [:]) == ["A", "one", "path"].contains(name))
        }
        #expect(index.isNamed("Fühler", besides: [:]))
        let path = folder("C.swift")
        index.overlay[path] = Array("let two = 2".utf8)
        #expect(index.isNamed("two", besides: [:]) && !index.isNamed("one", besides: [:]))
        index.overlay[path] = nil
        try folder.write("C.swift", "let three = A()")
        #expect(index.refresh())
        #expect(index.isNamed("three", besides: [:]) && !index.isNamed("two", besides: [:]))
    }

    @Test("two indexes that are written one after the other lose nothing of each other")
    func together() throws {
        try folder.write("C.swift", "class C: UIView {\n@IBOutlet var c: UIView\n}")
        let (first, second) = (index(LineReader()), index(LineReader()))
        #expect(first.classes(named: "A").count == 1 && second.classes(named: "C").count == 1)
        #expect(first.writeCache() && second.writeCache())
        let reader = LineReader()
        let third = index(reader)
        #expect(third.classes(named: "A").count == 1 && third.classes(named: "C").count == 1)
        #expect(reader.read.isEmpty)
        // A file that changed since is read again.
        try folder.write("A.swift", "class A: NSView {\n}")
        #expect(third.refresh())
        #expect(third.classes(named: "A").first?.firstInherited == "NSView")
    }

    @Test("another file of settings gives another module, also where the project is in the cache")
    func settings() throws {
        try folder.remove("Package.swift")
        try folder.write(
            "App.xcodeproj/project.pbxproj",
            """
            { objects = {
                ROOT = { isa = PBXProject; targets = ( T ); };
                T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = ( P ); };
                L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
                C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = { }; };
                X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
                A = { isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
                P = { isa = PBXSourcesBuildPhase; files = ( B ); }; B = { isa = PBXBuildFile; fileRef = A; };
            }; rootObject = ROOT; }
            """)
        let first = index(LineReader())
        #expect(first.modules(ofFile: folder("A.swift")) == ["App"])
        try folder.write("App.xcconfig", "PRODUCT_NAME = One\n")
        #expect(first.refresh())
        #expect(first.modules(ofFile: folder("A.swift")) == ["One"])
        #expect(first.refresh() == false)
        #expect(first.writeCache())
        let second = index(LineReader())
        #expect(second.modules(ofFile: folder("A.swift")) == ["One"])
        try folder.write("App.xcconfig", "PRODUCT_NAME = Another\n")
        let third = index(LineReader())
        #expect(third.modules(ofFile: folder("A.swift")) == ["Another"])
        #expect(second.refresh())
        #expect(second.modules(ofFile: folder("A.swift")) == ["Another"])
    }

    @Test("an overlay stands for what is on disk, until it is taken away")
    func overlay() {
        let index = index(LineReader())
        #expect(index.classes(named: "A").first?.firstInherited == "UIView")
        index.overlay = [
            folder("A.swift"): Array("class A: Mine {\n}".utf8), folder("New.m"): Array("@implementation N @end".utf8),
        ]
        #expect(index.refresh())
        #expect(index.classes(named: "A").first?.firstInherited == "Mine")
        #expect(index.classes(named: "N").count == 1)
        #expect(index.refresh() == false)
        index.overlay = [:]
        #expect(index.refresh())
        #expect(index.classes(named: "A").first?.firstInherited == "UIView")
        #expect(index.classes(named: "N").isEmpty)
    }

    @Test("bytes of an overlay that cannot be written for the reader are told, and not taken for those on disk")
    func overlayWithoutRoom() throws {
        try cache.write("file", "no folder")
        let index = SourceIndex(roots: [folder.path], cache: cache("file/inside"), reader: LineReader())
        index.overlay = [folder("A.swift"): Array("class A: Mine {\n}".utf8)]
        #expect(index.refresh())
        #expect(index.classes(named: "A").isEmpty)
        #expect(index.problems.map(\.path) == [folder("A.swift")])
    }

    @Test("what was read is in the cache, and nothing of it is read again")
    func warm() throws {
        let first = index(LineReader())
        let names = first.classNames()
        let classes = first.classes(named: "A") + first.classes(named: "B")
        #expect(first.writeCache())
        let reader = LineReader()
        let second = index(reader)
        #expect(second.classNames() == names)
        #expect(second.classes(named: "A") + second.classes(named: "B") == classes)
        #expect(second.moduleNames == ["M"])
        #expect(reader.read.isEmpty)
        try folder.write("A.swift", "class A: Changed {\n}")
        #expect(index(reader).classes(named: "A").first?.firstInherited == "Changed")
        #expect(reader.read == ["A.swift"])
    }

    @Test("a damaged cache is as good as none, wherever the damage is")
    func damage() throws {
        let first = index(LineReader())
        let classes = first.classes(named: "A")
        #expect(first.writeCache())
        let file = try cacheFile
        let sound = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
        for position in stride(from: 0, to: sound.count, by: 5) {
            var damaged = sound
            damaged[position] ^= 0x41
            try Data(damaged).write(to: URL(fileURLWithPath: file))
            #expect(IndexCache(file) == nil)
        }
        for length in stride(from: 0, to: sound.count, by: 11) {
            try Data(sound[..<length]).write(to: URL(fileURLWithPath: file))
            #expect(IndexCache(file) == nil)
        }
        #expect(index(LineReader()).classes(named: "A") == classes)
        try Data(sound).write(to: URL(fileURLWithPath: file))
        #expect(IndexCache(file)?.records.count == 3)
    }

    @Test("bytes with a sound sum but a damaged form are refused")
    func form() throws {
        var writer = FieldWriter()
        writer.write(raw: IndexCache.mark)
        writer.write(byte: DeclarationsCoding.version)
        writer.write(Int.max)
        writer.write(raw: [UInt8](repeating: 0xFF, count: 40))
        writer.write(fixed: Digest(of: writer.bytes).value)
        try folder.write("x.index", writer.bytes)
        #expect(IndexCache(folder("x.index")) == nil)
    }

    @Test("a cache that cannot be written is no error, and unread files are not kept as read")
    func unwritable() throws {
        try folder.write("file", "x")
        let index = SourceIndex(roots: [folder.path], cache: folder("file/cache"), reader: LineReader())
        #expect(index.classes(named: "A").count == 1)
        #expect(index.writeCache() == false)
        #expect(SourceIndex(roots: [folder.path], reader: LineReader()).writeCache())
    }

    @Test("ten thousand files are listed, skimmed and asked for names")
    func manyFiles() throws {
        for number in 0..<10_000 {
            let name = "D\(number / 500)/F\(number)"
            if number % 2 == 0 {
                try folder.write(name + ".swift", "class S\(number): S\(number - 2) {\n}")
            } else {
                try folder.write(name + ".m", "@interface O\(number) : NSObject\n@end")
            }
        }
        let reader = LineReader()
        let index = index(reader)
        #expect(index.classNames().count == 10_002)
        #expect(index.classes(named: "O9999").count == 1)
        #expect(index.classes(named: "S40").count == 1)
        #expect(reader.read.count == 21)
        #expect(index.writeCache())
        let idle = LineReader()
        let warm = self.index(idle)
        #expect(warm.classNames().count == 10_002)
        #expect(warm.classes(named: "S40").count == 1)
        #expect(idle.read.isEmpty)
    }

    @Test("Latin-1 headers are read, files that cannot be are problems")
    func encodings() throws {
        try folder.write("L.h", Array("// ".utf8) + [0xE4, 0xF6] + Array("\n@interface L : NSObject\n@end".utf8))
        try folder.write("U.h", [0xFF, 0xFE, 0x40, 0x00])
        let index = index(LineReader())
        #expect(index.classes(named: "L").count == 1)
        #expect(index.declarations(inFile: folder("U.h"))?.firstError?.offset == 0)
        #expect(index.declarations(inFile: folder("none.h")) == nil)
    }
}
