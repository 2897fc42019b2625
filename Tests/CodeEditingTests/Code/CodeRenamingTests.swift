import Testing

@testable import CodeEditing
@testable import SourceIndex

/// Renaming in code: what is certain changes, what may be a use is listed, everything else stays.
@Suite struct CodeRenamingTests {
    private func family(_ fixture: CodeFixture, _ name: String, _ inherited: [String] = [], _ heirs: [String] = [])
        throws
        -> CodeFamily
    {
        CodeFamily(
            try #require(fixture.codeClass(name)), inherited: try inherited.map { try #require(fixture.codeClass($0)) },
            heirs: try heirs.map { try #require(fixture.codeClass($0)) })
    }

    /// Text before with `old`; expected text after, in which `?old?` is a use that is listed.
    static let swiftOutlets: [(String, String)] = [
        ("func f() { old.x = 1 }", "func f() { new.x = 1 }"),
        ("func f() { self.old.x = old }", "func f() { self.new.x = new }"),
        ("func f() { g { [weak self] in self?.old.x() } }", "func f() { g { [weak self] in self?.new.x() } }"),
        ("func f() { let old = 1; print(old, self.old) }", "func f() { let old = 1; print(old, self.new) }"),
        ("func f(old: Int) { self.old.tag = old }", "func f(old: Int) { self.new.tag = old }"),
        ("func f(_ old: Int) -> Int { old }", "func f(_ old: Int) -> Int { old }"),
        ("func f() { a.map { old in old.x } }", "func f() { a.map { old in old.x } }"),
        ("func f() { a.map { (b, old) in old.x } }", "func f() { a.map { (b, old) in old.x } }"),
        ("func f() { let (b, old) = c; print(old) }", "func f() { let (b, old) = c; print(old) }"),
        ("func f() { if let old { old.x() } }", "func f() { if let old = new { old.x() } }"),
        ("func f() { for old in a { old.x() } }", "func f() { for old in a { old.x() } }"),
        ("func f() { other.old = old }", "func f() { other.?old? = new }"),
        ("func f() { g(old: old) }", "func f() { g(old: new) }"),
        ("func f() { let new = 1; old.x = new }", "func f() { let new = 1; self.new.x = new }"),
        ("func f() { x = .old; y(.old) }", "func f() { x = .old; y(.old) }"),
        (
            "func f() { _ = \\A.old; _ = #keyPath(A.old); _ = \\.old }",
            "func f() { _ = \\A.new; _ = #keyPath(A.new); _ = \\.?old? }"
        ),
        (
            "func f() { \"old\"; \"a.old\"; \"older\"; \"\\(old)\" } // old",
            "func f() { \"old\"; \"a.old\"; \"older\"; \"\\(new)\" } // old"
        ),
        ("static func f() { old() }", "static func f() { old() }"),
        (
            "struct B { var old = 1; func g() { old; self.old } }",
            "struct B { var old = 1; func g() { old; self.old } }"
        ),
        ("deinit { old.x() }", "deinit { new.x() }"),
        ("func f() { older(); bold() }", "func f() { older(); bold() }"),
        ("func f() { let x = c ? old : d }", "func f() { let x = c ? new : d }"),
        ("func f() { g { [old] in old.x() } }", "func f() { g { [old = new] in old.x() } }"),
        ("func f() { g { [weak old] in old?.x() } }", "func f() { g { [weak old = new] in old?.x() } }"),
        ("func f() { let a = 1, old = 2; g(old) }", "func f() { let a = 1, old = 2; g(old) }"),
        (
            "func old(a: Int) { old(a: 1); self.old(a: 2); b.old(a: 3) }",
            "func old(a: Int) { old(a: 1); self.old(a: 2); b.old(a: 3) }"
        ),
        ("lazy var all = [old, b]", "lazy var all = [new, b]"),
    ]

    /// Methods that key-value coding finds by the name of the outlet do not follow, so they are listed.
    @Test func methodsOfKeyValueCodingAreLeft() throws {
        let fixture = CodeFixture([
            "A.h": "@interface A : X\n@property IBOutlet V *old;\n@end\n",
            "A.m": """
            @implementation A
            + (NSSet *)keyPathsForValuesAffectingOld { return nil; }
            - (BOOL)validateOld:(id *)value error:(NSError **)error { return YES; }
            - (NSUInteger)countOfOld { return 0; }
            - (void)addOld:(V *)value {}
            - (void)olderAtIndexes:(NSIndexSet *)indexes {}
            @end
            """,
            "B.swift": "extension A { @objc func insertObject(_ value: V, inOldAtIndex index: Int) {} }",
        ])
        let rename = try CodeRenaming.rename(
            outlet: "old", to: "fresh", in: family(fixture, "A"), search: fixture.search("old", newName: "fresh"))
        #expect(rename.remaining.map { "\($0.path):\($0.place.line)" } == ["A.m:2", "A.m:3", "A.m:4", "B.swift:1"])
        #expect(
            Set(rename.remaining.map(\.reason)) == ["key-value coding finds it by the name of the property"])
    }

    /// The text after, with what is listed between question marks.
    private func marked(_ fixture: CodeFixture, _ rename: CodeRename, _ path: String) -> String {
        var all = rename.changes.filter { $0.path == path }
        for place in rename.remaining where place.path == path {
            let bytes = fixture.bytes(path)
            var end = place.place.offset
            let isText = place.place.offset > 0 && bytes[place.place.offset - 1] == UInt8(ascii: "\"")
            while end < bytes.count, isText ? bytes[end] != UInt8(ascii: "\"") : Byte.isName(bytes[end]) { end += 1 }
            let text = String(decoding: bytes[place.place.offset..<end], as: UTF8.self)
            all.append(CodeChange(path: path, range: place.place.offset..<end, text: "?\(text)?"))
        }
        return fixture.changed(all).files[path] ?? ""
    }

    @Test(arguments: swiftOutlets) func swiftOutlet(_ before: String, _ after: String) throws {
        let head = "class A: B {\n    @IBOutlet weak var "
        let fixture = CodeFixture(["A.swift": head + "old: UIView!\n    \(before)\n}\n"])
        let rename = try CodeRenaming.rename(
            outlet: "old", to: "new", in: family(fixture, "A"), search: fixture.search("old", newName: "new"))
        #expect(marked(fixture, rename, "A.swift") == head + "new: UIView!\n    \(after)\n}\n")
    }

    @Test func heirsExtensionsAndStrangers() throws {
        let fixture = CodeFixture([
            "A.swift": "class A: X {\n@IBOutlet var `old`: V!\n}\nextension A { func f() { old.x() } }\n",
            "B.swift":
                "class B: A {\nfunc g() { old.x(); super.old.y() }\n}\nclass C: X {\nvar old = 1\nfunc g() { old; self.old; b.old }\n}\n",
        ])
        let rename = try CodeRenaming.rename(
            outlet: "old", to: "new", in: family(fixture, "A", [], ["B"]), search: fixture.search("old", newName: "new")
        )
        let changed = fixture.changed(rename.changes)
        #expect(
            changed.files["A.swift"]
                == "class A: X {\n@IBOutlet var `new`: V!\n}\nextension A { func f() { new.x() } }\n")
        #expect(
            changed.files["B.swift"]
                == "class B: A {\nfunc g() { new.x(); super.new.y() }\n}\nclass C: X {\nvar old = 1\nfunc g() { old; self.old; b.old }\n}\n"
        )
        #expect(
            rename.remaining.map { "\($0.path):\($0.place.line):\($0.place.column): \($0.line)" } == [
                "B.swift:6:29: func g() { old; self.old; b.old }"
            ])
    }

    @Test func swiftAction() throws {
        let fixture = CodeFixture([
            "A.swift":
                "class A: X {\n@IBAction func old(_ s: Any) {}\nfunc f() { old(1); self.old(b); #selector(old(_:)); Selector((\"old:\")); c.old(1) }\n}\n",
            "B.swift": "class B: X {\nfunc old(_ s: Any) { old(1); #selector(A.old) }\n}\n",
        ])
        let (rename, selector) = try CodeRenaming.rename(
            action: "old:", to: "new", in: family(fixture, "A"), search: fixture.search("old", newName: "new"))
        #expect(selector == "new:")
        #expect(
            marked(fixture, rename, "A.swift")
                == "class A: X {\n@IBAction func new(_ s: Any) {}\nfunc f() { new(1); self.new(b); #selector(new(_:)); Selector((\"?old:?\")); c.?old?(1) }\n}\n"
        )
        #expect(
            marked(fixture, rename, "B.swift") == "class B: X {\nfunc old(_ s: Any) { old(1); #selector(A.new) }\n}\n")
        #expect(throws: CodeEditError.self) {
            _ = try CodeRenaming.rename(
                action: "old:", to: "new:x:", in: family(fixture, "A"), search: fixture.search("old", newName: "new"))
        }
    }

    @Test func overloadedActionsAreOnlyChangedByTheirLabels() throws {
        let fixture = CodeFixture([
            "A.swift":
                "class A: X {\n@IBAction func old(_ s: Any) {}\nfunc old() {}\nfunc f() { old(1); #selector(old(_:)) }\n}\n"
        ])
        let (rename, _) = try CodeRenaming.rename(
            action: "old:", to: "new:", in: family(fixture, "A"), search: fixture.search("old", newName: "new"))
        #expect(
            marked(fixture, rename, "A.swift")
                == "class A: X {\n@IBAction func new(_ s: Any) {}\nfunc old() {}\nfunc f() { new(1); #selector(new(_:)) }\n}\n"
        )
    }

    @Test func callsWithOtherArgumentsAreNoUses() throws {
        let fixture = CodeFixture([
            "A.swift":
                "class A: X {\n@IBAction func old(_ s: Any) {}\nvar old = 1\nfunc f() { a.old(); a.old(1); a.old; .old(1); #selector(b.old); old.x() }\n}\n"
        ])
        let (rename, _) = try CodeRenaming.rename(
            action: "old:", to: "new:", in: family(fixture, "A"), search: fixture.search("old", newName: "new"))
        #expect(
            marked(fixture, rename, "A.swift")
                == "class A: X {\n@IBAction func new(_ s: Any) {}\nvar old = 1\nfunc f() { a.old(); a.?old?(1); a.old; .old(1); #selector(b.?old?); old.x() }\n}\n"
        )
    }

    @Test func objectiveCOutlet() throws {
        let fixture = CodeFixture([
            "A.h": "@interface A : B\n@property (weak) IBOutlet UIButton *old;\n@end\n",
            "A.m":
                "@implementation A\n@synthesize old = _old;\n- (void)setOld:(id)x { _old = x; }\n- (void)f { self.old = 1; [self.old g]; [self old]; [self setOld:x]; self->_old; old; [x old]; x.old; [x setOld:1]; @\"old\"; }\n@end\n",
            "C.m": "@implementation C\n- (void)f { self.old = _old; @selector(old); }\n@end\n",
        ])
        let rename = try CodeRenaming.rename(
            outlet: "old", to: "fresh", in: family(fixture, "A"), search: fixture.search("old", newName: "fresh"))
        #expect(
            marked(fixture, rename, "A.h") == "@interface A : B\n@property (weak) IBOutlet UIButton *fresh;\n@end\n")
        #expect(
            marked(fixture, rename, "A.m")
                == "@implementation A\n@synthesize fresh = _fresh;\n- (void)setFresh:(id)x { _fresh = x; }\n- (void)f { self.fresh = 1; [self.fresh g]; [self fresh]; [self setFresh:x]; self->_fresh; old; [x ?old?]; x.?old?; [x ?setOld?:1]; @\"old\"; }\n@end\n"
        )
        #expect(fixture.changed(rename.changes).files["C.m"] == fixture.files["C.m"])
    }

    @Test func objectiveCVariable() throws {
        let fixture = CodeFixture([
            "A.h": "@interface A : B {\n    IBOutlet UIButton *old;\n}\n@end\n",
            "A.m":
                "@implementation A\n- (void)f { [old g]; self->old; x->old; }\n- (void)g:(id)old { [old g]; }\n- (void)h { id fresh; old = fresh; }\n- (void)i:(id)a old:(id)b;\n- (void)i:(id)a\n old: (id)b { a ? old : b; }\n- (void)j { goto old; @{old: old}; old: [old g]; }\n@end\n",
        ])
        let rename = try CodeRenaming.rename(
            outlet: "old", to: "fresh", in: family(fixture, "A"), search: fixture.search("old", newName: "fresh"))
        #expect(marked(fixture, rename, "A.h") == "@interface A : B {\n    IBOutlet UIButton *fresh;\n}\n@end\n")
        #expect(
            fixture.changed(rename.changes).files["A.m"]
                == "@implementation A\n- (void)f { [fresh g]; self->fresh; x->old; }\n- (void)g:(id)old { [old g]; }\n- (void)h { id fresh; self->fresh = fresh; }\n- (void)i:(id)a old:(id)b;\n- (void)i:(id)a\n old: (id)b { a ? fresh : b; }\n- (void)j { goto old; @{fresh: fresh}; old: [fresh g]; }\n@end\n"
        )
    }

    /// Names that the compiler would refuse, and members that are named elsewhere.
    @Test(arguments: [
        ("A.m", "newButton"), ("A.m", "copyOfIt"), ("A.m", "initial2"), ("A.m", "news"), ("A.swift", "newButton"),
        ("B.swift", "other"), ("C.swift", "other"),
    ]) func refusedNames(_ path: String, _ newName: String) throws {
        let code = [
            "A.m": "@interface A : B\n@property IBOutlet V *old;\n@end\n",
            "A.swift": "class A: B { @IBOutlet var old: V! }\n",
            "B.swift": "class A: UIView { @IBOutlet override var old: V! }\n",
            "C.swift": "class A: UIView { @IBOutlet @objc(old) var name: V! }\n",
        ]
        let fixture = CodeFixture([path: code[path] ?? ""])
        let isRefused = ["newButton", "copyOfIt"].contains(newName) && path == "A.m" || newName == "other"
        do {
            _ = try CodeRenaming.rename(
                outlet: "old", to: newName, in: family(fixture, "A"), search: fixture.search("old", newName: newName))
            #expect(!isRefused)
        } catch {
            #expect(isRefused, "\(error)")
        }
    }

    @Test func objectiveCAction() throws {
        let fixture = CodeFixture([
            "A.h": "@interface A : B\n- (IBAction)old:(id)sender;\n@end\n",
            "A.m":
                "@implementation A\n- (IBAction)old:(id)sender {\n[self old:nil]; [x old:nil]; @selector(old:); @selector(old); [self old];\n}\n@end\n",
            "B.m": "@implementation B\n- (void)old:(id)x { [self old:x]; }\n@end\n",
        ])
        let (rename, _) = try CodeRenaming.rename(
            action: "old:", to: "new:", in: family(fixture, "A"), search: fixture.search("old", newName: "new"))
        #expect(fixture.changed(rename.changes).files["A.h"] == "@interface A : B\n- (IBAction)new:(id)sender;\n@end\n")
        #expect(
            fixture.changed(rename.changes).files["A.m"]
                == "@implementation A\n- (IBAction)new:(id)sender {\n[self new:nil]; [x old:nil]; @selector(new:); @selector(old); [self old];\n}\n@end\n"
        )
        #expect(fixture.changed(rename.changes).files["B.m"] == fixture.files["B.m"])
    }

    @Test func classes() throws {
        let fixture = CodeFixture([
            "A.swift":
                "class A: X {\nstatic let a = A.self\nfunc f(A: Int) -> [A] { g(A: A()); \"A\"; Other.A(); M.A() } // A\n}\nextension A {}\n",
            "B.swift": "enum Other { class A {}; var a: A }\nlet b: A? = .A\n",
            "C.m":
                "@class A;\n#import \"A.h\"\n- (A *)f { [A new]; @\"A\"; }\n@interface D : E\n- (void)f:(id)x A:(A *)y;\n@end\n",
        ])
        var codeClass = try #require(fixture.codeClass("A"))
        codeClass.modules = ["M"]
        let rename = try CodeRenaming.rename(class: codeClass, to: "Z", search: fixture.search("A", newName: "Z"))
        #expect(
            marked(fixture, rename, "A.swift")
                == "class Z: X {\nstatic let a = Z.self\nfunc f(A: Int) -> [Z] { g(A: A()); \"A\"; Other.A(); M.Z() } // A\n}\nextension Z {}\n"
        )
        #expect(marked(fixture, rename, "B.swift") == "enum Other { class A {}; var a: A }\nlet b: Z? = .A\n")
        #expect(
            marked(fixture, rename, "C.m")
                == "@class Z;\n#import \"A.h\"\n- (Z *)f { [Z new]; @\"A\"; }\n@interface D : E\n- (void)f:(id)x A:(Z *)y;\n@end\n"
        )
    }

    @Test func thereAndBackGivesTheBytes() throws {
        let text = "class A: X {\r\n\t@IBOutlet var old: V!\r\n\tfunc f() { old.x(self.old, b.old) }\r\n}\r\n"
        let fixture = CodeFixture(["A.swift": text])
        let there = try CodeRenaming.rename(
            outlet: "old", to: "somethingElse", in: family(fixture, "A"), search: fixture.search("old", newName: "new"))
        let changed = fixture.changed(there.changes)
        #expect(changed.files["A.swift"] != text)
        let back = try CodeRenaming.rename(
            outlet: "somethingElse", to: "old", in: family(changed, "A"), search: changed.search("somethingElse"))
        #expect(changed.changed(back.changes).files["A.swift"] == text)
    }

    @Test func refused() throws {
        let fixture = CodeFixture([
            "A.swift": "class A: X {\n@IBOutlet var old: V!\nvar taken = 1\n}\n",
            "X.swift": "class X { var above = 1 }\n",
            "B.swift": "class B: A { var below = 1 }\n",
        ])
        let all = try family(fixture, "A", ["X"], ["B"])
        for (old, new, kind) in [
            ("old", "taken", "exists"), ("old", "above", "exists"), ("old", "below", "exists"),
            ("old", "1a", "bad-name"), ("old", "class", "bad-name"), ("taken", "a", "not-declared"),
            ("none", "a", "not-declared"),
        ] {
            let error = #expect(throws: CodeEditError.self) {
                _ = try CodeRenaming.rename(outlet: old, to: new, in: all, search: fixture.search(old))
            }
            #expect(error?.kind.rawValue == kind)
        }
        var stale = fixture.search("old")
        stale.files = stale.files.map {
            CodeFile(path: $0.path, declarations: $0.declarations, bytes: Array("// new first line\n".utf8) + $0.bytes)
        }
        let error = #expect(throws: CodeEditError.self) {
            _ = try CodeRenaming.rename(outlet: "old", to: "fine", in: all, search: stale)
        }
        #expect(error?.kind == .changedFile)
    }

    @Test func whatADeletionLeaves() throws {
        let fixture = CodeFixture([
            "A.swift": "class A: X {\n@IBOutlet var old: V! { didSet { old.x() } }\nfunc f() { old.x(b.old) }\n}\n"
        ])
        let all = try family(fixture, "A")
        let deleted = try CodeDeleting.delete(outlet: "old", of: all.codeClass, bytes: fixture.bytes)
        let left = try CodeRenaming.uses(
            of: "old", isAction: false, in: all, search: fixture.search("old"), except: deleted)
        #expect(left.remaining.map { "\($0.place.line):\($0.place.column)" } == ["3:12", "3:20"])
    }
}

/// Whether a name stands in a file at all.
@Suite struct CodeFileTests {
    @Test(arguments: [
        ("old", "a old b", true), ("old", "oold", true), ("old", "ol", false), ("old", "", false), ("", "a", false),
        ("old", "ool d", false), ("old", "bold", true),
    ]) func mentions(_ name: String, _ text: String, _ expected: Bool) {
        #expect(CodeFile.mentions(name, in: Array(text.utf8)) == expected)
    }
}
