import NibDocument
import Testing

/// New documents are of the right kind and laid out as Interface Builder does it.
struct NewDocumentTests {
    @Test(arguments: NewDocument.allCases)
    func isADocumentOfItsKind(form: NewDocument) throws {
        let bytes = try form.bytes()
        let document = try NibDocument(bytes: bytes)
        #expect(document.bytes == bytes)
        #expect(document.kind.isStoryboard == form.isStoryboard)
        #expect(form.rawValue.hasPrefix(document.kind.platform.rawValue.lowercased()))
        #expect(try form.bytes() == bytes)
        #expect(document.kind.isStoryboard == (document.initialScene != nil))
        let ids = document.objects.compactMap { document.id(of: $0) } + document.connections.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: NewDocument.allCases)
    func isEmptyIfWanted(form: NewDocument) throws {
        let document = try NibDocument(bytes: try form.bytes(isEmpty: true))
        #expect(document.objects.allSatisfy { document.placeholder($0) != nil } && document.scenes.isEmpty)
    }

    @Test(arguments: NewDocument.allCases)
    func hasIDsOfItsOwn(form: NewDocument) throws {
        func ids(_ first: Int) throws -> Set<String> {
            var number = first
            let bytes = try form.bytes {
                number += 1
                return "Abc-dE-\(number)"
            }
            let document = try NibDocument(bytes: bytes)
            #expect(bytes.count == (try form.bytes()).count)
            #expect(document.connections.allSatisfy { document.element(withID: $0.destination) != nil })
            let ids = document.objects.compactMap { document.id(of: $0) } + document.connections.map(\.id)
            return Set(ids.filter { $0.count > 2 })
        }
        let (one, other) = (try ids(100), try ids(500))
        #expect(one.count == other.count && one.isDisjoint(with: other))
        #expect(one.isEmpty == (form == .macOSXib))
    }

    @Test(arguments: NewDocument.allCases)
    func isLaidOutInFourSpacesALevel(form: NewDocument) throws {
        var depth = 0
        for line in String(decoding: try form.bytes(), as: UTF8.self).split(separator: "\n").dropFirst() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("</") { depth -= 1 }
            #expect(line.count - text.count == depth * 4, "\(line)")
            if text.hasPrefix("<"), !text.hasPrefix("<!"), !text.hasSuffix("/>"), !text.contains("</") { depth += 1 }
        }
        #expect(depth == 0)
    }

    @Test func aMacStoryboardBeginsWithTheApplicationAndItsMenu() throws {
        let document = try NibDocument(bytes: try NewDocument.macOSStoryboard.bytes())
        #expect(
            document.scenes.map { document.label(ofScene: $0) } == [
                "Application", "Window Controller", "View Controller",
            ])
        let initial = try #require(document.initialScene)
        #expect(document.controller(of: initial) == document.element(withID: "wCt-rl-001"))
        let actions = document.connections.filter { $0.kind == .action }
        #expect(actions.count == 87)
        let targets = Set(actions.map(\.destination))
        #expect(targets == ["fRs-tR-000", "fNt-mN-001"])
        #expect(targets.allSatisfy { document.element(withID: $0) != nil })
        let fontActions = actions.filter { $0.destination == "fNt-mN-001" }.map(\.name)
        #expect(
            fontActions == ["orderFrontFontPanel:", "addFontTrait:", "addFontTrait:", "modifyFont:", "modifyFont:"])
    }
}
