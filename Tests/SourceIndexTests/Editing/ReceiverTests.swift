import SwiftDeclarations
import Testing

@testable import SourceIndex

/// Whose member a name after a value is: what changes, what is listed, and what is known to be another's.
@Suite struct ReceiverTests {
    private static let others = """
        class B: X { var old = 1; var a: A?; static let shared = B(); func make() -> A { A() } }
        class Sub: A {}
        struct S { var old = 1; let a: A; static var sub: Sub?; func make() -> B { B() } }
        protocol P { var named: A { get } }
        typealias Alias = A
        typealias Loop = Core.Loop
        typealias Here = There
        typealias There = Here
        extension UIView { var owner: A? { nil } }
        func free() async throws -> A { A() }
        func all<T>(_ of: T) -> [A] where T: X { [] }
        func two() -> A { A() }
        func two(_ x: Int) -> B { B() }

        """

    /// Code in another class, and what it becomes: `?old?` is listed, `old` is another's.
    static let uses: [(String, String)] = [
        ("func f(a: A, b: B, s: S) { a.old; b.old; s.old }", "func f(a: A, b: B, s: S) { a.new; b.old; s.old }"),
        ("func f(a: A?, s: Sub!) { a?.old.x(); s!.old }", "func f(a: A?, s: Sub!) { a?.new.x(); s!.new }"),
        ("func f(s: S) { s.a.old; S.sub?.old; s.make().old }", "func f(s: S) { s.a.new; S.sub?.new; s.make().old }"),
        ("func f(x: Any) { (x as! A).old; (x as? B)?.old }", "func f(x: Any) { (x as! A).new; (x as? B)?.old }"),
        ("func f(x: Any) { if let a = x as? A { a.old } }", "func f(x: Any) { if let a = x as? A { a.new } }"),
        (
            "func f(x: Any) { guard let a = x as? A, a.old else {} }",
            "func f(x: Any) { guard let a = x as? A, a.new else {} }"
        ),
        (
            "func f(l: [A]) { for a in l { a.old }; l.first?.old }",
            "func f(l: [A]) { for a in l { a.new }; l.first?.new }"
        ),
        ("func f(l: [A]) { l.forEach { $0.old }; l[0].old }", "func f(l: [A]) { l.forEach { $0.new }; l[0].new }"),
        ("func f(l: [A]) { l.map { a in a.old } }", "func f(l: [A]) { l.map { a in a.new } }"),
        (
            "func f(l: [A]) { for (i, a) in l.enumerated() { a.old } }",
            "func f(l: [A]) { for (i, a) in l.enumerated() { a.new } }"
        ),
        ("func f() { B.shared.a?.old; B.shared.old }", "func f() { B.shared.a?.new; B.shared.old }"),
        ("func f() { B().make().old; A().old }", "func f() { B().make().new; A().new }"),
        ("func f(b: B) { let a = b.make(); a.old }", "func f(b: B) { let a = b.make(); a.new }"),
        ("func f(p: P, q: Alias) { p.named.old; q.old }", "func f(p: P, q: Alias) { p.named.new; q.new }"),
        // An alias of another module's type of the same name, and two that lead to each other.
        ("func f(x: Loop, y: Here) { x.old; y.old }", "func f(x: Loop, y: Here) { x.?old?; y.?old? }"),
        ("func f(v: UIView) { v.owner?.old; v.old }", "func f(v: UIView) { v.owner?.new; v.old }"),
        ("func f() { UIApplication.shared.old; view.old }", "func f() { UIApplication.shared.old; view.old }"),
        ("func f() { something().old }", "func f() { something().?old? }"),
        (
            "func f() { free().old; let a = all(1); a[0].old; two().old }",
            "func f() { free().new; let a = all(1); a[0].new; two().?old? }"
        ),
        ("func f() { global.old; global.old() }", "func f() { global.?old?; global.old() }"),
        ("func f<T>(t: T) { t.old }", "func f<T>(t: T) { t.?old? }"),
        ("func f<T: A>(t: T) { t.old }", "func f<T: A>(t: T) { t.new }"),
        ("func f(x: AnyObject) { x.old }", "func f(x: AnyObject) { x.?old? }"),
        (
            "func f(x: Any) { switch x { case let a as A: a.old\ndefault: x } }",
            "func f(x: Any) { switch x { case let a as A: a.new\ndefault: x } }"
        ),
        ("func f(a: A) { a.setValue(1, forKey: \"old\") }", "func f(a: A) { a.setValue(1, forKey: \"new\") }"),
        ("func f(b: B) { b.setValue(1, forKey: \"old\") }", "func f(b: B) { b.setValue(1, forKey: \"old\") }"),
        ("func f() { g.setValue(1, forKeyPath: \"x.old\") }", "func f() { g.setValue(1, forKeyPath: \"?x.old?\") }"),
        ("func f(a: A) { a.observe(\\.old) { _, _ in } }", "func f(a: A) { a.observe(\\.new) { _, _ in } }"),
        ("func f(a: A) { 0...a.old.rows; x ? a.old : a.old }", "func f(a: A) { 0...a.new.rows; x ? a.new : a.new }"),
        ("func f(a: A) { done { [weak a] in a?.old } }", "func f(a: A) { done { [weak a] in a?.new } }"),
        ("lazy var all = [old]; var old = 1", "lazy var all = [old]; var old = 1"),
    ]

