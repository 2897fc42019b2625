import SourceIndex
import Testing

@testable import SwiftDeclarations

@Suite("Uses of documents in Swift")
struct UseTests {
    /// Statements in a method of the class `C`.
    static let statements: [(text: String, summaries: [String])] = [
        ("performSegue(withIdentifier: \"x\", sender: self)", ["performSegue \"x\" in C"]),
        ("self?.performSegue(withIdentifier: \"x\", sender: nil)", ["performSegue \"x\" in C"]),
        ("other.performSegue(withIdentifier: \"x\", sender: nil)", ["performSegue \"x\" (on other) in C"]),
        ("performSegue(.detail)", ["performSegue \"\" (.detail) in C"]),
        ("performSegue(withIdentifier: Self.id, sender: nil)", ["performSegue \"constant\" in C"]),
        ("performSegue(withIdentifier: C.id, sender: nil)", ["performSegue \"constant\" in C"]),
        ("performSegue(withIdentifier: id, sender: nil)", ["performSegue \"constant\" in C"]),
        ("performSegue(withIdentifier: self.own, sender: nil)", ["performSegue \"mine\" in C"]),
        ("performSegue(withIdentifier: K.deep.id, sender: nil)", ["performSegue \"deep\" in C"]),
        ("performSegue(withIdentifier: global, sender: nil)", ["performSegue \"file\" in C"]),
        ("performSegue(withIdentifier: Segue.detail.rawValue, sender: nil)", ["performSegue \"detail\" in C"]),
        ("performSegue(withIdentifier: Segue.other.rawValue, sender: nil)", ["performSegue \"Other\" in C"]),
        (
            "performSegue(withIdentifier: Else.x.rawValue, sender: nil)",
            ["performSegue \"\" (Else.x.rawValue) in C"]
        ),
        ("performSegue(withIdentifier: .detail, sender: nil)", ["performSegue \"\" (.detail) in C"]),
        ("performSegue(withIdentifier: twice, sender: nil)", ["performSegue \"\" (twice) in C"]),
        ("let s = \"local\"\nif a { performSegue(withIdentifier: s, sender: nil) }", ["performSegue \"local\" in C"]),
        ("let id = make()\nperformSegue(withIdentifier: id, sender: nil)", ["performSegue \"\" (id (local)) in C"]),
        ("performSegue(withIdentifier: \"a\\(b)\", sender: nil)", ["performSegue \"\" (\"a\\(b)\") in C"]),
        (
            "DispatchQueue.main.async { self.performSegue(withIdentifier: \"x\", sender: nil) }",
            ["performSegue \"x\" in C"]
        ),
        // Swift 2 has the names of Objective-C.
        ("performSegueWithIdentifier(\"x\", sender: self)", ["performSegue \"x\" in C"]),
        ("d.performSegueWithIdentifier(id, sender: nil)", ["performSegue \"constant\" (on d) in C"]),
        ("storyboard!.instantiateViewControllerWithIdentifier(\"x\") as! D", ["storyboardIdentifier \"x\" in C"]),
        ("t.dequeueReusableCellWithIdentifier(\"x\", forIndexPath: i) as! D", ["reuseIdentifier \"x\" in C"]),
        ("let c = t.dequeueReusableCellWithIdentifier(\"x\") as! D", ["reuseIdentifier \"x\" in C"]),
        ("t.dequeueReusableCellWithIdentifier(\"x\")", ["optionalIdentifier \"x\" in C"]),
        ("t.dequeueReusableCellWithReuseIdentifier(\"x\", forIndexPath: i)", ["reuseIdentifier \"x\" in C"]),
        ("t.dequeueReusableCellWithReuseIdentifier(\"x\")", ["optionalIdentifier \"x\" in C"]),
        (
            "t.dequeueReusableSupplementaryViewOfKind(k, withReuseIdentifier: \"x\", forIndexPath: i)",
            ["reuseIdentifier \"x\" (of kind k) in C"]
        ),
        ("t.dequeueReusableHeaderFooterViewWithIdentifier(\"x\")", ["optionalIdentifier \"x\" in C"]),
        ("t.makeViewWithIdentifier(\"x\", owner: self)", ["optionalIdentifier \"x\" in C"]),
        ("t.registerClass(D.self, forCellReuseIdentifier: \"x\")", ["registeredClass \"x\" (D) in C"]),
        (
            "t.registerNib(UINib(nibName: \"N\", bundle: nil), forCellWithReuseIdentifier: \"x\")",
            ["nibName \"N\" in C", "registeredNib \"x\" (N) in C"]
        ),
        (
            "UINib(nibName: \"N\", bundle: nil).instantiateWithOwner(self, options: nil)",
            ["nibName \"N\" (self) in C"]
        ),
        // Segues by identifier.
        ("if segue.identifier == \"x\" {}", ["segueIdentifier \"x\" in C"]),
        ("if a, \"x\" != segue?.identifier, b {}", ["segueIdentifier \"x\" in C"]),
        ("if a && segue.identifier! == Segue.detail.rawValue || b {}", ["segueIdentifier \"detail\" in C"]),
        (
            "switch segue.identifier { case \"a\", \"b\"?: break; case .some(\"c\"): break; case nil: break; default: break }",
            ["segueIdentifier \"a\" in C", "segueIdentifier \"b\" in C", "segueIdentifier \"c\" in C"]
        ),
        (
            "switch segue.identifier ?? \"\" { case Self.id: break; default: break }",
            ["segueIdentifier \"constant\" in C"]
        ),
        (
            "guard let i = segue.identifier else { return }\nif i == \"x\" {}\nswitch i { case \"y\": break; default: break }",
            ["segueIdentifier \"x\" in C", "segueIdentifier \"y\" in C"]
        ),
        (
            "if let identifier = segue.identifier, identifier == \"x\" {}", ["segueIdentifier \"x\" in C"]
        ),
        (
            "switch Segue(rawValue: segue.identifier!) { case .detail: break; case .other?: break; case .none: break }",
            ["segueIdentifier \"detail\" in C", "segueIdentifier \"Other\" in C"]
        ),
        (
            "guard let i = segue.identifier, let s = Else(rawValue: i) else { return }\nif s == .far {}",
            ["segueIdentifier \"\" (Else.far) in C"]
        ),
        ("if case \"x\" = segue.identifier {}", ["segueIdentifier \"x\" in C"]),
        ("if cell.identifier == \"x\" {}", []),
        // Storyboards.
        (
            "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"x\")",
            ["storyboardName \"Main\" (nil) in C", "storyboardIdentifier \"x\" in C"]
        ),
        ("storyboard!.instantiateViewController(identifier: \"x\") { c in D(c) }", ["storyboardIdentifier \"x\" in C"]),
        (
            "NSStoryboard(name: NSStoryboard.Name(\"Main\"), bundle: nil).instantiateController(withIdentifier: \"x\")",
            ["storyboardName \"Main\" (nil) in C", "storyboardIdentifier \"x\" in C"]
        ),
        ("UIStoryboard.init(name: \"Main\", bundle: nil)", ["storyboardName \"Main\" (nil) in C"]),
        // Cells and views.
        ("t.dequeueReusableCell(withIdentifier: \"x\", for: i) as! D", ["reuseIdentifier \"x\" in C"]),
        ("t.dequeueReusableCell(withReuseIdentifier: \"x\", for: i)", ["reuseIdentifier \"x\" in C"]),
        // Only a class of the project has the method without an index path.
        ("t.dequeueReusableCell(withReuseIdentifier: \"x\")", ["optionalIdentifier \"x\" in C"]),
        (
            "t.dequeueReusableSupplementaryView(ofKind: k, withReuseIdentifier: \"x\", for: i)",
            ["reuseIdentifier \"x\" (of kind k) in C"]
        ),
        // A parameter is not the type that is given for it.
        (
            "func f<T: D>(_: T.Type) { t.dequeueReusableCell(withIdentifier: String(describing: T.self), for: i) }",
            ["reuseIdentifier \"\" (String(describing: T.self)) in C"]
        ),
        ("t.dequeueReusableCell(withIdentifier: \"x\")", ["optionalIdentifier \"x\" in C"]),
        ("t.dequeueReusableCell(withIdentifier: \"x\")!", ["reuseIdentifier \"x\" in C"]),
        ("let c = t.dequeueReusableCell(withIdentifier: \"x\") as! D", ["reuseIdentifier \"x\" in C"]),
        ("let c = t.dequeueReusableCell(withIdentifier: \"x\") as? D", ["optionalIdentifier \"x\" in C"]),
        ("c.makeItem(withIdentifier: \"x\", for: p)", ["optionalIdentifier \"x\" in C"]),
        ("t.makeView(withIdentifier: .init(\"x\"), owner: self)", ["optionalIdentifier \"x\" in C"]),
        (
            "t.makeView(withIdentifier: NSUserInterfaceItemIdentifier(rawValue: \"x\"), owner: self)",
            ["optionalIdentifier \"x\" in C"]
        ),
        (
            "t.register(UINib(nibName: \"N\", bundle: nil), forCellReuseIdentifier: \"x\")",
            ["nibName \"N\" in C", "registeredNib \"x\" (N) in C"]
        ),
        (
            "let nib = UINib(nibName: \"N\", bundle: nil)\nt.register(nib, forCellWithReuseIdentifier: \"x\")",
            ["nibName \"N\" in C", "registeredNib \"x\" (N) in C"]
        ),
        ("t.register(D.nib, forCellReuseIdentifier: \"x\")", ["registeredNib \"x\" in C"]),
        ("t.register(D.self, forCellReuseIdentifier: \"x\")", ["registeredClass \"x\" (D) in C"]),
        (
            "t.register(D.self, forCellReuseIdentifier: String(describing: D.self))",
            ["registeredClass \"D\" (D) in C"]
        ),
        // Nibs.
        (
            "Bundle.main.loadNibNamed(\"N\", owner: self, options: nil)?.first as? UIView",
            ["nibName \"N\" (self) in C"]
        ),
        ("UINib(nibName: \"N\", bundle: nil).instantiate(withOwner: o, options: nil)", ["nibName \"N\" (o) in C"]),
        (
            "NSNib(nibNamed: \"N\", bundle: nil)!.instantiate(withOwner: self, topLevelObjects: nil)",
            ["nibName \"N\" (self) in C"]
        ),
        ("D(nibName: \"N\", bundle: nil)", ["nibName \"N\" (D) in C"]),
        ("D(nibName: nil, bundle: nil)", []),
        ("super.init(windowNibName: \"N\")", ["nibName \"N\" (self) in C"]),
        ("super.init(nibName: nibNameOrNil, bundle: nil)", []),
        // Selectors.
        ("b.addTarget(self, action: #selector(tap(_:)), for: .a)", ["selector \"tap(_:)\" (tap(_:)) in C"]),
        ("x(#selector(C.tap))", ["selector \"tap\" (C.tap) in C"]),
        ("x(#selector(getter: C.name))", ["selector \"name\" (C.name) in C"]),
        ("x(#selector(tap as (C) -> () -> Void))", ["selector \"tap\" (tap as (C) -> () -> Void) in C"]),
        ("x(Selector(\"tap:\"))", ["selector \"tap:\" in C"]),
        ("x(Selector((\"tap:\")))", ["selector \"tap:\" in C"]),
        ("NSSelectorFromString(\"tap:\")", ["selector \"tap:\" in C"]),
    ]

