import Foundation
import SourceIndex
import Testing

@testable import SwiftDeclarations

@Suite("Bodies that are not parsed")
struct BodyBlankerTests {
    /// Enough statements that no minimum keeps them.
    static let long = String(repeating: "let value = compute(1, two: [3]) { $0 };", count: 20)

    /// Texts in which `~` stands for statements; those after `-` are to go, those after `+` to stay.
    static let texts: [String] = [
        "func f(a: Int = { 1 }()) -> Int where T == U {-~}\nclass A {+~}",
        "class A { init(x: Int) {-~}; deinit {-~}; subscript(i: Int) -> Int {-~} }",
        "struct A { var body: some View {-~}\n var b: Int { get {+~} set {-~} }\n var c = 1 { didSet {-~} } }",
        "let a: B = {-~}()\nlet c = d {+~}",
        "protocol P { func f()\n var x: Int { get set } }\nextension P { func f() {-~} }",
        "func f() { \"}\"; \"\\(g(\"}\"))\"; /* } /* } */ */ // }\n -~}",
        "func f() { \"\"\"\n } \" \\\"\"\" }\n \"\"\"; #\"}\"\\#(1)\"#;-~}",
        "func f() { performSegue(withIdentifier: \"x\", sender: nil);+~}",
        "func f() { a / b / c; d/e;-~}",
        "func / (a: A, b: A) -> A {-~}\nfunc `init`() {-~}\nclass set {+~}",
        "class A { @objc class func f() {-~}; class B {+~} }",
        "let s = #\"\"\"}\"#\nfunc f() {-~}\nlet t = \"\\(`}`)\"",
        "let s = \"\\(a.map { \"}\" })\"\nfunc f() {-~}",
        "func /(a: A, b: A) -> A {-~}\nfunc if() {-~}",
        "struct A { var b: Int { // c\n-~} }",
        "func f() { let a = { 1 }\n-~}",
        "func f() { // nibsh:ignore\n+~}",
        "extension A: B { @MainActor func f() async throws(E) -> (Int) -> Void {-~} }",
    ]

    @Test("Only what tells nothing goes, and offsets stay", arguments: texts)
    func blanks(_ text: String) throws {
        var plain = ""
        var expected = ""
        for piece in text.split(separator: "~", omittingEmptySubsequences: false) {
            guard let mark = piece.last, mark == "-" || mark == "+" else {
                plain += piece
                expected += piece
                continue
            }
            plain += piece.dropLast() + Self.long
            expected +=
                piece.dropLast() + (mark == "+" ? Self.long : String(repeating: " ", count: Self.long.utf8.count))
        }
        let bytes = Array(plain.utf8)
        let blanked = bytes.withUnsafeBufferPointer {
            BodyBlanker.blanked($0, words: WantedWords.bodyPlaces(in: $0)) ?? bytes
        }
        #expect(blanked.count == bytes.count)
        // What else is in such a body goes with it.
        #expect(zip(blanked, bytes).allSatisfy { $0 == $1 || $0 == 0x20 })
        let count = { (bytes: [UInt8]) in
            String(decoding: bytes, as: UTF8.self).components(separatedBy: Self.long).count
        }
        #expect(count(blanked) == count(Array(expected.utf8)))
    }

    @Test(
        "Where the scan isn't sure, nothing goes",
        arguments: [
            "let r = /}/", "x = #/}/#", "let s = \"open", "let s = \"\"\"open", "/* open", "}", "(", "func g( ]",
            "<#}#>",
            "\n<<<<<<< HEAD\n", "let s = \"\\(a", "let s = \"\"\"}\n\"\"\"", "let s = `}",
        ])
    func unsure(_ text: String) {
        let bytes = Array("func f() {\(Self.long)}\n\(text)\n".utf8)
        let blanked = bytes.withUnsafeBufferPointer { BodyBlanker.blanked($0, words: []) }
        #expect(blanked == nil)
    }

    @Test("The sources of this project are read the same with and without")
    func same() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var blankedFiles = 0
        for folder in ["Sources/NibShell", "Sources/SwiftDeclarations", "Tests/SwiftDeclarationsTests"] {
            let paths = try #require(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
            for case let path as String in paths where path.hasSuffix(".swift") {
                let bytes = [UInt8](
                    try Data(contentsOf: root.appendingPathComponent(folder).appendingPathComponent(path)))
                bytes.withUnsafeBufferPointer { buffer in
                    let source = SourceText(buffer)
                    guard let blanked = BodyBlanker.blanked(buffer, words: WantedWords.bodyPlaces(in: buffer)) else {
                        return
                    }
                    blankedFiles += 1
                    let without = SwiftFile.read(source, parsing: buffer)
                    let with = blanked.withUnsafeBufferPointer { SwiftFile.read(source, parsing: $0) }
                    #expect(with == without, "\(path)")
                }
            }
        }
        #expect(blankedFiles > 20)
    }
}
