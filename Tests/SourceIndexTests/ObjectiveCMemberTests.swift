import Testing

@testable import SourceIndex

@Suite("Objective-C: members")
struct ObjectiveCMemberTests {
    private func members(_ text: String) -> [Member] {
        ObjectiveCFile.declarations(in: Array(text.utf8)).types.filter { $0.name == "A" }.flatMap(\.members)
    }

    private func summary(_ member: Member) -> String {
        let names: [(Member.Traits, String)] = [
            (.outlet, "outlet"), (.collection, "collection"), (.action, "action"), (.segueAction, "segueAction"),
            (.inspectable, "inspectable"), (.typeLevel, "type"), (.weak, "weak"), (.optional, "optional"),
            (.readOnly, "readOnly"), (.conditional, "conditional"), (.loadsNib, "loadsNib"),
        ]
        var parts = ["\(member.kind)", member.name, member.selector ?? "-", member.type]
        parts += names.filter { member.traits.contains($0.0) }.map(\.1)
        if !member.detail.isEmpty { parts.append("(\(member.detail))") }
        return parts.joined(separator: " ")
    }

    @Test(
        "properties and instance variables",
        arguments: [
            ("@property (weak, nonatomic) IBOutlet UILabel *a;", "property a a UILabel outlet weak"),
            ("@property IBOutlet UILabel *a, *b;", "property a a UILabel outlet;property b b UILabel outlet"),
            ("@property int a, b;", "property a a int;property b b int"),
            ("@property (nonatomic, nullable) IBOutlet UIView *a;", "property a a UIView outlet optional"),
            ("@property IBOutlet UIView * _Nullable a;", "property a a UIView outlet optional"),
            (
                "@property (strong) IBOutletCollection(UILabel) NSArray<UILabel *> *a;",
                "property a a NSArray outlet collection (UILabel)"
            ),
            ("@property IBOutletCollection( UIView ) NSArray *a;", "property a a NSArray outlet collection (UIView)"),
            ("@property (getter=isA, setter=putA:) IBInspectable BOOL a;", "property a isA BOOL inspectable (putA:)"),
            ("@property (getter = isA) BOOL a;", "property a isA BOOL"),
            ("@property (readonly, class) NSString *a;", "property a a NSString type readOnly"),
            ("@property (copy) void (^a)(NSString *x, int y);", "property a a void"),
            ("@property (assign) int (*a)(int);", "property a a int"),
            ("@property id<P> a;", "property a a id"),
            ("@property (weak) IBOutlet id <P, Q> a;", "property a a id outlet weak"),
            ("@property NSDictionary<NSString *, NSArray<UIView *> *> *a;", "property a a NSDictionary"),
            ("@property unsigned long a;", "property a a unsigned long"),
            ("@property UIColor *a UI_APPEARANCE_SELECTOR;", "property a a UIColor"),
            ("@property NSInteger a NS_AVAILABLE_IOS(9_0);", "property a a NSInteger"),
            ("@property UIView *a __attribute__((annotate(\"x\")));", "property a a UIView"),
            ("@property (nonatomic) NSInteger A_B;", "property A_B A_B NSInteger"),
            ("@property (nonatomic)\n  IBOutlet\n  UIView /* c */ *\n  a\n;", "property a a UIView outlet"),
            ("API_AVAILABLE(ios(13)) @property (weak) IBOutlet UIView *a;", "property a a UIView outlet weak"),
            ("#if X\n@property int a;\n#endif", "property a a int conditional"),
            ("@property __kindof UIView *a;", "property a a UIView"),
            ("@property const char *a;", "property a a char"),
        ])
    func properties(text: String, expected: String) {
        let found = members("@interface A : B\n\(text)\n@end")
        #expect(found.map(summary).joined(separator: ";") == expected)
    }

    @Test(
        "instance variables",
        arguments: [
            ("IBOutlet UILabel *a;", "instanceVariable a - UILabel outlet"),
            (
                "IBOutlet UILabel *a, *b; int c;",
                "instanceVariable a - UILabel outlet;instanceVariable b - UILabel outlet;instanceVariable c - int"
            ),
            (
                "@private __weak IBOutlet id<P> _a; @public int b;",
                "instanceVariable _a - id outlet weak;instanceVariable b - int"
            ),
            ("struct { int x:1; int y; } f; int a;", "instanceVariable f - struct;instanceVariable a - int"),
            (
                "void (^a)(void); int b[3]; unsigned c:4;",
                "instanceVariable a - void;instanceVariable b - int;instanceVariable c - unsigned"
            ),
            ("IBOutletCollection(UIView) NSArray *a;", "instanceVariable a - NSArray outlet collection (UIView)"),
            (
                "#if X\nint a;\n#else\nint b;\n#endif",
                "instanceVariable a - int conditional;instanceVariable b - int conditional"
            ),
        ])
    func instanceVariables(text: String, expected: String) {
        #expect(members("@interface A : B {\n\(text)\n}\n@end").map(summary).joined(separator: ";") == expected)
        #expect(members("@implementation A {\n\(text)\n}\n@end").map(summary).joined(separator: ";") == expected)
    }

