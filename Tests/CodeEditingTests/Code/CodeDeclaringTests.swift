import Testing

@testable import CodeEditing
@testable import SourceIndex

/// Outlets and actions put into code: text before, what is declared, text after.
@Suite struct CodeDeclaringTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var outlet: NewOutlet?
        var action: (selector: String, sender: String?)?
        var before: String
        var after: String

        var testDescription: String { name }
    }

    static func outlet(_ name: String, _ type: String, isCollection: Bool = false, isStrong: Bool = false) -> NewOutlet
    {
        var outlet = NewOutlet(name: name, type: type)
        outlet.isCollection = isCollection
        outlet.isStrong = isStrong
        return outlet
    }

    static let swiftCases: [Case] = [
        Case(
            name: "first in a class that Xcode made", outlet: outlet("button", "UIButton"),
            before: "class A: UIViewController {\n\n    override func viewDidLoad() {\n    }\n\n}\n",
            after:
                "class A: UIViewController {\n    @IBOutlet weak var button: UIButton!\n\n    override func viewDidLoad() {\n    }\n\n}\n"
        ),
        Case(
            name: "a blank line before a method", outlet: outlet("button", "UIButton"),
            before: "class A: B {\n  func f() {}\n}\n",
            after: "class A: B {\n  @IBOutlet weak var button: UIButton!\n\n  func f() {}\n}\n"),
        Case(
            name: "behind the last outlet", outlet: outlet("b", "UIView"),
            before: "class A: B {\n\tlet x = 1\n\t@IBOutlet var a: UILabel! // first\n\tvar y = 2\n}\n",
            after:
                "class A: B {\n\tlet x = 1\n\t@IBOutlet var a: UILabel! // first\n\t@IBOutlet weak var b: UIView!\n\tvar y = 2\n}\n"
        ),
        Case(
            name: "not inside #if", outlet: outlet("b", "UIView"),
            before: "class A: B {\n    #if DEBUG\n    @IBOutlet var a: UILabel!\n    #endif\n}\n",
            after:
                "class A: B {\n    @IBOutlet weak var b: UIView!\n    #if DEBUG\n    @IBOutlet var a: UILabel!\n    #endif\n}\n"
        ),
        Case(
            name: "behind an outlet with an observer", outlet: outlet("b", "UIView"),
            before: "class A: B {\n    @IBOutlet var a: UILabel! {\n        didSet { }\n    }\n}\n",
            after:
                "class A: B {\n    @IBOutlet var a: UILabel! {\n        didSet { }\n    }\n    @IBOutlet weak var b: UIView!\n}\n"
        ),
        Case(
            name: "braces on one line are opened", outlet: outlet("b", "UIView"),
            before: "  class A: B {}\n", after: "  class A: B {\n    @IBOutlet weak var b: UIView!\n  }\n"),
        Case(
            name: "a body on one line", outlet: outlet("b", "UIView"), before: "class A: B { var x = 1 }\n",
            after: "class A: B {\n    @IBOutlet weak var b: UIView!\n    var x = 1\n}\n"),
        Case(
            name: "an outlet on the line of the brace", outlet: outlet("b", "UIView"),
            before: "class A: B { @IBOutlet var a: UIView! }\n",
            after: "class A: B { @IBOutlet var a: UIView!\n    @IBOutlet weak var b: UIView!\n}\n"),
        Case(
            name: "line ends of Windows", outlet: outlet("b", "UIView"), before: "class A: B {\r\n}\r\n",
            after: "class A: B {\r\n    @IBOutlet weak var b: UIView!\r\n}\r\n"),
        Case(
            name: "a strong collection", outlet: outlet("labels", "UILabel", isCollection: true),
            before: "class A: B {\n}", after: "class A: B {\n    @IBOutlet var labels: [UILabel]!\n}"),
        Case(
            name: "a constraint is strong", outlet: outlet("top", "NSLayoutConstraint", isStrong: true),
            before: "class A: B { // A\n}\n",
            after: "class A: B { // A\n    @IBOutlet var top: NSLayoutConstraint!\n}\n"),
        Case(
            name: "inside another class", outlet: outlet("b", "UIView"),
            before: "enum N {\n    class Q {\n    }\n    class A: B {\n        let x = 1;\n    }\n}\nclass A: B {\n}\n",
            after:
                "enum N {\n    class Q {\n    }\n    class A: B {\n        let x = 1;\n    }\n}\nclass A: B {\n    @IBOutlet weak var b: UIView!\n}\n"
        ),
        Case(
            name: "an action at the end", action: ("save:", "UIButton"),
            before: "class A: B {\n    var x = 1\n}\n",
            after: "class A: B {\n    var x = 1\n\n    @IBAction func save(_ sender: UIButton) {\n    }\n}\n"),
        Case(
            name: "an action behind a blank line", action: ("save:", nil),
            before: "class A: B {\n    var x = 1\n\n}\n",
            after: "class A: B {\n    var x = 1\n\n    @IBAction func save(_ sender: Any) {\n    }\n}\n"),
        Case(
            name: "behind the last action", action: ("save:forEvent:", "UIButton"),
            before: "class A: B {\n    @IBAction func a(_ s: Any) {\n    }\n\n    var x = 1\n}\n",
            after:
                "class A: B {\n    @IBAction func a(_ s: Any) {\n    }\n\n    @IBAction func save(_ sender: UIButton, forEvent event: UIEvent) {\n    }\n\n    var x = 1\n}\n"
        ),
        Case(
            name: "an action without sender in an empty class", action: ("save", nil), before: "class A: B {\n}\n",
            after: "class A: B {\n    @IBAction func save() {\n    }\n}\n"),
        Case(
            name: "an action where the actions are", action: ("save", nil),
            before: "class A: B {\n}\nextension A {\n    @IBAction func a() {}\n}\n",
            after:
                "class A: B {\n}\nextension A {\n    @IBAction func a() {}\n\n    @IBAction func save() {\n    }\n}\n"),
        Case(
            name: "an action in a body on one line", action: ("save", nil), before: "class A: B { var x = 1 }",
            after: "class A: B {\n    var x = 1\n\n    @IBAction func save() {\n    }\n}"),
    ]

    @Test(arguments: swiftCases) func swift(_ test: Case) throws {
        try check(test, path: "A.swift")
    }

    static let objectiveCCases: [Case] = [
        Case(
            name: "first in the class extension", outlet: outlet("button", "UIButton"),
            before: "@interface A : B\n@end\n@interface A ()\n\n@end\n@implementation A\n@end\n",
            after:
                "@interface A : B\n@end\n@interface A ()\n@property (weak, nonatomic) IBOutlet UIButton *button;\n\n@end\n@implementation A\n@end\n"
        ),
        Case(
            name: "in the interface without an extension", outlet: outlet("top", "NSLayoutConstraint", isStrong: true),
            before: "@interface A : B\n@end\n",
            after: "@interface A : B\n@property (strong, nonatomic) IBOutlet NSLayoutConstraint *top;\n@end\n"),
        Case(
            name: "behind outlets, with their attributes", outlet: outlet("b", "UIView"),
            before:
                "@interface A : B {\n  int x;\n}\n@property(nonatomic, weak) IBOutlet UILabel *a; // a\n- (void)f;\n@end\n@interface A ()\n@end\n",
            after:
                "@interface A : B {\n  int x;\n}\n@property(nonatomic, weak) IBOutlet UILabel *a; // a\n@property(nonatomic, weak) IBOutlet UIView *b;\n- (void)f;\n@end\n@interface A ()\n@end\n"
        ),
        Case(
            name: "a collection like weak outlets", outlet: outlet("labels", "UILabel", isCollection: true),
            before: "@interface A : B\r\n@property (nonatomic,weak) IBOutlet UILabel *a;\r\n@end\r\n",
            after:
                "@interface A : B\r\n@property (nonatomic,weak) IBOutlet UILabel *a;\r\n@property (nonatomic,strong) IBOutletCollection(UILabel) NSArray *labels;\r\n@end\r\n"
        ),
        Case(
            name: "an action is only defined", action: ("save:", nil),
            before: "@interface A : B\n@end\n@implementation A\n\n- (void)f {\n}\n\n@end\n",
            after:
                "@interface A : B\n@end\n@implementation A\n\n- (void)f {\n}\n\n- (IBAction)save:(id)sender {\n}\n\n@end\n"
        ),
        Case(
            name: "an action beside declared ones, in their style", action: ("save:", "NSButton"),
            before:
                "@interface A : B\n-(IBAction)a:(id)s;\n@end\n@implementation A\n-(IBAction)a:(id)s\n{\n}\n- (void)f { }\n@end\n",
            after:
                "@interface A : B\n-(IBAction)a:(id)s;\n-(IBAction)save:(NSButton *)sender;\n@end\n@implementation A\n-(IBAction)a:(id)s\n{\n}\n\n- (IBAction)save:(NSButton *)sender {\n}\n- (void)f { }\n@end\n"
        ),
        Case(
            name: "an action without an implementation", action: ("save:forEvent:", nil),
            before: "@interface A : B\n@end\n",
            after: "@interface A : B\n\n- (IBAction)save:(id)sender forEvent:(UIEvent *)event;\n@end\n"),
    ]

    @Test(arguments: objectiveCCases) func objectiveC(_ test: Case) throws {
        try check(test, path: "A.m")
    }

    @Test func propertiesOfMacOSAreAtomic() throws {
        let fixture = CodeFixture(["A.m": "@interface A : B\n@end\n"])
        let codeClass = try #require(fixture.codeClass("A"))
        var outlet = NewOutlet(name: "button", type: "NSButton")
        outlet.isMac = true
        let changed = fixture.changed(try CodeDeclaring.declare(outlet, in: codeClass, bytes: fixture.bytes))
        #expect(
            changed.files["A.m"]
                == "@interface A : B\n@property (weak) IBOutlet NSButton *button;\n@end\n")
    }

    private func check(_ test: Case, path: String) throws {
        let fixture = CodeFixture([path: test.before])
        let codeClass = try #require(fixture.codeClass("A"))
        var changes: [CodeChange] = []
        if let outlet = test.outlet {
            changes = try CodeDeclaring.declare(outlet, in: codeClass, bytes: fixture.bytes)
        }
        if let action = test.action {
            let new = try NewAction(selector: action.selector, sender: action.sender)
            changes = try CodeDeclaring.declare(new, in: codeClass, bytes: fixture.bytes)
        }
        let changed = fixture.changed(changes)
        #expect(changed.files[path] == test.after)
        // What was declared is found again, and can be taken out
        let again = try #require(changed.codeClass("A"))
        if let outlet = test.outlet {
            let member = try #require(again.member(keyed: outlet.name)?.member)
            #expect(member.traits.contains(.outlet))
            #expect(member.traits.contains(.weak) == !(outlet.isStrong || outlet.isCollection))
            let without = changed.changed(try CodeDeleting.delete(outlet: outlet.name, of: again, bytes: changed.bytes))
            #expect(without.codeClass("A")?.member(keyed: outlet.name) == nil)
        }
        if let action = test.action {
            #expect(again.member(answering: action.selector)?.member.traits.contains(.action) == true)
            let without = changed.changed(
                try CodeDeleting.delete(action: action.selector, of: again, bytes: changed.bytes))
            #expect(without.codeClass("A")?.member(answering: action.selector) == nil)
        }
    }

    @Test(arguments: [
        ("9lives", "bad-name"), ("a b", "bad-name"), ("", "bad-name"), ("class", "bad-name"), ("label", "exists"),
        ("count", "exists"), ("inherited", "exists"),
    ]) func refusedOutlets(_ name: String, _ kind: String) throws {
        let fixture = CodeFixture([
            "A.swift": "class A: Base {\n@IBOutlet var label: UILabel!\nvar count = 1\n}\n",
            "Base.swift": "class Base { var inherited = 1 }",
        ])
        let codeClass = try #require(fixture.codeClass("A"))
        let base = try #require(fixture.codeClass("Base"))
        let error = #expect(throws: CodeEditError.self) {
            _ = try CodeDeclaring.declare(
                NewOutlet(name: name, type: "UIView"), in: codeClass, inherited: [base], bytes: fixture.bytes)
        }
        #expect(error?.kind.rawValue == kind)
        #expect(error?.hint != nil)
    }

    @Test func refusedActions() throws {
        for selector in ["a:b:", ":", "name:forEvent", "a::"] {
            #expect(throws: CodeEditError.self) { _ = try NewAction(selector: selector, sender: nil) }
        }
        let fixture = CodeFixture(["A.swift": "class A {\n    @objc func save(_ sender: Any) {}\n}\n"])
        let codeClass = try #require(fixture.codeClass("A"))
        let action = try NewAction(selector: "save:", sender: nil)
        let error = #expect(throws: CodeEditError.self) {
            _ = try CodeDeclaring.declare(action, in: codeClass, bytes: fixture.bytes)
        }
        #expect(error?.kind == .exists)
    }

    @Test func refusedFiles() throws {
        let fixture = CodeFixture(["A.swift": "class A {\n}\n"])
        let codeClass = try #require(fixture.codeClass("A"))
        let outlet = NewOutlet(name: "a", type: "UIView")
        func kind(_ bytes: @escaping (String) throws -> [UInt8]) -> CodeEditError.Kind? {
            do {
                _ = try CodeDeclaring.declare(outlet, in: codeClass, bytes: bytes)
                return nil
            } catch { return error.kind }
        }
        #expect(kind { _ in Array("struct X {}\nclass A {\n}".utf8) } == .changedFile)
        #expect(kind { _ in [] } == .changedFile)
        #expect(kind { _ in Array("class A {\n// ".utf8) + [0xE9, 0x0A, 0x7D] } == .encoding)
        #expect(kind { _ in throw CodeEditError(.unreadable, "") } == .unreadable)
        #expect(kind(fixture.bytes) == nil)
    }
}
