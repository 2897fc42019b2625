import NibDocument
import Testing

/// The empty documents are documents, of the right kind and laid out as Interface Builder does.
struct NewDocumentTests {
    @Test(arguments: NewDocument.allCases)
    func isADocumentOfItsKind(form: NewDocument) throws {
        let bytes = try form.bytes()
        let document = try NibDocument(bytes: bytes)
        #expect(document.bytes == bytes)
        #expect(document.kind.isStoryboard == form.isStoryboard)
        #expect(document.kind.family == (form.rawValue.hasPrefix("ios") ? .cocoaTouch : .cocoa))
        #expect(try form.bytes() == bytes)
        #expect(document.kind.isStoryboard == (document.initialScene != nil))
        let ids = document.objects.compactMap { document.id(of: $0) } + document.connections.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: NewDocument.allCases)
    func isLaidOutInFourSpacesALevel(form: NewDocument) throws {
        var depth = 0
        for line in String(decoding: try form.bytes(), as: UTF8.self).split(separator: "\n").dropFirst() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("</") { depth -= 1 }
            #expect(line.count - text.count == depth * 4, "\(line)")
            if text.hasPrefix("<"), !text.hasPrefix("</"), !text.hasPrefix("<!"), !text.hasSuffix("/>") { depth += 1 }
        }
        #expect(depth == 0)
    }
}
