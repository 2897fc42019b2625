import Testing

@testable import CodeEditing
@testable import SourceIndex

/// Outlets and actions taken out of code: text before, what goes, text after.
@Suite struct CodeDeletingTests {
    @Test(arguments: [
        (
            "its lines with the doc comment, and no two blank lines",
            "class A: B {\n    var x = 1\n\n    /// The button.\n    /// Big.\n    @IBOutlet\n    weak var button: UIButton! // here\n\n    func f() {}\n}\n",
            "class A: B {\n    var x = 1\n\n    func f() {}\n}\n"
        ),
        (
            "a block comment",
            "class A: B {\n    // MARK: - Outlets\n    /**\n     The button.\n     */\n    @IBOutlet var button: UIButton!\n    var x = 1\n}\n",
            "class A: B {\n    // MARK: - Outlets\n    var x = 1\n}\n"
        ),
        (
            "the blank line before the brace",
            "class A: B {\n    var x = 1\n\n    @IBOutlet var button: UIButton!\n}\n",
            "class A: B {\n    var x = 1\n}\n"
        ),
        (
            "the blank line that would come first",
            "class A: B\n{ // here\n    /// The button.\n    @IBOutlet var button: UIButton!\n\n    var x = 1\n}\n",
            "class A: B\n{ // here\n    var x = 1\n}\n"
        ),
        (
            "the blank line below the only member",
            "class A: B {\n    @IBOutlet var button: UIButton!\n\n}\n", "class A: B {\n}\n"
        ),
        (
            "a blank line that came first before",
            "class A: B {\n\n    @IBOutlet var button: UIButton!\n\n    var x = 1\n}\n",
            "class A: B {\n\n    var x = 1\n}\n"
        ),
        (
            "the blank line below another member stays",
            "class A: B { var y = 1\n    @IBOutlet var button: UIButton!\n\n    var x = 1\n}\n",
            "class A: B { var y = 1\n\n    var x = 1\n}\n"
        ),
        (
            "what shares its line stays", "class A: B { @IBOutlet var button: UIButton!; var x = 1 }\n",
            "class A: B { var x = 1 }\n"
        ),
        (
            "line ends of Windows", "class A: B {\r\n    @IBOutlet var button: UIButton!\r\n    var x = 1\r\n}\r\n",
            "class A: B {\r\n    var x = 1\r\n}\r\n"
        ),
    ]) func swiftOutlet(_ name: String, _ before: String, _ after: String) throws {
        let fixture = CodeFixture(["A.swift": before])
        let codeClass = try #require(fixture.codeClass("A"))
        let changes = try CodeDeleting.delete(outlet: "button", of: codeClass, bytes: fixture.bytes)
        #expect(fixture.changed(changes).files["A.swift"] == after)
    }

    @Test func objectiveCOutlet() throws {
        let fixture = CodeFixture([
            "A.h":
                "@interface A : B {\n    IBOutlet UIButton *button;\n    int x;\n}\n/// The button.\n@property (weak) IBOutlet UIButton *button;\n@end\n",
            "A.m": "@implementation A\n@synthesize a = _a, button = _button, b;\n- (void)f {}\n@end\n",
        ])
        let codeClass = try #require(fixture.codeClass("A"))
        let changed = fixture.changed(try CodeDeleting.delete(outlet: "button", of: codeClass, bytes: fixture.bytes))
        #expect(changed.files["A.h"] == "@interface A : B {\n    int x;\n}\n@end\n")
        #expect(changed.files["A.m"] == "@implementation A\n@synthesize a = _a, b;\n- (void)f {}\n@end\n")
        let last = CodeFixture([
            "A.h": "@interface A : B\n@property (weak) IBOutlet UIButton *button;\n@end\n",
            "A.m": "@implementation A\n@synthesize a, button;\n@end\n",
        ])
        let other = try #require(last.codeClass("A"))
        let result = last.changed(try CodeDeleting.delete(outlet: "button", of: other, bytes: last.bytes))
        #expect(result.files["A.m"] == "@implementation A\n@synthesize a;\n@end\n")
    }

    @Test func objectiveCAction() throws {
        let fixture = CodeFixture([
            "A.h":
                "@interface A : B\n- (IBAction)save:(id)sender;\n- (IBAction)save:(id)sender forEvent:(UIEvent *)e;\n@end\n",
            "A.m":
                "@implementation A\n\n- (void)f {\n}\n\n// Saves.\n- (IBAction)save:(id)sender {\n    [self f];\n}\n\n@end\n",
        ])
        let codeClass = try #require(fixture.codeClass("A"))
        let changed = fixture.changed(try CodeDeleting.delete(action: "save:", of: codeClass, bytes: fixture.bytes))
        #expect(changed.files["A.h"] == "@interface A : B\n- (IBAction)save:(id)sender forEvent:(UIEvent *)e;\n@end\n")
        #expect(changed.files["A.m"] == "@implementation A\n\n- (void)f {\n}\n\n// Saves.\n\n@end\n")
    }

    @Test func refused() throws {
        let fixture = CodeFixture([
            "A.swift":
                "class A {\n    @IBOutlet var a: UIView!, b: UIView!\n    var c = 1\n    @IBAction func f() {}\n}\n"
        ])
        let codeClass = try #require(fixture.codeClass("A"))
        let together = #expect(throws: CodeEditError.self) {
            _ = try CodeDeleting.delete(outlet: "a", of: codeClass, bytes: fixture.bytes)
        }
        #expect(together?.kind == .entangled)
        let plain = #expect(throws: CodeEditError.self) {
            _ = try CodeDeleting.delete(outlet: "c", of: codeClass, bytes: fixture.bytes)
        }
        #expect(plain?.kind == .notDeclared)
        #expect(plain?.hint == "it declares 'a', 'b'")
        let action = #expect(throws: CodeEditError.self) {
            _ = try CodeDeleting.delete(action: "g:", of: codeClass, bytes: fixture.bytes)
        }
        #expect(action?.hint == "it declares 'f'")
    }
}
