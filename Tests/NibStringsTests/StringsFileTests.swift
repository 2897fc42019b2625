import NibStrings
import Testing

struct StringsFileTests {
    private static let sample = """
        /* Class = "UILabel"; text = "One"; ObjectID = "aaa-11-aaa"; */
        "aaa-11-aaa.text" = "Eins";

        // by hand
        "bbb-22-bbb.title" = "Zwei \\"2\\"";

        /* Class = "UISegmentedControl"; ccc-33-ccc.segmentTitles[0] = "Three"; ObjectID = "ccc-33-ccc"; */
        "ccc-33-ccc.segmentTitles[0]" = "Drei\\n\\U00e4";

        """

    private static func read(_ text: String) throws -> StringsFile { try StringsFile(text: Array(text.utf8)) }

    static func apply(_ splices: [TextSplice], to text: [UInt8]) -> String {
        var (result, at): ([UInt8], Int) = ([], 0)
        for splice in splices {
            result += text[at..<splice.offset]
            #expect(text[splice.offset...].starts(with: splice.removed.utf8))
            result += splice.inserted.utf8
            at = splice.offset + splice.removed.utf8.count
        }
        return String(decoding: result + text[at...], as: UTF8.self)
    }

    @Test func readsKeysValuesAndComments() throws {
        let file = try Self.read(Self.sample)
        #expect(file.entries.map(\.key) == ["aaa-11-aaa.text", "bbb-22-bbb.title", "ccc-33-ccc.segmentTitles[0]"])
        #expect(file.entries.map(\.value) == ["Eins", "Zwei \"2\"", "Drei\nä"])
        #expect(file.entries.map(\.line) == [2, 5, 8])
        #expect(file.entries[1].comment == "by hand")
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", 1, 10, "there is no ';' after the value of 'a'"),
        ("\"a\" \"b\";", 1, 4, "there is no '=' after the key 'a'"),
        ("\n  \"a\" = \"b;\n", 2, 9, "the text that begins here has no quotation mark at its end"),
        ("/* open\n", 1, 1, "the comment that begins here does not end with '*/'"),
        ("\"ä\" = {", 1, 7, "only texts are read here, not dictionaries, lists or data"),
        ("\"a\" = \"\\U12\";", 1, 8, "four hexadecimal digits should follow"),
        ("bplist00", 1, 1, "the file is a binary property list, not one of keys and values as Xcode writes it"),
    ])
    func tellsWhereAMistakeIs(text: String, line: Int, column: Int, message: String) {
        do {
            _ = try StringsFile(text: Array(text.utf8))
            Issue.record("the text was read")
        } catch {
            #expect((error.line, error.column) == (line, column))
            #expect(error.message == message)
        }
    }

    @Test func readsWhatOtherToolsWrite() throws {
        let file = try Self.read("\u{feff}".isEmpty ? "" : "key = value;\r\n'k 2'='v';\"alone\";\r\n")
        #expect(file.entries.map(\.key) == ["key", "k 2", "alone"])
        #expect(file.entries.map(\.value) == ["value", "v", "alone"])
    }

    @Test func renamesKeysAndComments() throws {
        let file = try Self.read(Self.sample)
        let renamed = Self.apply(file.renaming(id: "ccc-33-ccc", to: "new-00-new"), to: file.text)
        #expect(renamed == replaced(Self.sample, "ccc-33-ccc", by: "new-00-new"))
        let same = Self.apply(file.renaming(id: "ccc-33", to: "x"), to: file.text)
        #expect(same == Self.sample)
    }

    @Test func removesWithCommentAndBlankLine() throws {
        let file = try Self.read(Self.sample)
        let left = Self.apply(file.removing { $0.hasPrefix("bbb") }, to: file.text)
        #expect(left == replaced(Self.sample, "// by hand\n\"bbb-22-bbb.title\" = \"Zwei \\\"2\\\"\";\n\n", by: ""))
        #expect(Self.apply(file.removing { _ in true }, to: file.text).isEmpty)
    }

    @Test func copiesAfterTheOriginal() throws {
        let file = try Self.read(Self.sample)
        let copied = Self.apply(file.copying([(old: "aaa-11-aaa", new: "new-00-new")]), to: file.text)
        let entry =
            "/* Class = \"UILabel\"; text = \"One\"; ObjectID = \"aaa-11-aaa\"; */\n\"aaa-11-aaa.text\" = \"Eins\";"
        #expect(
            copied == replaced(Self.sample, entry, by: entry + "\n\n" + replaced(entry, "aaa-11-aaa", by: "new-00-new"))
        )
    }

    @Test func findsRepeatedKeys() throws {
        let bytes = Array("\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n".utf8)
        let file = try TranslationFile(path: "de.lproj/A.strings", language: "de", bytes: bytes)
        #expect(file.repeatedKeys.map(\.key) == ["a"])
        #expect(file.repeatedKeys.map(\.lines) == [[1, 3]])
    }
}

/// Replaces every occurrence of a text.
func replaced(_ text: String, _ old: String, by new: String) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.indices.first(where: { rest[$0...].hasPrefix(old) }) {
        result += rest[..<start] + new
        rest = rest[start...].dropFirst(old.count)
    }
    return result + rest
}
