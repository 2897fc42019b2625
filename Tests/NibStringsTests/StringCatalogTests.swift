import NibStrings
import Testing

struct StringCatalogTests {
    private static func catalog() throws -> StringCatalog {
        let texts = try Sample.document(Sample.touch).localizableTexts()
        let text = CatalogText.file(Array(texts.prefix(3)), source: "en") {
            $0.property == "text" ? ["de": "Hallo"] : [:]
        }
        return try StringCatalog(text: Array(text.utf8))
    }

    private static func apply(_ splices: [TextSplice], to catalog: StringCatalog) throws -> StringCatalog {
        try StringCatalog(text: Array(StringsFileTests.apply(splices, to: catalog.text).utf8))
    }

    @Test func readsWhatItWrites() throws {
        let catalog = try Self.catalog()
        #expect(catalog.sourceLanguage == "en")
        #expect(
            catalog.entries.map(\.key) == [
                "aaa-11-aaa.text", "bbb-22-bbb.accessibilityHint", "bbb-22-bbb.accessibilityLabel",
            ])
        #expect(catalog.entries[0].values == ["de": "Hallo", "en": "Hello \"you\""])
        #expect(catalog.entries[0].comment?.hasPrefix("Class = \"UILabel\";") == true)
    }

    @Test func renamesRemovesAndCopies() throws {
        let catalog = try Self.catalog()
        let renamed = try Self.apply(catalog.renaming(id: "bbb-22-bbb", to: "new"), to: catalog)
        #expect(renamed.entries.map(\.key) == ["aaa-11-aaa.text", "new.accessibilityHint", "new.accessibilityLabel"])
        #expect(renamed.entries[1].comment?.contains("ObjectID = \"new\"") == true)
        for kept in [["aaa"], ["bbb"], [], ["aaa", "bbb"]] {
            let left = try Self.apply(
                catalog.removing { key in !kept.contains { key.hasPrefix($0) } }, to: catalog)
            #expect(
                left.entries.map(\.key)
                    == catalog.entries.map(\.key).filter { key in kept.contains { key.hasPrefix($0) } })
        }
        let copied = try Self.apply(catalog.copying([(old: "aaa-11-aaa", new: "new")]), to: catalog)
        #expect(copied.entries.map(\.key)[..<2] == ["aaa-11-aaa.text", "new.text"])
        #expect(copied.entries[1].values["de"] == "Hallo")
    }

    @Test func setsValuesAsXcodeWritesThem() throws {
        let texts = try Sample.document(Sample.touch).localizableTexts()
        let catalog = try Self.catalog()
        let set = try Self.apply(
            catalog.setting([(texts[0], "Salut"), (texts[1], "Envoie"), (texts[3], "Envoyer")], in: "fr"), to: catalog)
        let whole = CatalogText.file(Array(texts.prefix(4)), source: "en") { text in
            var values = text.property == "text" ? ["de": "Hallo"] : [:]
            values["fr"] = ["text": "Salut", "accessibilityHint": "Envoie", "normalTitle": "Envoyer"][text.property]
            return values
        }
        #expect(String(decoding: set.text, as: UTF8.self) == whole)
        let same = set.setting([(texts[0], "Salut")], in: "fr")
        #expect(same.isEmpty)
    }

    @Test func keysFromCodeAreNotForTheDocument() throws {
        let text = """
            {"sourceLanguage" : "en", "strings" : {
              "a.title" : {"extractionState" : "manual"}, "b.title" : {"extractionState" : "extracted_with_value"},
              "c.title" : {"extractionState" : "stale"}, "d.title" : {}}}
            """
        let file = try TranslationFile(path: "mul.lproj/A.xcstrings", language: "mul", bytes: Array(text.utf8))
        #expect(file.documentKeys.map(\.key) == ["b.title", "c.title"])
        #expect(file.keys.count == 4)
    }

    @Test func listsKeysAsXcodeDoes() {
        let keys = [
            "8.title", "18.headerCell.title", "1Xt-HY.title", "01Z-t3.title", "e9j-DR.title", "e57-QJ.title",
            "Q5e.title", "q09.title",
        ]
        #expect(
            keys.sorted(by: CatalogText.isListed(_:before:)) == [
                "1Xt-HY.title", "01Z-t3.title", "8.title", "18.headerCell.title", "e9j-DR.title", "e57-QJ.title",
                "Q5e.title", "q09.title",
            ])
    }

    @Test func tellsWhereAMistakeIs() {
        do {
            _ = try StringCatalog(text: Array("{\n  \"strings\" : {\n    \"a\" {}\n  }\n}".utf8))
            Issue.record("the text was read")
        } catch {
            #expect((error.line, error.column, error.message) == (3, 9, "there is no ':' after 'a'"))
        }
    }
}
