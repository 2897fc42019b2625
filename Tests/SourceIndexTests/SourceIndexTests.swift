import Foundation
import TemporaryFolders
import Testing

@testable import SourceIndex

@Suite("Questions about the code")
struct SourceIndexTests {
    private let folder: TemporaryFolder
    private let reader = LineReader()

    init() throws { folder = TemporaryFolder() }

    private func index(_ options: SourceOptions = SourceOptions(), cache: String? = nil) -> SourceIndex {
        SourceIndex(roots: [folder.path], options: options, cache: cache, reader: reader)
    }

    private func summary(_ classes: [CodeClass]) -> [String] {
        classes.map { type in
            let parts = type.parts.map { folder.name($0.path) + ":\($0.declaration.place.line)" }
            return "\(type.module ?? "-").\(type.name) " + parts.joined(separator: " ")
        }
    }

    private func package(_ targets: String...) throws {
        let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        try folder.write("Package.swift", "let package = Package(targets: [\(list)])")
    }

    @Test("only the files of a name and of its superclasses are parsed, once")
    func demand() throws {
        try folder.write("A.swift", "class A: B {\n@IBOutlet var a: UIView\n}")
        try folder.write("B.swift", "class B: C {\n}")
        try folder.write("C.swift", "class C: UIView {\n}")
        try folder.write("AExtra.swift", "extension A {\n@IBAction func go\n}")
        try folder.write("Z.swift", "class Z {\n}")
        let index = index()
        #expect(index.classNames() == ["A", "B", "C", "Z"])
        #expect(reader.read.isEmpty)
        #expect(summary(index.classes(named: "A")) == ["-.A A.swift:1 AExtra.swift:1"])
        #expect(reader.read.sorted() == ["A.swift", "AExtra.swift", "B.swift", "C.swift"])
        #expect(summary(index.classes(named: "C")) == ["-.C C.swift:1"])
        #expect(index.classes(named: "Unknown").isEmpty)
        #expect(reader.read.count == 4)
    }

    @Test(
        "an assignment of something else than nil to a name, bare or of self, is found",
        arguments: [
            ("title = UILabel()", true), ("self.title = make()", true), ("title=x", true), ("self . title = x", true),
            ("title = nil", false), ("let title = x", false), ("var title = x", false), ("other.title = x", false),
            ("if title == x {}", false), ("// title = x", false), ("\"title = x\"", false), ("subtitle = x", false),
        ])
    func assignments(_ line: String, _ isFound: Bool) throws {
        try folder.write("A.swift", "class A {\nfunc make() {\n\(line)\n}\n}")
        let index = index()
        #expect(index.assigns("title", inFile: folder.path + "/A.swift") == isFound)
        #expect(!index.assigns("title", inFile: folder.path + "/Missing.swift"))
    }

    @Test(
        "a name is read where the class needs its value, or another file that names the class has it after a period",
        arguments: [
            ("A.swift", "func f() { title.text = nil }", true), ("A.swift", "func f() { self.title }", true),
            ("A.swift", "// title", false), ("A.swift", "let s = \"title\"", false),
            ("A.swift", "func f() { title?.text = nil }", false),
            ("A.swift", "func f() { self.title? .text = nil }", false),
            ("A.swift", "func f() { title = nil; self.title = nil }", false),
            ("A.swift", "func f() { if title != nil, title == nil {} }", false),
            ("A.swift", "func f() { if title == other {} }", true),
            ("A.swift", "func f() { if let title {}; guard let t = self.title else {} }", false),
            ("A.swift", "func f() { if x, let t = title {} }", false), ("A.swift", "func f() { let t = title }", true),
            ("A.swift", "func title(title: T) { make(title: x) }", false),
            ("A.swift", "func f() { hide(title) }", true),
            ("B.swift", "func f(a: A) { a.title }", true), ("B.swift", "func f() { title }", false),
            ("B.swift", "func f(a: A) { self.title.x; self?.title.x }", false),
            ("B.swift", "func f(a: A) { self.a.title.x }", true), ("B.swift", "func f(a: A) { a.title?.x }", false),
            ("B.m", "- (void)f { [self title]; }", true), ("B.m", "// title", false),
        ])
    func reading(_ file: String, _ line: String, _ isFound: Bool) throws {
        try folder.write("A.swift", "class A {\n@IBOutlet var title: UILabel!\n}")
        try folder.write(file == "A.swift" ? "AExtra.swift" : file, "extension A {\n\(line)\n}")
        let own = ["A.swift", "AExtra.swift"].map { folder.path + "/" + $0 }
        #expect(index().reads("title", ofClassesIn: own, named: ["A"]) == isFound)
        #expect(!index().reads("title", ofClassesIn: [], named: ["C"]))
    }