    @Test(
        "methods",
        arguments: [
            ("- (IBAction)go;", "method go go void action"),
            ("- (IBAction)go:(id)sender;", "method go go: void action"),
            ("-(IBAction) go : (UIButton *) s forEvent:(UIEvent *)e ;", "method go go:forEvent: void action"),
            (
                "- (IBSegueAction UIViewController *)make:(NSCoder *)c;",
                "method make make: UIViewController segueAction"
            ),
            (
                "- (nullable IBSegueAction UIViewController *)make:(NSCoder *)c sender:(id)s;",
                "method make make:sender: UIViewController segueAction"
            ),
            (
                "- (instancetype)initWithCoder:(NSCoder *)c NS_DESIGNATED_INITIALIZER;",
                "initializer initWithCoder initWithCoder: instancetype"
            ),
            ("- (id)init;", "initializer init init id"),
            ("- (void)initialize;", "method initialize initialize void"),
            ("+ (instancetype)make;", "method make make instancetype type"),
            (
                "- (void)a:(int)x\n      b:(void (^)(NSString *, BOOL))y\n      c:(NSArray<id<P>> *)z;",
                "method a a:b:c: void"
            ),
            ("- (void)a:(int)x NS_SWIFT_NAME(foo(a:)) API_AVAILABLE(ios(9.0), macos(10.10));", "method a a: void"),
            ("- (void)a __attribute__((deprecated(\"use b:\")));", "method a a void"),
            ("- a;", "method a a "),
            ("- a:b c:d;", "method a a:c: "),
            ("- (void):(int)x :(int)y;", "method  :: void"),
            ("- (void)a:(NSString *)f, ... NS_FORMAT_FUNCTION(1,2);", "method a a: void"),
            ("- (void)a:(id __nullable)x b:(__unused id)y;", "method a a:b: void"),
            ("- (void)a:(id) __attribute__((unused)) x b:(id)y;", "method a a:b: void"),
            ("@optional\n- (void)a;", "method a a void"),
        ])
    func methods(text: String, expected: String) {
        #expect(members("@interface A : B\n\(text)\n@end").map(summary).joined(separator: ";") == expected)
        let defined = "@implementation A\n\(text.replacing(";", with: " {\n if (x) { y = -1; }\n}"))\n@end"
        #expect(members(defined).map(summary).joined(separator: ";") == expected)
        let withSemicolon = "@implementation A\n\(text)\n{ [self x]; }\n@end"
        #expect(members(withSemicolon).map(summary).joined(separator: ";") == expected)
    }

    @Test("parameters have their piece, name and type")
    func parameters() throws {
        let text = "@interface A : B\n- (void)tap:(UIButton * _Nonnull)sender event:(id)e other:x;\n@end"
        let method = try #require(members(text).first)
        #expect(
            method.parameters == [
                Member.Parameter(label: "tap", name: "sender", type: "UIButton"),
                Member.Parameter(label: "event", name: "e", type: "id"),
                Member.Parameter(label: "other", name: "x", type: "id"),
            ])
    }

    @Test("synthesized names have their instance variable")
    func synthesis() {
        let found = members("@implementation A\n@synthesize a = _x, b;\n@dynamic c;\n@end")
        #expect(found.map(summary) == ["synthesis a - _x", "synthesis b - b", "synthesis c - "])
    }

    @Test("extents run from the first token to the last, bodies included")
    func extents() {
        let texts = ["@property (weak) IBOutlet UIView *a;", "- (IBAction)a:(id)s;"]
        for text in texts {
            let whole = "@interface A : B\n  \(text)\n@end"
            #expect(members(whole).first?.extent == 19..<(19 + text.utf8.count))
        }
        let body = "- (void)a { if (x) { } }"
        #expect(members("@implementation A\n\(body)\n- (void)b {}\n@end").first?.extent == 18..<(18 + body.utf8.count))
    }

    @Test("values of constants are not taken for methods")
    func operators() {
        let text =
            "@implementation A\nstatic int x = -y;\nstatic int z = (a) - b;\nint f(void) { return 1; }\n- (void)m {}\n@end"
        #expect(members(text).map(\.name) == ["m"])
    }
}
