import SourceIndex
import Testing

@testable import SwiftDeclarations

@Suite("Members of Swift classes")
struct MemberTests {
    static let members: [(declaration: String, summaries: [String])] = [
        // Outlets.
        ("@IBOutlet weak var a: UILabel!", ["property a: UILabel outlet objc weak iuo"]),
        ("@IBOutlet var a: UILabel?", ["property a: UILabel outlet objc optional"]),
        ("@IBOutlet var a: Optional<UILabel>", ["property a: UILabel outlet objc optional"]),
        ("@IBOutlet private unowned var a: UILabel", ["property a: UILabel outlet objc weak fileScoped"]),
        ("@IBOutlet private(set) var a: UILabel!", ["property a: UILabel outlet objc iuo"]),
        ("@IBOutlet var a: [UILabel]!", ["property a: [UILabel] outlet collection objc iuo"]),
        ("@IBOutlet var a: Array<UIView> = []", ["property a: Array<UIView> outlet collection objc"]),
        ("@IBOutlet var a = [UIView]()", ["property a: [UIView] outlet collection objc"]),
        (
            "@IBOutlet var a, b: UILabel!",
            ["property a: UILabel outlet objc iuo", "property b: UILabel outlet objc iuo"]
        ),
        (
            "@IBOutlet var a: UIView!, b: UILabel?",
            ["property a: UIView outlet objc iuo", "property b: UILabel outlet objc optional"]
        ),
        ("@IBOutlet\n  weak\n  var a\n  : UILabel!", ["property a: UILabel outlet objc weak iuo"]),
        ("#if os(iOS)\n@IBOutlet\n#endif\nvar a: UILabel!", ["property a: UILabel outlet objc iuo"]),
        ("@IBOutlet var a: (UIView & Foo)!", ["property a: (UIView & Foo) outlet objc iuo"]),
        ("@IBOutlet var a: UILabel! { didSet { b() } }", ["property a: UILabel outlet objc iuo"]),
        ("@IBOutlet lazy var a: UILabel! = nil", ["property a: UILabel outlet objc iuo lazy"]),
        ("@IBOutlet override var a: UILabel!", ["property a: UILabel outlet objc override iuo"]),
        ("@IBOutlet var `default`: UILabel!", ["property default: UILabel outlet objc iuo"]),
        ("@IBOutlet @objc dynamic var a: UILabel!", ["property a: UILabel outlet objc iuo"]),
        // Inspectable properties, and inferred types.
        ("@IBInspectable var a: CGFloat = 0 { didSet {} }", ["property a: CGFloat inspectable objc"]),
        ("@IBInspectable var a = true", ["property a: Bool inspectable objc"]),
        ("@IBInspectable var a = -1", ["property a: Int inspectable objc"]),
        ("@IBInspectable var a = 1.5", ["property a: Double inspectable objc"]),
        ("@IBInspectable var a = \"x\"", ["property a: String inspectable objc"]),
        ("@IBInspectable var a = UIColor.red", ["property a: UIColor inspectable objc"]),
        ("@IBInspectable var a = CGSize(width: 1, height: 2)", ["property a: CGSize inspectable objc"]),
        ("var a = x as? UIView", ["property a: UIView optional"]),
        ("var a = Foo.Bar<Int>()", ["property a: Foo.Bar"]),
        ("var a = Foo.shared", ["property a"]),
        ("var a = make()", ["property a"]),
        ("@GKInspectable var a: Int = 1", ["property a: Int objc"]),
        ("@NSManaged var a: String?", ["property a: String objc optional"]),
        // Settable and read-only properties.
        ("@IBInspectable var a: Int { get { 1 } set { } }", ["property a: Int inspectable objc"]),
        ("@objc var a: Int { 1 }", ["property a: Int objc readOnly"]),
        ("@objc var a: Int { get { 1 } }", ["property a: Int objc readOnly"]),
        ("@objc var a: Int { _read { yield b } _modify { yield &b } }", ["property a: Int objc"]),
        ("@objc var a: Int { get { 1 } @objc(putA:) set { } }", ["property a: Int objc (putA:)"]),
        ("@objc let a = 1", ["property a: Int objc readOnly"]),
        ("let a = \"x\"", ["property a: String readOnly"]),
        ("static let a = \"x\"", ["constant a: x typeLevel"]),
        ("static let a = 5", ["property a: Int typeLevel readOnly"]),
        ("class var a: String { \"x\" }", ["constant a: x typeLevel"]),
        ("class var a: String { return \"x\" }", ["constant a: x typeLevel"]),
        ("static let a = NSNib.Name(\"x\")", ["constant a: x typeLevel"]),
        ("static let a = NSUserInterfaceItemIdentifier(rawValue: \"x\")", ["constant a: x typeLevel"]),
        ("static let a = String(describing: Cell.self)", ["constant a: Cell typeLevel"]),
        ("static let a = \"\\(Cell.self)\"", ["constant a: Cell typeLevel"]),
        ("static let a = \"a\\u{62}\"", ["constant a: ab typeLevel"]),
        ("static let a = #\"a\\b\"#", ["constant a: a\\b typeLevel"]),
        ("static let a = \"a\\(b)\"", ["property a: String typeLevel readOnly"]),
        // Methods.
        ("@IBAction func a(_ sender: UIButton) {}", ["method a action objc"]),
        ("@IBAction private func a() {}", ["method a action objc fileScoped"]),
        ("@IBSegueAction func a(_ coder: NSCoder) -> Foo? { nil }", ["method a: Foo segueAction objc optional"]),
        ("@objc func a() -> [Int] { [] }", ["method a: [Int] objc"]),
        ("@nonobjc func a() {}", ["method a nonObjC"]),
        ("override class func a() {}", ["method a override typeLevel"]),
        ("dynamic func a() {}", ["method a objc"]),
        ("static func == (a: C, b: C) -> Bool { true }", []),
        // Initializers.
        ("required init?(coder: NSCoder) { fatalError() }", ["initializer init optional required unavailable"]),
        (
            "required init?(coder aDecoder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }",
            ["initializer init optional required unavailable"]
        ),
        ("required init?(coder: NSCoder) { super.init(coder: coder) }", ["initializer init optional required"]),
        (
            "required init?(coder: NSCoder) { super.init(coder: coder); fatalError() }",
            ["initializer init optional required"]
        ),
        ("override init(frame: CGRect) { super.init(frame: frame) }", ["initializer init override"]),
        ("convenience init!(x: Int) { self.init() }", ["initializer init iuo convenience"]),
        // Conditional compilation.
        (
            "#if DEBUG\nvar a: Int\n#elseif X\nvar b: Int\n#else\n@IBAction func c() {}\n#endif",
            ["property a: Int conditional", "property b: Int conditional", "method c action objc conditional"]
        ),
        // Declarations that are not members.
        ("deinit { }", []), ("subscript(i: Int) -> Int { 0 }", []), ("var (a, b) = (1, 2)", []),
    ]