    @Test("A statement gives the expected uses", arguments: statements)
    func use(_ text: String, _ summaries: [String]) {
        let file = Summary.read(
            """
            let global = "file"
            #if X
            let twice = "a"
            #else
            let twice = "b"
            #endif
            enum Segue: String { case detail, other = "Other" }
            class C: UIViewController {
                static let id = "constant"
                let own = "mine"
                override func viewDidLoad() {
            \(text)
                }
            }
            enum K { enum deep { static let id = "deep" } }
            """)
        #expect(file.uses.map(Summary.of) == summaries)
        #expect(file.firstError == nil)
    }

    @Test("A method that restores a controller tries a scene")
    func restoring() {
        let file = Summary.read(
            """
            class C {
                static func viewController(withRestorationIdentifierPath p: [String], coder: NSCoder) -> UIViewController? {
                    s.instantiateViewController(withIdentifier: "v")
                }
            }
            """)
        #expect(file.uses.map(Summary.of) == ["storyboardIdentifier \"v\" (in @try) in C"])
    }

    @Test("A registration keeps an identifier that another file defines")
    func registeredConstant() {
        let file = Summary.read("class C { func f() { t.register(D.self, forCellReuseIdentifier: D.id) } }")
        #expect(file.uses.map(\.written) == ["D.id"])
        #expect(file.uses.map(\.detail) == ["D"])
    }

