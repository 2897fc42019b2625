import SwiftDeclarations
import Testing

@testable import CodeEditing
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
        class Box<Content> { var content: Content; init(_ c: Content) { content = c } }
        class Typed<Shown: A> { var shown: Shown! }
        protocol Holder { associatedtype Held: A; var held: Held { get } }
        extension UIResponder { var keeper: A? { nil } }
        extension Owning where Self: X { var owned: A { A() } }
        protocol Owning {}
        class Kept: UIViewController, Owning {}

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
        ("func f(x: Loop, y: Here) { x.old; y.old }", "func f(x: Loop, y: Here) { x.old; y.old }"),
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
        (
            "func f(a: A, b: B) { p.assign(to: \\.old, on: a); p.assign(to: \\.old, on: b) }",
            "func f(a: A, b: B) { p.assign(to: \\.new, on: a); p.assign(to: \\.old, on: b) }"
        ),
        ("func f(a: A) { 0...a.old.rows; x ? a.old : a.old }", "func f(a: A) { 0...a.new.rows; x ? a.new : a.new }"),
        ("func f(a: A) { done { [weak a] in a?.old } }", "func f(a: A) { done { [weak a] in a?.new } }"),
        ("lazy var all = [old]; var old = 1", "lazy var all = [old]; var old = 1"),
        // Generic parameters can be of any type.
        (
            "func f() { Box(A()).content.old; box.content.old }",
            "func f() { Box(A()).content.?old?; box.content.?old? }"
        ),
        (
            "func f(b: Box<A>, t: Typed<A>) { b.content.old; t.shown.old }",
            "func f(b: Box<A>, t: Typed<A>) { b.content.?old?; t.shown.?old? }"
        ),
        ("func f(h: some Holder) { h.held.old }", "func f(h: some Holder) { h.held.?old? }"),
        ("func f<Shown>(s: Shown) where Shown: A { s.old }", "func f<Shown>(s: Shown) where Shown: A { s.?old? }"),
        ("func f(a: A) { let o = Optional(a); o?.old }", "func f(a: A) { let o = Optional(a); o?.?old? }"),
        (
            "func f(a: A) { Observable.just(a).subscribe { $0.old } }",
            "func f(a: A) { Observable.just(a).subscribe { $0.?old? } }"
        ),
        // Tuples and dictionaries
        (
            "func f(t: (A, b: A, B)) { t.0.old; t.b.old; t.2.old }",
            "func f(t: (A, b: A, B)) { t.0.new; t.b.new; t.2.old }"
        ),
        (
            "func f(d: [B: A]) { d[b]?.old; d.values.first?.old; d.keys.first?.old }",
            "func f(d: [B: A]) { d[b]?.new; d.values.first?.new; d.keys.first?.old }"
        ),
        (
            "func f(d: [B: A]) { for e in d { e.value.old; e.key.old } }",
            "func f(d: [B: A]) { for e in d { e.value.new; e.key.old } }"
        ),
        (
            "func f(d: [B: A]) { d.forEach { $0.value.old }; d.mapValues { $0.old } }",
            "func f(d: [B: A]) { d.forEach { $0.value.?old? }; d.mapValues { $0.new } }"
        ),
        (
            "func f(d: [String: A]) { d.map { $0.value.old }; d.first { $0.key.old }?.value.old; d.forEach { k, v in v.old } }",
            "func f(d: [String: A]) { d.map { $0.value.new }; d.first { $0.key.old }?.value.new; d.forEach { k, v in v.new } }"
        ),
        (
            "func f(u: URLComponents) { u.queryItems?.first(where: { $0.old })?.old; u.map { x in x }.old }",
            "func f(u: URLComponents) { u.queryItems?.first(where: { $0.old })?.old; u.map { x in x }.?old? }"
        ),
        (
            "var d = [Int: A](); func f() { d[1]?.old; d.max { $0.value.old < $1.value.old }; let l = [A](); l[0].old }",
            "var d = [Int: A](); func f() { d[1]?.new; d.max { $0.value.new < $1.value.new }; let l = [A](); l[0].new }"
        ),
        // Extensions of superclasses and of protocols
        (
            "func f(v: Kept) { v.keeper?.old; self.keeper?.old; v.owned.old }",
            "func f(v: Kept) { v.keeper?.new; self.keeper?.new; v.owned.new }"
        ),
        // Texts
        (
            "func f() { NSPredicate(format: \"old == 1\"); NSPredicate(format: \"%K\", \"old\") }",
            "func f() { NSPredicate(format: \"?old == 1?\"); NSPredicate(format: \"%K\", \"?old?\") }"
        ),
        (
            "func f() { NSSortDescriptor(key: \"old\", ascending: true); [\"old\"] }",
            "func f() { NSSortDescriptor(key: \"?old?\", ascending: true); [\"old\"] }"
        ),
        (
            "class func keyPathsForValuesAffectingX() -> Set<String> { [\"old\"] }",
            "class func keyPathsForValuesAffectingX() -> Set<String> { [\"?old?\"] }"
        ),
    ]

    /// Objective-C in another class, and what it becomes.
    static let objectiveC: [(String, String)] = [
        ("__weak typeof(self) me = self; me.a.old;", "__weak typeof(self) me = self; me.a.fresh;"),
        (
            "__weak __typeof__(self.a) a = self.a; __strong typeof(a) b = a; [b old];",
            "__weak __typeof__(self.a) a = self.a; __strong typeof(a) b = a; [b fresh];"
        ),
        (
            "__auto_type a = self.a; a.old; __auto_type s = @\"\"; [s old];",
            "__auto_type a = self.a; a.fresh; __auto_type s = @\"\"; [s old];"
        ),
        (
            "[list.lastObject old]; [[list lastObject] old]; [self.view.subviews[0] old];",
            "[list.lastObject ?old?]; [[list lastObject] ?old?]; [self.view.subviews[0] ?old?];"
        ),
        (
            "[note.object old]; [segue.destinationViewController setOld:nil]; [self.view.layer old];",
            "[note.object ?old?]; [segue.destinationViewController ?setOld?:nil]; [self.view.layer old];"
        ),
        (
            "NSArray<A *> *all; all.firstObject.old; [all[0] old];",
            "NSArray<A *> *all; all.firstObject.fresh; [all[0] fresh];"
        ),
        (
            "RACObserve(self.a, old); RAC(self, a.old); @keypath(self, old); @keypath(self.a.old);",
            "RACObserve(self.a, fresh); RAC(self, a.fresh); @keypath(self, old); @keypath(self.a.fresh);"
        ),
        (
            "[NSPredicate predicateWithFormat:@\"x == old\"]; [NSSortDescriptor sortDescriptorWithKey:@\"old\" ascending:YES];",
            "[NSPredicate predicateWithFormat:@\"?x == old?\"]; [NSSortDescriptor sortDescriptorWithKey:@\"?old?\" ascending:YES];"
        ),
        (
            "[list valueForKey:@\"old\"]; [self valueForKey:@\"old\"];",
            "[list valueForKey:@\"?old?\"]; [self valueForKey:@\"old\"];"
        ),
        (
            "typeof(A *) b = x; b.old; Alias *c; [c old]; Other *d; d.old; Pointer e; e.old; State g; g.old;",
            "typeof(A *) b = x; b.fresh; Alias *c; [c fresh]; Other *d; d.fresh; Pointer e; e.fresh; State g; g.old;"
        ),
        (
            "_a.old; [self->_a old]; [given old]; _button.old; [self->_button old]; _none.old;",
            "_a.fresh; [self->_a fresh]; [given fresh]; _button.old; [self->_button old]; _none.?old?;"
        ),
        (
            "WEAKSELF; weakSelf.a.old; [_self.a old]; [strongSelf old]; other.old;",
            "WEAKSELF; weakSelf.a.fresh; [_self.a fresh]; [strongSelf old]; other.?old?;"
        ),
        ("[UIView keeper].old; self.keeper.old; @\"old\";", "[UIView keeper].?old?; self.keeper.fresh; @\"old\";"),
    ]

    @Test(arguments: objectiveC) func ofObjectiveC(_ before: String, _ after: String) throws {
        let head = """
            @interface UIResponder (Keeping)
            @property A *keeper;
            @end
            @interface C : UIViewController
            @property A *a, *b;
            @property UIButton *button;
            @end
            typedef A Alias, Pair;
            typedef A Alias;
            typedef const A *Pointer;
            typedef enum : NSInteger { One } State;
            @compatibility_alias Other A;
            @implementation C
            @synthesize b = given;
            - (void)f:(UIStoryboardSegue *)segue note:(NSNotification *)note list:(NSArray *)list {
            """
        let fixture = CodeFixture([
            "A.h": "@interface A : X\n@property IBOutlet V *old;\n@end\n", "C.m": head + before + "}\n@end\n",
        ])
        let family = CodeFamily(try #require(fixture.codeClass("A")))
        let renamed = try fixture.renamed(outlet: "old", to: "fresh", in: family, file: "C.m")
        #expect(renamed == head + after + "}\n@end\n")
    }

    @Test(arguments: uses) func ofSwift(_ before: String, _ after: String) throws {
        let head = "class C: UIViewController {\n    "
        let fixture = CodeFixture([
            "A.swift": "class A: X {\n    @IBOutlet var old: V!\n}\n", "B.swift": Self.others,
            "C.swift": head + before + "\n}\n",
        ])
        let family = CodeFamily(
            try #require(fixture.codeClass("A")), heirs: [try #require(fixture.codeClass("Sub"))])
        let renamed = try fixture.renamed(outlet: "old", to: "new", in: family, file: "C.swift")
        #expect(renamed == head + after + "\n}\n")
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

    /// Bodies of functions that do not have the name are not parsed, wherever they are.
    @Test func bodiesWithoutTheNameDoNotMatter() throws {
        let text = """
            class A { var b: B { didSet { let x = ; x(x, x, x, x) } }
            func f(old: Int) { g(old); let y = 1; y.old }
            func e() { let longer = ----- } }
            func h() { class I { var old = 1; func j() { old.k() } } }
            """
        let answer = try #require(SwiftFile.uses(NameQuestion(Array(text.utf8), name: "old", newName: "x")))
        #expect(answer.uses.count == 5)
        #expect(answer.errors == 0)
        #expect(try #require(SwiftFile.uses(NameQuestion(Array(text.utf8)))).errors > 0)
    }

    /// Declarations are looked at only if they have the name, however many there are.
    @Test(.timeLimit(.minutes(60))) func manyDeclarationsTakeNoTime() throws {
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