    @Test("A declaration gives the expected members", arguments: members)
    func member(_ declaration: String, _ summaries: [String]) throws {
        let file = Summary.read("class C {\n\(declaration)\n}")
        #expect(try #require(file.types.first).members.map(Summary.of) == summaries)
        #expect(file.firstError == nil)
    }

    @Test("Parameters have a label, a name and a type without attributes")
    func parameters() throws {
        let file = Summary.read(
            "class C { func a(_ b: UIButton!, for c: [Int]?, d: @escaping () -> Void, `in` e: Int...) {} }")
        let parameters = try #require(file.types.first?.members.first).parameters
        let expected = [
            Member.Parameter(label: "_", name: "b", type: "UIButton"),
            Member.Parameter(label: "for", name: "c", type: "[Int]"),
            Member.Parameter(label: "d", name: "d", type: "@escaping () -> Void"),
            Member.Parameter(label: "in", name: "e", type: "Int"),
        ]
        #expect(parameters == expected)
    }

    @Test("@objcMembers and @objc extensions expose all members except private ones")
    func visible() {
        let file = Summary.read(
            """
            @objcMembers class A { var a = 1; private var b = 1; @nonobjc var c = 1; @objc private var d = 1 }
            @objc extension A { func e() {} }
            private extension A { @objc func f() {}; func g() {} }
            @objc protocol P { func h() }
            """)
        let visible = file.types.flatMap(\.members).filter { $0.traits.contains(.objc) }.map(\.name)
        #expect(visible == ["a", "d", "e", "f", "h"])
        let hidden = file.types.flatMap(\.members).filter { $0.traits.contains(.fileScoped) }.map(\.name)
        #expect(hidden == ["b", "d", "f", "g"])
    }

    @Test("Places and extents are byte offsets, with any line ends and characters")
    func places() throws {
        for newline in ["\n", "\r\n"] {
            for mark in ["", "\u{FEFF}"] {
                let text =
                    "\(mark)// Käse\(newline)class Ü {\(newline)  /* ä */ @IBOutlet var naïve: Int!\(newline)}\(newline)"
                let file = Summary.read(text)
                let type = try #require(file.types.first)
                let member = try #require(type.members.first)
                let bytes = Array(text.utf8)
                func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
                #expect(part(member.extent) == "@IBOutlet var naïve: Int!")
                #expect(part(member.place.offset..<member.place.offset + 6) == "naïve")
                #expect((member.place.line, member.place.column) == (3, 26))
                #expect(part(type.place.offset..<type.place.offset + 2) == "Ü")
                #expect((type.place.line, type.place.column) == (2, 7))
                #expect(bytes[type.body.lowerBound - 1] == UInt8(ascii: "{"))
                #expect(bytes[type.body.upperBound] == UInt8(ascii: "}"))
            }
        }
    }
}