    @Test("The parameter of shouldPerformSegue is a segue's identifier")
    func shouldPerform() {
        let file = Summary.read(
            """
            class C {
                override func shouldPerformSegue(withIdentifier ident: String, sender: Any?) -> Bool {
                    if ident == "x" { return true }
                    return ident != "y"
                }
            }
            """)
        #expect(file.uses.map(Summary.of) == ["segueIdentifier \"x\" in C", "segueIdentifier \"y\" in C"])
    }

    @Test("Members that load nibs are marked, with the nib's name if it is known")
    func loading() {
        let file = Summary.read(
            """
            class C {
                func a() { Bundle.main.loadNibNamed("N", owner: self) }
                init() { UINib(nibName: name, bundle: nil) }
                var b: UINib { UINib(nibName: "M", bundle: nil) }
                func c() {}
                func d() { UINib(nibName: "M", bundle: nil); load(); Bundle.main.loadNibNamed("N", owner: self) }
            }
            """)
        let members = file.types.flatMap(\.members).map(Summary.of)
        #expect(
            members == [
                "method a loadsNib (N)", "initializer init loadsNib", "property b: UINib readOnly loadsNib (M)",
                "method c", "method d loadsNib (N M)",
            ])
    }

    @Test("A controller that overrides nibName names a nib")
    func nibName() {
        let file = Summary.read("class C: NSViewController {\n override var nibName: NSNib.Name? { \"N\" }\n}")
        #expect(file.uses.map(Summary.of) == ["nibName \"N\" (self) in C"])
        #expect(file.uses.first?.place == SourcePlace(offset: 65, line: 2, column: 38))
    }

    @Test("A use has the place of its literal and the innermost type as owner; code outside types has no owner")
    func places() {
        let file = Summary.read(
            "struct A { class B { func f() { performSegue(withIdentifier: \"x\", sender: nil) } } }\nperformSegue(withIdentifier: \"y\", sender: nil)\n"
        )
        #expect(file.uses.map(Summary.of) == ["performSegue \"x\" in A.B", "performSegue \"y\""])
        #expect(file.uses.map(\.place.column) == [62, 30])
    }
}
