import Testing

@testable import SourceIndex

@Suite("Declarations as bytes")
struct CodingTests {
    /// Declarations that use every field.
    static let full: FileDeclarations = {
        var file = FileDeclarations(language: .swift)
        file.imports = ["UIKit", "Überkit"]
        var type = TypeDeclaration(
            kind: .swiftClass, name: "Outer.Inner", place: SourcePlace(offset: 300, line: 12, column: 9),
            body: 310..<4_000)
        type.runtimeName = "Name"
        type.category = "Extra"
        type.inherited = ["UIView", "Codable"]
        type.protocols = ["NSCopying"]
        type.traits = [.objcMembers, .objcExtension]
        var member = Member(
            kind: .method, name: "prepare", place: SourcePlace(offset: 400, line: 14, column: 3), extent: 390..<450)
        member.selector = "prepareForSegue:sender:"
        member.type = "Void"
        member.traits = [.outlet, .loadsNib]
        member.parameters = [Member.Parameter(label: "for", name: "segue", type: "UIStoryboardSegue")]
        member.detail = "Kästchen"
        var plain = member
        plain.selector = nil
        plain.parameters = []
        type.members = [member, plain]
        file.types = [type, TypeDeclaration(kind: .swiftValue, name: "K", place: type.place, body: 0..<0)]
        var use = CodeUse(kind: .nibName, value: "Cell", place: member.place)
        use.detail = "self"
        use.owner = "Outer"
        file.uses = [use]
        file.ignores = [3: [], 90_000: ["view-outlet", "action"], 7: ["x"]]
        file.firstError = SourcePlace(offset: .max, line: .min, column: -1)
        return file
    }()

    @Test("What was written is read again")
    func roundTrip() throws {
        for file in [Self.full, FileDeclarations(language: .objectiveC)] {
            let bytes = DeclarationsCoding.encode(file)
            #expect(try DeclarationsCoding.decode(bytes[...]) == file)
            #expect(try bytes.withUnsafeBytes { try DeclarationsCoding.decode($0) } == file)
            #expect(DeclarationsCoding.encode(file) == bytes)
        }
    }

    @Test("A slice in the middle of an array is read from its start")
    func slice() throws {
        let bytes = [1, 2, 3] + DeclarationsCoding.encode(Self.full) + [9]
        #expect(try DeclarationsCoding.decode(bytes[3..<bytes.count - 1]) == Self.full)
    }

    @Test("Every kind is read again")
    func kinds() throws {
        var file = FileDeclarations(language: .swift)
        let place = SourcePlace(offset: 0, line: 1, column: 1)
        for kind in TypeDeclaration.Kind.allCases {
            var type = TypeDeclaration(kind: kind, name: "", place: place, body: 5..<5)
            type.members = Member.Kind.allCases.map { Member(kind: $0, name: "", place: place, extent: 0..<1) }
            file.types.append(type)
        }
        file.uses = CodeUse.Kind.allCases.map { CodeUse(kind: $0, value: "", place: place) }
        #expect(try DeclarationsCoding.decode(DeclarationsCoding.encode(file)[...]) == file)
    }

    @Test("Bytes that end too early are refused wherever they end")
    func truncated() {
        let bytes = DeclarationsCoding.encode(Self.full)
        for end in bytes.indices {
            #expect(throws: DeclarationsCodingError.truncated, "cut at \(end)") {
                try DeclarationsCoding.decode(bytes[..<end])
            }
        }
    }

    @Test("Bytes after the end and another version are refused")
    func refused() {
        let bytes = DeclarationsCoding.encode(Self.full)
        #expect(throws: DeclarationsCodingError.trailing) { try DeclarationsCoding.decode((bytes + [0])[...]) }
        let other = [DeclarationsCoding.version + 1] + bytes.dropFirst()
        #expect(throws: DeclarationsCodingError.version(DeclarationsCoding.version + 1)) {
            try DeclarationsCoding.decode(other[...])
        }
    }

    @Test("Every byte may be another: it is read or refused, and what is read is written as it was")
    func damaged() throws {
        let bytes = DeclarationsCoding.encode(Self.full)
        var refused = 0
        for index in bytes.indices {
            for value: UInt8 in [0, 1, 2, 0x40, 0x7F, 0x80, 0xC3, 0xFF] where value != bytes[index] {
                var damaged = bytes
                damaged[index] = value
                do {
                    let file = try DeclarationsCoding.decode(damaged[...])
                    #expect(try DeclarationsCoding.decode(DeclarationsCoding.encode(file)[...]) == file)
                } catch {
                    refused += 1
                }
            }
        }
        #expect(refused > bytes.count)
    }

    @Test(
        "Numbers that are no lengths, kinds and texts are refused",
        arguments: [
            // A language that there is not.
            [DeclarationsCoding.version, 9, 0, 0, 0, 0, 0],
            // A list of 2^63 - 1 imports, and one with a number of eleven bytes.
            [DeclarationsCoding.version, 0] + Array(repeating: 0xFF, count: 8) + [0x7F],
            [DeclarationsCoding.version, 0] + Array(repeating: 0xFF, count: 10) + [0x01],
            // An import of one byte that is no UTF-8, and one whose repaired form has as many bytes.
            [DeclarationsCoding.version, 0, 1, 1, 0xFF, 0, 0, 0, 0],
            [DeclarationsCoding.version, 0, 1, 3, 0xF0, 0x90, 0x80, 0, 0, 0, 0],
            // A line that is ignored twice; neither an error nor none.
            [DeclarationsCoding.version, 0, 0, 0, 0, 2, 5, 0, 5, 0, 0],
            [DeclarationsCoding.version, 0, 0, 0, 0, 0, 2],
        ] as [[UInt8]])
    func malformed(_ bytes: [UInt8]) {
        #expect(throws: DeclarationsCodingError.self) { try DeclarationsCoding.decode(bytes[...]) }
    }
}
