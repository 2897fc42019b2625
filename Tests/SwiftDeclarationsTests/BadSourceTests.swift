import Foundation
import SourceIndex
import Testing

@testable import SwiftDeclarations

@Suite("Source that is not valid Swift")
struct BadSourceTests {
    static let sources: [(text: String, types: [String], line: Int?)] = [
        ("", [], nil),
        ("\u{FEFF}", [], nil),
        ("\n\n\r\n", [], nil),
        ("class", [], 1),
        ("class A {", ["A"], 1),
        ("class A }", ["A"], 1),
        ("class A {}\n}\nclass B {}", ["A", "B"], 2),
        ("class A {\n  @IBOutlet var\n}\nclass B {}", ["A", "B"], 2),
        ("class A { func f( {} }\nclass B {}", ["A", "B"], 1),
        ("class A { var a = \"open\n}\nclass B {}", ["A", "B"], 1),
        ("class A {\n<<<<<<< HEAD\n  var a = 1\n=======\n  var b = 2\n>>>>>>> x\n}\nclass B {}", ["A", "B"], 2),
        ("class A {}\nclass B { func f() { <#code#> } }", ["A", "B"], 2),
        ("@interface A : NSObject\n@end\n", [], 1),
        ("class A {} /* open", ["A"], 1),
        // The compiler only warns about this.
        ("class A {}\n\u{0}\nclass B {}", ["A", "B"], nil),
        ("class A {}\n#if X\nclass B {}", ["A", "B"], 3),
    ]

    @Test("Declarations in malformed source are read, and the first error has its line", arguments: sources)
    func malformed(_ text: String, _ types: [String], _ line: Int?) {
        let file = Summary.read(text)
        #expect(file.types.map(\.name).filter { types.contains($0) } == types)
        #expect(file.firstError?.line == line)
    }

    @Test("Bytes that are not UTF-8 affect only the text that contains them")
    func encoding() throws {
        let bytes =
            Array("class A {\n let a = \"K".utf8) + [0xE4] + Array("se\"\n}\n// ".utf8) + [0xFF, 0xFE]
            + Array("\nclass B {}\n".utf8)
        let file = SwiftFile.declarations(in: bytes)
        #expect(file.types.map(\.name) == ["A", "B"])
        #expect(file.types.map(\.place.line) == [1, 5])
        let wide = Array("class A {}".utf16).flatMap {
            [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        }
        #expect(SwiftFile.declarations(in: [0xFF, 0xFE] + wide).firstError != nil)
    }

    @Test("Excessively nested brackets are refused at their place", arguments: ["(", "[", "{", "\"\\("])
    func deep(_ open: String) throws {
        let text = "class A {}\nlet segue = " + String(repeating: open, count: 100_000)
        let file = Summary.read(text)
        #expect(file.types.isEmpty)
        #expect(try #require(file.firstError).offset == 22 + Nesting.limit * open.utf8.count + open.utf8.count)
    }

    @Test("Long chains are cut off, and declarations before them are read", arguments: ["a.", "f()", "!", "a + "])
    func long(_ part: String) {
        let chain = String(repeating: part, count: 5_000) + "1"
        let file = Summary.read(
            "class A {}\nlet segue = \(chain)\nfunc f() { if segue.identifier == \"x\" { g(\(chain)) } }")
        #expect(file.types.map(\.name) == ["A"])
    }

    @Test("Types nested deeper than the parser supports do not crash it")
    func deepTypes() {
        let text = String(repeating: "class A { ", count: 900) + String(repeating: "} ", count: 900)
        let file = Summary.read(text)
        #expect(file.types.count > 50)
        #expect(file.types.first?.name == "A")
    }

    @Test("A file truncated anywhere is read without a trap, and all offsets are inside it")
    func cut() throws {
        let text = """
            import UIKit\r\n@objc(N) class Ä<T>: B, P { @IBOutlet weak var a: [UIView]!
            @IBAction func tap(_ s: Any) throws { performSegue(withIdentifier: "x\\(1)", sender: #selector(a(_:))) }
            enum E: String { case a = "b" }
            #if X
            override func prepare(for segue: S, sender: Any?) { switch segue.identifier { case "a"?: break } } // nibsh:ignore
            #endif
            }
            """
        let bytes = Array(text.utf8)
        for end in 0...bytes.count {
            let file = SwiftFile.declarations(in: Array(bytes[..<end]))
            for type in file.types {
                #expect(type.place.offset <= end && type.body.upperBound <= end)
                for member in type.members { #expect(member.place.offset <= end && member.extent.upperBound <= end) }
            }
            #expect(file.uses.allSatisfy { $0.place.offset <= end })
            #expect(file.firstError.map { $0.offset <= end } ?? true)
        }
    }
}