    @Test(arguments: uses) func ofSwift(_ before: String, _ after: String) throws {
        let head = "class C: UIViewController {\n    "
        let fixture = CodeFixture([
            "A.swift": "class A: X {\n    @IBOutlet var old: V!\n}\n", "B.swift": Self.others,
            "C.swift": head + before + "\n}\n",
        ])
        let family = CodeFamily(
            try #require(fixture.codeClass("A")), heirs: [try #require(fixture.codeClass("Sub"))])
        let rename = try CodeRenaming.rename(
            outlet: "old", to: "new", in: family, search: fixture.search("old", newName: "new"))
        var changes = rename.changes.filter { $0.path == "C.swift" }
        for place in rename.remaining where place.path == "C.swift" {
            let bytes = fixture.bytes("C.swift")
            let isText = bytes[place.place.offset - 1] == UInt8(ascii: "\"")
            let end = bytes[place.place.offset...].firstIndex {
                isText ? $0 == UInt8(ascii: "\"") : !Byte.isName($0)
            }
            let range = place.place.offset..<(end ?? bytes.count)
            let text = String(decoding: bytes[range], as: UTF8.self)
            changes.append(CodeChange(path: "C.swift", range: range, text: "?\(text)?"))
        }
        #expect(fixture.changed(changes).files["C.swift"] == head + after + "\n}\n")
    }

    /// Every place of the name is in exactly one of the lists.
    @Test func everyPlaceIsExplained() throws {
        let fixture = CodeFixture([
            "A.swift":
                "// old\nclass A: X {\n    @IBOutlet var old: V!\n    func f(old: Int) { self.old.x(old, y.old, \"old\") }\n}\n",
            "B.m": "// old\n@implementation B\n- (void)f:(id)old { [old old]; old.old; @\"old\"; }\n@end\n",
        ])
        let rename = try CodeRenaming.rename(
            outlet: "old", to: "new", in: CodeFamily(try #require(fixture.codeClass("A"))),
            search: fixture.search("old", newName: "new"))
        let places = rename.remaining + rename.mentions + rename.others
        let offsets =
            places.map { "\($0.path):\($0.place.offset)" } + rename.changes.map { "\($0.path):\($0.range.lowerBound)" }
        let words = fixture.files.keys.flatMap { path in
            WholeWord.offsets(of: "old", in: fixture.bytes(path)).map { "\(path):\($0)" }
        }
        #expect(offsets.sorted() == words.sorted())
        #expect(
            Set(rename.remaining.map(\.reason)) == [
                "the type of the receiver is not known", "the receiver can be any object",
            ])
        #expect(rename.mentions.count == 4)
    }

    @Test(arguments: [("class A {}", 0), ("class A { func f( { }", 1), ("let a = ; let b = )", 2), ("", 0)])
    func errorsAreCounted(_ text: String, _ least: Int) throws {
        let answer = try #require(SwiftFile.uses(NameQuestion(Array(text.utf8))))
        #expect((answer.errors == 0) == (least == 0))
        #expect((answer.firstError == nil) == (least == 0))
    }

    /// Declarations are looked at only if they have the name, however many there are.
    @Test(.timeLimit(.minutes(1))) func manyDeclarationsTakeNoTime() throws {
        let lines = (1...200).map {
            "if let a\($0) = a\($0 - 1).b(a\($0 - 1)) { }\nlet a\($0) = [a\($0 - 1), a\($0 - 1)]"
        }
        let text = "class A { func f() {\n\(lines.joined(separator: "\n"))\na200.old } }"
        let answer = try #require(SwiftFile.uses(NameQuestion(Array(text.utf8), name: "old", newName: "x")))
        #expect(answer.uses.map(\.kind) == [.member])
    }

    @Test func answersSurviveCoding() throws {
        let text =
            "class A { func f(old: Int) { g(old: [x.old(a: 1), old]).map { $0.old }; h(\"old\") { old in (old as! B).old } } }"
        let answer = try #require(SwiftFile.uses(NameQuestion(Array(text.utf8), name: "old", newName: "x")))
        #expect(answer.uses.count == 9)
        let bytes = NameUsesCoding.encode(answer)
        #expect(try NameUsesCoding.decode(bytes[...]) == answer)
        for count in 0..<bytes.count {
            #expect(throws: DeclarationsCodingError.self) { try NameUsesCoding.decode(bytes[..<count]) }
        }
    }
}