    @Test("a name counts as named only in code")
    func naming() throws {
        try folder.write("A.swift", "class A {\nlet s = \"Dial\"\n// Knob\nlet d = Gauge()\n}")
        try folder.write("B.m", "// Knob\n@implementation B\n- (void)x { [Slider new]; }\n@end")
        let index = index()
        #expect(["Gauge", "Slider", "Dial", "Knob", "Gau"].map(index.isNamed) == [true, true, false, false, false])
    }

    @Test("an extension of a protocol of the class reads what it requires")
    func readingThroughProtocol() throws {
        try folder.write("A.swift", "class A: Base, Titled {\n@IBOutlet var title: UILabel!\n}")
        try folder.write("Titled.swift", "extension Titled {\nfunc f() { self.title.x() }\n}")
        try folder.write("Other.swift", "extension Other {\nfunc f() { self.title.x() }\n}")
        let own = [folder.path + "/A.swift"]
        #expect(index().reads("title", ofClassesIn: own, named: ["A"]))
        try folder.write("Titled.swift", "extension Different {\nfunc f() { self.title.x() }\n}")
        #expect(!index().reads("title", ofClassesIn: own, named: ["A"]))
    }

    @Test("classes of Python, Ruby and C# are known by name")
    func otherLanguages() throws {
        try folder.write("slider.py", "from AppKit import *\nclass Slider(NSSlider):\n    pass\n# a subclass Dial\n")
        try folder.write("make.rb", "class Maker < NSObject\nend\n")
        try folder.write("View.cs", "public partial class Panel : NSView {}")
        let index = index()
        #expect(
            ["Slider", "Maker", "Panel", "Dial", "NSSlider"].map(index.isOfOtherLanguage) == [
                true, true, true, false, false,
            ])
    }

    @Test("dependencies are an index of their own, which reads nothing before it is asked")
    func dependencies() throws {
        try folder.write("A.swift", "class A: Base {\n}")
        try folder.write("Pods/Kit/Base.swift", "class Base: UIView {\n@IBOutlet var a: UIView\n}")
        try folder.write("node_modules/kit/Other.swift", "class Other: UIView {\n}")
        let index = index()
        #expect(index.classes(named: "A").count == 1)
        #expect(index.classes(named: "Base").isEmpty)
        #expect(index.dependencies?.classNames() == ["Base"])
        #expect(reader.read == ["A.swift"])
        #expect(summary(index.dependencies?.classes(named: "Base") ?? []) == ["Kit.Base Pods/Kit/Base.swift:1"])
        #expect(!index.isComplete)
        try folder.write("Pods/Kit/Base.swift", "class Base: UIControl {\n}")
        #expect(index.refresh())
        #expect(index.dependencies?.classes(named: "Base").first?.firstInherited == "UIControl")
        #expect(index.classNames() == ["A"])
    }

    @Test("extensions of framework classes with actions are found apart from classes")
    func extensionsWithActions() throws {
        try folder.write("Text.h", "@interface NSTextView (More)\n- (IBAction)insertDate:(id)s;\n@end")
        try folder.write(
            "View.swift", "import Kit\nextension UIView {\n@IBAction func go\n}\nextension UILabel {\nfunc a\n}")
        try folder.write("A.swift", "import Kit\nclass A: UIView {\n}\nextension A {\n@IBAction func go\n}")
        let index = index()
        #expect(index.extensionsWithOutletsOrActions().map(\.name) == ["NSTextView", "UIView"])
        #expect(index.classesWithOutletsOrActions().map(\.name) == ["A"])
        #expect(index.classes(named: "A").map(\.imports) == [["Kit"]])
    }

    @Test("Objective-C: interface, class extension, category and implementation are one class")
    func objectiveC() throws {
        try folder.write("A.h", "@interface A : NSObject\n@property IBOutlet id x;\n@end")
        try folder.write("A.m", "@interface A ()\n@end\n@implementation A\n- (IBAction)go:(id)s {}\n@end")
        try folder.write("A+More.m", "@implementation A (More)\n- (void)more {}\n@end")
        try folder.write("Hidden.m", "@implementation Hidden\n- (IBAction)go:(id)s {}\n@end")
        let index = index()
        #expect(summary(index.classes(named: "A")) == ["-.A A.h:1 A+More.m:1 A.m:1 A.m:3"])
        #expect(summary(index.classes(named: "Hidden")) == ["-.Hidden Hidden.m:1"])
        #expect(
            summary(index.classesWithOutletsOrActions()) == ["-.A A.h:1 A+More.m:1 A.m:1 A.m:3", "-.Hidden Hidden.m:1"])
        #expect(index.classNames() == ["A"])
        #expect(index.isComplete)
        #expect(reader.read.isEmpty)
    }

    @Test("a class is found by the name in @objc(Name) as well, with categories of that name")
    func runtimeNames() throws {
        try folder.write("S.swift", "@objc(XSwift) class Swifty: NSObject {\n}")
        try folder.write("E.swift", "extension Swifty {\n}")
        try folder.write("C.m", "@implementation XSwift (Cat)\n@end")
        let expected = ["-.Swifty S.swift:1 C.m:1 E.swift:1"]
        let index = index()
        #expect(summary(index.classes(named: "XSwift")) == expected)
        #expect(summary(index.classes(named: "Swifty")) == expected)
    }

    @Test("classes of one name in two modules stay apart, and each gets the extensions of its module")
    func modules() throws {
        try package("One", "Two")
        try folder.write("Sources/One/A.swift", "class A: UIView {\n}")
        try folder.write("Sources/One/A2.swift", "extension A {\n}")
        try folder.write("Sources/Two/A.swift", "class A: NSView {\n}")
        try folder.write("Sources/Two/A2.swift", "extension A {\n}")
        try folder.write("Other/A3.swift", "import Two\nextension A {\n}")
        try folder.write("Other/A4.swift", "extension A {\n}")
        let index = index()
        #expect(
            summary(index.classes(named: "A")) == [
                "One.A Sources/One/A.swift:1 Other/A4.swift:1 Sources/One/A2.swift:1",
                "Two.A Sources/Two/A.swift:1 Other/A3.swift:2 Other/A4.swift:1 Sources/Two/A2.swift:1",
            ])
        #expect(index.moduleNames == ["One", "Two"])
        #expect(index.modules(ofFile: folder("Sources/One/A.swift")) == ["One"])
    }

    @Test("branches of #if in one file are one class")
    func branches() throws {
        try folder.write("A.swift", "class A: UIView {\n}\nclass A: NSView {\n}")
        #expect(summary(index().classes(named: "A")) == ["-.A A.swift:1 A.swift:3"])
    }

    @Test("nested classes are known by their own name and with the outer one")
    func nested() throws {
        try folder.write("O.swift", "class Outer {\n}\nclass Outer.Inner: UIView {\n}")
        try folder.write("I.swift", "extension Outer.Inner {\n}")
        let index = index()
        #expect(summary(index.classes(named: "Outer.Inner")) == ["-.Outer.Inner O.swift:3 I.swift:1"])
    }

    @Test("extensions of classes that the code does not declare, protocols, aliases and heirs")
    func otherQuestions() throws {
        try folder.write("E.swift", "extension UIViewController {\n@IBAction func done\n}\ntypealias Base = UIView")
        try folder.write("C.m", "@implementation UIViewController (Cat)\n@end")
        try folder.write("P.swift", "protocol P: Q {\n}\nextension P {\n}")
        try folder.write("H.swift", "class H: Base {\n}\nclass I: H {\n}\nclass J: App.H {\n}")
        let index = index()
        #expect(index.classes(named: "UIViewController").isEmpty)
        #expect(index.extensions(of: "UIViewController")?.parts.count == 2)
        #expect(index.extensions(of: "H") == nil)
        #expect(index.codeProtocol(named: "P")?.parts.count == 2)
        #expect(index.codeProtocol(named: "H") == nil)
        #expect(index.alias(named: "Base") == "UIView")
        #expect(index.alias(named: "H") == nil)
        #expect(index.subclasses(of: "H").map(\.name) == ["I", "J"])
        #expect(index.subclasses(of: "Base").map(\.name) == ["H"])
    }

    @Test("uses come from all files, with constants of other files resolved")
    func uses() throws {
        try folder.write("K.swift", "enum Segue {\ncase detail \"show-detail\"\ncase other \"x\"\n}\nlet global \"g\"")
        try folder.write("K.h", "#define kShow @\"show\"\n")
        try folder.write(
            "A.swift",
            "class A {\nperformSegue Segue.detail.rawValue\nperformSegue \"lit\"\nperformSegue global\nperformSegue no.such\n}"
        )
        try folder.write(
            "B.m", "@implementation B\n- (void)x { [self performSegueWithIdentifier:kShow sender:nil]; }\n@end")
        let found = index().uses(of: .performSegue)
        #expect(found.map { folder.name($0.path) } == ["A.swift", "A.swift", "A.swift", "A.swift", "B.m"])
        #expect(found.map(\.use.value) == ["show-detail", "lit", "g", "", "show"])
        #expect(found[3].use.detail == "no.such")
        #expect(index().uses(of: .nibName).isEmpty)
    }

    @Test("registrations have the constants of other files too")
    func registrations() throws {
        try folder.write("K.h", "#define kRow @\"row\"\n")
        try folder.write(
            "B.m",
            "@implementation B\n- (void)x { [t registerClass:[Cell class] forCellReuseIdentifier:kRow]; }\n"
                + "- (void)y { [NSBundle loadNibNamed:kRow owner:self]; }\n@end")
        #expect(index().uses(of: .registeredClass).map(\.use.value) == ["row"])
        #expect(index().uses(of: .registeredClass).map(\.use.detail) == ["Cell"])
        #expect(index().uses(of: .nibName).map(\.use.value) == ["row"])
        #expect(index().uses(of: .nibName).map(\.use.detail) == ["self"])
    }

    @Test("without dependencies' code, or something to read Swift with, the index is not complete")
    func completeness() throws {
        try folder.write("A.swift", "class A {\n}")
        #expect(index().isComplete)
        #expect(SourceIndex(roots: [folder.path]).isComplete == false)
        try folder.write("Podfile", "")
        #expect(index().isComplete == false)
        try folder.write("Pods/P/p.m", "@implementation P @end")
        #expect(index().isComplete == false)
        var options = SourceOptions()
        options.includesDependencies = true
        #expect(index(options).isComplete)
        #expect(index(options).classes(named: "P").first?.module == "P")
        try folder.write("Package.swift", ".package(url: \"https://x/y\")")
        #expect(index(options).isComplete == false)
    }

    @Test("a reader that fails leaves Objective-C, and says so")
    func failingReader() throws {
        try folder.write("A.swift", "class A {\n}")
        try folder.write("B.m", "@implementation B @end")
        reader.fails = true
        let index = index()
        #expect(index.classes(named: "A").isEmpty)
        #expect(index.classes(named: "B").count == 1)
        #expect(index.problems.count == 1)
        #expect(index.isComplete == false)
        reader.fails = false
        index.refresh()
    }

    @Test("roots that are missing are a problem and no more")
    func noSources() {
        let index = SourceIndex(roots: [folder("none")], reader: reader)
        #expect(index.classNames().isEmpty)
        #expect(index.problems == [SourceProblem(path: folder("none"), reason: "no such file or folder")])
        #expect(SourceIndex(roots: []).classes(named: "A").isEmpty)
    }
}
