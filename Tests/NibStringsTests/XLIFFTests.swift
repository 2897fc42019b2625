import NibStrings
import Testing

struct XLIFFTests {
    @Test func readsWhatItWrites() throws {
        let texts = try Sample.document(Sample.touch).localizableTexts()
        let text = XLIFF.text(texts, original: "App/Base.lproj/A & B.xib", source: "en", target: "de") {
            $0.property == "text" ? "<\($0.value)>" : nil
        }
        let xliff = try XLIFF(bytes: Array(text.utf8))
        #expect(xliff.files.count == 1)
        let file = try #require(xliff.files.first)
        #expect((file.original, file.source, file.target) == ("App/Base.lproj/A & B.xib", "en", "de"))
        #expect(file.units.map(\.key) == texts.map(\.key))
        #expect(file.units.map(\.source) == texts.map(\.value))
        #expect(file.units.map(\.target) == texts.map { $0.property == "text" ? "<\($0.value)>" : nil })
    }

    @Test(arguments: [
        ("<xliff version='2.0'/>", "the file is of XLIFF '2.0', but version 1.2 is read"),
        ("<strings/>", "the root is <strings>, not <xliff>"),
        ("<xliff version='1.2'><file/></xliff>", "<file> does not say of what it is: 'original' is missing"),
        (
            "<xliff version='1.2'><file original='a'><trans-unit id='k'><source>a<x id='1'/></source></trans-unit></file></xliff>",
            "<x> in <source> is markup, which a text of a document cannot have"
        ),
    ])
    func refusesWhatItCannotRead(text: String, message: String) {
        do {
            _ = try XLIFF(bytes: Array(text.utf8))
            Issue.record("the text was read")
        } catch { #expect(error.message == message) }
    }
}
