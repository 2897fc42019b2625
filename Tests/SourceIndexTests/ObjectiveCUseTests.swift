import Testing

@testable import SourceIndex

@Suite("Objective-C: uses of documents")
struct ObjectiveCUseTests {
    private func uses(_ body: String, method: String = "- (void)m", before: String = "") -> [String] {
        let text = "\(before)\n@implementation A\n\(method) {\n\(body)\n}\n@end"
        return ObjectiveCFile.declarations(in: Array(text.utf8)).uses.map {
            "\($0.kind) '\($0.value)' \($0.detail)"
        }
    }

    @Test(
        "calls",
        arguments: [
            ("[self performSegueWithIdentifier:@\"go\" sender:self];", "performSegue 'go' "),
            ("[self performSegueWithIdentifier: k sender:self];", "performSegue 'kay' "),
            ("[self performSegueWithIdentifier:Other.name sender:nil];", "performSegue '' Other.name"),
            (
                "[self performSegueWithIdentifier:x ? @\"a\" : @\"b\" sender:nil];",
                "performSegue '' x ? @\"a\" : @\"b\""
            ),
            ("if ([segue.identifier isEqualToString:@\"go\"]) {}", "segueIdentifier 'go' "),
            ("if ([[segue identifier] isEqualToString:@\"go\"]) {}", "segueIdentifier 'go' "),
            ("if ([@\"go\" isEqualToString:segue.identifier]) {}", "segueIdentifier 'go' "),
            ("if (segue.identifier == @\"go\") {}", "segueIdentifier 'go' "),
            ("if ([cell.identifier isEqualToString:@\"go\"]) {}", ""),
            ("[sb instantiateViewControllerWithIdentifier:@\"vc\"];", "storyboardIdentifier 'vc' "),
            ("[sb instantiateControllerWithIdentifier:@\"vc\"];", "storyboardIdentifier 'vc' "),
            (
                "@try { if (a) { [self performSegueWithIdentifier:@\"go\" sender:nil]; } } @catch (id e) {}\n"
                    + "[self performSegueWithIdentifier:@\"on\" sender:nil];",
                "performSegue 'go' in @try;performSegue 'on' "
            ),
            ("@try { [t dequeueReusableCellWithIdentifier:@\"c\" forIndexPath:p]; }", "optionalIdentifier 'c' "),
            ("[t dequeueReusableCellWithIdentifier:@\"c\" forIndexPath:p];", "reuseIdentifier 'c' "),
            (
                "[t dequeueReusableCellWithIdentifier:@\"c\"]; [self fill:cell forIndexPath:p];",
                "optionalIdentifier 'c' "
            ),
            ("static NSString *id1 = @\"c\";\n[t dequeueReusableCellWithIdentifier:id1];", "optionalIdentifier 'c' "),
            ("[t dequeueReusableHeaderFooterViewWithIdentifier:@\"h\"];", "optionalIdentifier 'h' "),
            ("[c dequeueReusableCellWithReuseIdentifier:@\"c\" forIndexPath:p];", "reuseIdentifier 'c' "),
            // Only a class of the project has the method without an index path.
            ("[c dequeueReusableCellWithReuseIdentifier:@\"c\"];", "optionalIdentifier 'c' "),
            (
                "[c dequeueReusableSupplementaryViewOfKind:k withReuseIdentifier:@\"s\" forIndexPath:p];",
                "reuseIdentifier 's' of kind k"
            ),
            ("[o makeViewWithIdentifier:@\"v\" owner:self];", "optionalIdentifier 'v' "),
            ("[t registerClass:[Cell class] forCellReuseIdentifier:@\"c\"];", "registeredClass 'c' Cell"),
            (
                "[t registerNib:[UINib nibWithNibName:@\"N\" bundle:nil] forCellReuseIdentifier:@\"c\"];",
                "nibName 'N' ;registeredNib 'c' N"
            ),
            (
                "UINib *n = [UINib nibWithNibName:@\"N\" bundle:nil];\n[t registerNib:n forCellWithReuseIdentifier:@\"c\"];",
                "nibName 'N' ;registeredNib 'c' N"
            ),
            (
                "[c registerNib:n forSupplementaryViewOfKind:k withReuseIdentifier:@\"s\"];", "registeredNib 's' "
            ),
            ("[[NSBundle mainBundle] loadNibNamed:@\"N\" owner:self options:nil];", "nibName 'N' self"),
            ("[NSBundle loadNibNamed:@\"N\" owner:[x y]];", "nibName 'N' [x y]"),
            ("[[Foo alloc] initWithNibName:@\"N\" bundle:nil];", "nibName 'N' Foo"),
            ("self = [super initWithNibName:@\"N\" bundle:nil];", "nibName 'N' self"),
            ("self = [super initWithWindowNibName:@\"N\"];", "nibName 'N' self"),
            ("[[NSNib alloc] initWithNibNamed:@\"N\" bundle:nil];", "nibName 'N' "),
            ("[UINib nibWithNibName:NSStringFromClass([Cell class]) bundle:nil];", "nibName 'Cell' "),
            ("[UIStoryboard storyboardWithName:@\"Main\" bundle:nil];", "storyboardName 'Main' nil"),
            ("x = @selector(a:b:); y = @selector( c );", "selector 'a:b:' ;selector 'c' "),
            ("x = NSSelectorFromString(@\"a:\");", "selector 'a:' "),
            ("// [self performSegueWithIdentifier:@\"go\" sender:self];", ""),
            ("s = @\"performSegueWithIdentifier:\";", ""),
        ])
    func calls(body: String, expected: String) {
        #expect(uses(body, before: "NSString *const k = @\"kay\";").joined(separator: ";") == expected)
    }

    @Test("a bare identifier is a segue's where a segue is asked about")
    func segueMethods() {
        let body = "if ([identifier isEqualToString:@\"x\"]) {}"
        let method = "- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender"
        #expect(uses(body, method: method) == ["segueIdentifier 'x' "])
        #expect(uses(body).isEmpty)
    }

    @Test("a nib's name that a method returns is a use")
    func returnedNames() {
        #expect(uses("return @\"Doc\";", method: "- (NSString *)windowNibName") == ["nibName 'Doc' self"])
        #expect(uses("return @\"Doc\";", method: "- (NSString *)title").isEmpty)
    }

    @Test("a method that restores a controller tries a scene")
    func restoring() {
        let method = "+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)p coder:(NSCoder *)c"
        #expect(
            uses("[s instantiateViewControllerWithIdentifier:@\"v\"];", method: method) == [
                "storyboardIdentifier 'v' in @try"
            ])
    }

    @Test("uses know their class, place, and what the method loads")
    func facts() throws {
        let text = """
            @implementation A
            - (void)m {
                [b loadNibNamed:
                    @"N" owner:self options:nil];
            }
            - (void)n {
                [b loadNibNamed:name owner:self options:nil];
                [b loadNibNamed:@"N" owner:self options:nil];
                [UINib nibWithNibName:@"M" bundle:nil];
            }
            @end
            void f(void) { [x performSegueWithIdentifier:@"g" sender:y]; }
            """
        let file = ObjectiveCFile.declarations(in: Array(text.utf8))
        #expect(file.uses.map(\.owner) == ["A", "A", "A", "A", ""])
        #expect(file.uses.map(\.place.line) == [4, 7, 8, 9, 12])
        #expect(file.uses.first?.place.column == 9)
        let methods = try #require(file.types.first?.members)
        #expect(methods.allSatisfy { $0.traits.contains(.loadsNib) })
        #expect(methods.map(\.loadedNibs) == [["N"], ["N", "M"]])
    }
}
