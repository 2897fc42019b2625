import Testing

@testable import SourceIndex

@Suite("Skimming Swift")
struct SwiftSkimmerTests {
    private func skim(_ text: String) -> FileSkim {
        Array(text.utf8).withUnsafeBytes { SwiftSkimmer.skim($0) }
    }

    @Test(
        "names after the words that declare types",
        arguments: [
            ("class A {}", "swiftClass A"),
            ("public final class A: B, C {}", "swiftClass A:B"),
            ("class A<T: X, U>: B<T> where T: Y {}", "swiftClass A:B"),
            ("class A<T> where T: Y {}", "swiftClass A"),
            ("class\n  A\n  :\n  B\n{}", "swiftClass A:B"),
            ("class/* c */A/* d */:/* e */B {}", "swiftClass A:B"),
            ("class // x\nA: B {}", "swiftClass A:B"),
            ("class `default`: `B` {}", "swiftClass default:B"),
            ("class Ünï: B {}", "swiftClass Ünï:B"),
            ("class A: @unchecked Sendable {}", "swiftClass A:Sendable"),
            ("class A: Module.B {}", "swiftClass A:Module.B"),
            ("extension Outer.Inner: P {}", "swiftExtension Outer.Inner:P"),
            ("extension A where T == Int {}", "swiftExtension A"),
            ("protocol P: class {}", "other P:class"),
            ("struct S {}; enum E: String {}; actor C {}", "other S;other E:String;other C"),
            ("typealias T = A.B", "swiftTypealias T:A.B"),
            ("indirect enum E<T> { case a }", "other E"),
            ("class func f() {}\nclass var x: Int { 1 }\nclass override func g() {}", ""),
            ("class final class A {}", "swiftClass A"),
            ("var classes = className; myclass; subclass A", ""),
            ("@objc(Run) class A: B {}", "runtimeName Run;swiftClass A:B"),
            ("@objc ( Run )\nclass A {}", "runtimeName Run;swiftClass A"),
            ("@objc(a:b:) func f()", ""),
            ("#if X\nclass A: B {}\n#else\nclass A: C {}\n#endif", "swiftClass A:B;swiftClass A:C"),
            ("class Outer { class Inner: X {} }", "swiftClass Outer;swiftClass Inner:X"),
            ("class A<F: (Int) -> Void>: B {}", "swiftClass A:B"),
            ("let x = 1\npublic let y = \"\"\nfunc f() {\n  let z = 1\n}", "other "),
            ("func f() {\n  let z = 1\n}", ""),
            (
                "import A\n@testable import B\nimport class C.D\nimport func E.f",
                "swiftImport A;swiftImport B;swiftImport C;swiftImport E"
            ),
            ("class", ""), ("class A", "swiftClass A"), ("class A:", "swiftClass A"), ("class A<", "swiftClass A"),
            ("", ""),
        ])
    func names(text: String, expected: String) {
        let names = skim(text).names.map { name in
            "\(name.kind) \(name.name)" + (name.inherited.isEmpty ? "" : ":\(name.inherited)")
        }
        #expect(names.joined(separator: ";") == expected)
    }

    @Test("words of comments and strings are not names")
    func onlyCode() {
        let text = """
            // the class of things
            /* class B /* class C */ class D */
            let a = "class E { \\(F.self) }", b = #"class G"#, c = \"\"\"
                class H {
                \"\"\"
            class A {}
            let d = x.class, e = /class I/
            protocol P: class where Q: R {}
            class `class`: J {}
            """
        #expect(skim(text).names.map(\.name).filter { !$0.isEmpty } == ["A", "P", "class"])
    }

    @Test("A byte order mark is not part of the first word")
    func byteOrderMark() {
        #expect(skim("\u{FEFF}class A {}").names.map(\.name) == ["A"])
    }

    @Test(
        "words that tell what a reading would find",
        arguments: [
            ("@IBOutlet var x: Y!", FileSkim.Mentions.outletsOrActions),
            ("@IBAction func x() {}", .outletsOrActions),
            ("@IBSegueAction func x() {}", .outletsOrActions),
            ("@IBInspectable var x = 1", .inspectables),
            ("performSegue(withIdentifier: x)", .use(.performSegue)),
            ("if segue.identifier == \"x\"", .use(.segueIdentifier)),
            ("func f(_ unwindSegue: S) { unwindSegue.identifier }", .use(.segueIdentifier)),
            ("sb.instantiateViewController(withIdentifier: x)", .use(.storyboardIdentifier)),
            ("Card.nib.instantiate(withOwner: self)", .use(.instantiatedNib)),
            ("t.dequeueReusableCell(withIdentifier: x)", [.use(.reuseIdentifier), .use(.optionalIdentifier)]),
            ("t.makeView(withIdentifier: x)", .use(.optionalIdentifier)),
            ("#selector(x)", .use(.selector)),
            ("Selector(\"x\")", .use(.selector)),
            ("super.init(nibName: nil, bundle: nil)", .use(.nibName)),
            ("Bundle.main.loadNibNamed(x)", .use(.nibName)),
            ("override var windowNibName: String?", .use(.nibName)),
            ("t.register(X.self, forCellReuseIdentifier: x)", [.use(.registeredNib), .use(.registeredClass)]),
            ("UINib(x)", [.use(.nibName), .use(.registeredNib)]),
            ("let x = identifier", []),
        ] as [(String, FileSkim.Mentions)])
    func mentions(text: String, expected: FileSkim.Mentions) {
        #expect(skim(text).mentions.subtracting(.use(.storyboardName)) == expected)
    }

    @Test("no prefix and no byte traps, and time is linear")
    func strangeFiles() {
        let text = Array("@objc(R) class A<T: (B) -> C>: @x /* /* */ */ M.`B` { extension X } typealias Y = Z".utf8)
        var names = 0
        for length in 0...text.count {
            names += Array(text[..<length]).withUnsafeBytes { SwiftSkimmer.skim($0).names.count }
        }
        for index in text.indices {
            for byte in [UInt8(0), 0x2F, 0x3C, 0x3E, 0x60, 0xFF] {
                var changed = text
                changed[index] = byte
                names += changed.withUnsafeBytes { SwiftSkimmer.skim($0).names.count }
            }
        }
        #expect(names > text.count)
        for piece in ["class ", "class/*", "class A<", "class //", "extension `", "@objc(", "class a.", "let ", "é"] {
            let long = Array(String(repeating: piece, count: 200_000 / piece.utf8.count).utf8)
            #expect(long.withUnsafeBytes { SwiftSkimmer.skim($0).names.count } <= long.count)
        }
    }
}
