import Foundation
import Testing

@testable import Replies

@Suite struct JSONValueTests {
    @Test func literalsInTheirOrder() {
        let value: JSONValue = ["z": 1, "a": [true, nil, -2.5, "x"], "empty": [:], "none": []]
        #expect(value.text == #"{"z":1,"a":[true,null,-2.5,"x"],"empty":{},"none":[]}"#)
        #expect(value["z"] == 1)
        #expect(value["missing"] == nil)
        #expect(value["a"]?["b"] == nil)
        let name = "View"
        #expect(JSONValue("\(name).xib").text == #""View.xib""#)
        #expect(JSONValue.strings(["a", "b"]).text == #"["a","b"]"#)
    }

    @Test(arguments: [
        ("plain", #""plain""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
        ("\0\u{1}\u{1F}\u{10}\u{7F}", #""\u0000\u0001\u001f\u0010\u007f""#), ("Ä\u{2028}😀", #""Ä\u2028😀""#),
        // Hidden text as surrogate pairs, but not the tags of a flag
        ("Go\u{E0041}\u{FEFF}", "\"Go\\udb40\\udc41\\ufeff\""),
        (
            "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{1B}",
            "\"\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\\u001b\""
        ),
        ("\u{9B}31m\u{202E}\u{2066}\u{A0}\u{200D}", "\"\\u009b31m\\u202e\\u2066\u{A0}\u{200D}\""),
    ])
    func texts(text: String, expected: String) {
        #expect(JSONValue.string(text).text == expected)
    }

    @Test(arguments: [
        (0.0, "0.0"), (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (.infinity, "null"), (.nan, "null"),
        (0.1, "0.1"),
    ])
    func doubles(number: Double, expected: String) {
        #expect(JSONValue.double(number).text == expected)
    }

    @Test func whatIsWrittenIsReadByOthers() throws {
        let all = String(String.UnicodeScalarView((0...0x2FFF).compactMap(Unicode.Scalar.init)))
        let value: JSONValue = [
            "all": .string(all), "int": .int(.max), "min": .int(.min), "double": 1e-7, all: [1, [2, [3]]],
        ]
        let read = try #require(JSONSerialization.jsonObject(with: Data(value.bytes)) as? [String: Any])
        #expect(read["all"] as? String == all)
        #expect((read["int"] as? NSNumber)?.intValue == .max)
        #expect((read["min"] as? NSNumber)?.intValue == .min)
        #expect((read["double"] as? NSNumber)?.doubleValue == 1e-7)
        #expect(read.keys.contains(all))
    }

    @Test func deepNestingCostsNoStack() {
        var value: JSONValue = 1
        for _ in 0..<5_000 { value = [value, ["k": 2]] }
        let expected = String(repeating: "[", count: 5_000) + "1" + String(repeating: #",{"k":2}]"#, count: 5_000)
        #expect(value.text == expected)
    }
}
