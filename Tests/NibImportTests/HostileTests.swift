import NibDocument
import NibImport
import Testing

/// Small files that expand to much are answered with an error, or with a document of reasonable size.
///
/// What is asserted is the answer, and how large the document is for the size of the file. The time limit only ends a run that hangs.
@Suite(.timeLimit(.minutes(60))) struct HostileTests {
    private func expectBounded(_ bytes: [UInt8], _ reason: ImportError.Reason?, _ what: Comment) throws {
        var failure: ImportError?
        var document: [UInt8] = []
        do throws(ImportError) { document = try NibImport.read(bytes)?.document ?? [] } catch { failure = error }
        #expect(failure?.reason == reason, what)
        #expect(document.count <= 64 * bytes.count + 65536, what)
        if failure == nil { _ = try NibDocument(bytes: document) }
    }

    @Test(arguments: [(4_000, nil), (20_000, ImportError.Reason.tooLarge)])
    func viewsInViewsInViews(count: Int, reason: ImportError.Reason?) throws {
        var inner = ArchivedObject("UIView")
        for _ in 0..<count { inner = ArchivedObject("UIView", [("UISubviews", .list([inner]))]) }
        let top = ArchivedObject("NSObject", [("UINibTopLevelObjectsKey", .list([inner]))])
        try expectBounded(NIBArchiveWriter.bytes(top), reason, "depth")
        // Release the nested objects one by one, because a recursive release would overflow the stack.
        while case .list(let members)? = inner.fields.first?.value {
            let next = members[0]
            inner.fields = []
            inner = next
        }
    }

    @Test func circles() throws {
        let (first, second) = (ArchivedObject("UIView"), ArchivedObject("UIView"))
        first.fields = [("UISubviews", .list([second])), ("UIView", .object(first))]
        second.fields = [("UISubviews", .list([first]))]
        let top = ArchivedObject("NSObject", [("UINibTopLevelObjectsKey", .list([first]))])
        for bytes in [
            NIBArchiveWriter.bytes(top), PlistValue.keyedArchive(top).binary, PlistValue.keyedArchive(top).xml,
        ] {
            try expectBounded(bytes, nil, "circle")
        }
        first.fields = []
        second.fields = []
    }

    @Test func oneLongTextForManyObjects() throws {
        let text = ArchivedObject("NSString", [("NS.string", .string(String(repeating: "x", count: 100_000)))])
        let labels = (0..<5_000).map { _ in ArchivedObject("UILabel", [("UIText", .object(text))]) }
        let top = ArchivedObject("NSObject", [("UINibTopLevelObjectsKey", .list(labels))])
        try expectBounded(NIBArchiveWriter.bytes(top), .tooLarge, "texts")
    }

    @Test func oneLongListForManyConnections() throws {
        let labels = (0..<5_000).map { _ in ArchivedObject("UILabel") }
        let list = ArchivedObject("NSArray", labels.map { ("UINibEncoderEmptyKey", .object($0)) })
        let connections = (0..<5_000).map { _ in
            ArchivedObject(
                "UIRuntimeOutletCollectionConnection",
                [("UISource", .object(labels[0])), ("UIDestination", .object(list)), ("UILabel", .string("all"))])
        }
        let top = ArchivedObject(
            "NSObject",
            [("UINibTopLevelObjectsKey", .object(list)), ("UINibConnectionsKey", .list(connections))])
        try expectBounded(NIBArchiveWriter.bytes(top), .tooLarge, "lists")
    }

    @Test func objectsThatShareAllValues() throws {
        var archive = NIBArchiveWriter.bytes(Fixtures.appKit)
        let view = { (at: Int) in (0..<4).reduce(0) { $0 | Int(archive[at + $1]) << (8 * $1) } }
        let values = view(34)
        // An object of about three bytes that refers to all values, repeated many times.
        let object = NIBArchiveWriter.variable(0) + NIBArchiveWriter.variable(0) + NIBArchiveWriter.variable(values)
        let start = archive.count
        let count = 200_000
        for _ in 0..<count { archive += object }
        for (place, number) in [(18, count), (22, start)] {
            for byte in 0..<4 { archive[place + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
        }
        try expectBounded(archive, .tooLarge, "values")
    }

    @Test func textsInsideTexts() throws {
        // A text of 32 KB begins at every sixth byte, so the texts overlap.
        let count = 20_000
        var bytes = Array("bplist00".utf8)
        for _ in 0..<count { bytes += [0x5F, 0x12, 0x00, 0x00, 0x80, 0x00] }
        bytes += Array(repeating: 0x41, count: 0x8000)
        let table = bytes.count
        for index in 0..<count {
            let offset = 8 + 6 * index
            bytes += [
                UInt8(truncatingIfNeeded: offset >> 16), UInt8(truncatingIfNeeded: offset >> 8),
                UInt8(truncatingIfNeeded: offset),
            ]
        }
        bytes += [0, 0, 0, 0, 0, 0, 3, 3]
        for number in [count, 0, table] {
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        try expectBounded(bytes, .tooLarge, "overlap")
    }

    @Test(arguments: [(9_000, ImportError.Reason.notNib), (50_000, .damaged)])
    func deepXML(depth: Int, reason: ImportError.Reason) throws {
        let list =
            #"<?xml version="1.0"?><plist>"# + String(repeating: "<array>", count: depth)
            + String(repeating: "</array>", count: depth) + "</plist>"
        try expectBounded(Array(list.utf8), reason, "plist")
        let archive =
            #"<archive version="8.00"><data>"# + String(repeating: #"<object class="A" key="b">"#, count: depth)
            + String(repeating: "</object>", count: depth) + "</data></archive>"
        try expectBounded(Array(archive.utf8), .damaged, "archive")
    }
}
