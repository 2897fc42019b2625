import NibCatalog
@testable import ClassFacts
import DeclaredCode
import Testing

/// Classes are followed through the code into the catalogue, and nothing unknown is reported as missing.
struct ClassChainTests {
    private func resolver(_ code: String, isComplete: Bool = true) -> ClassResolver {
        ClassResolver(
            code: DeclaredCode(code, isComplete: isComplete), catalog: Catalog(.cocoaTouch, era: Era.newest))
    }

    private func end(_ code: String, of name: String) -> ClassChain.End? {
        resolver(code).chains(named: name).first?.end
    }

    @Test func chainsEndWhereNothingMoreIsKnown() {
        #expect(end("class App.A: B\nclass App.B: UIButton", of: "A") == .framework("UIButton"))
        #expect(end("class App.A: UIKit.UIView", of: "A") == .framework("UIView"))
        #expect(end("class App.A", of: "A") == .native)
        #expect(end("class App.A: Codable", of: "A") == .native)
        #expect(end("class App.A: SomebodysView", of: "A") == .open("SomebodysView"))
        #expect(end("objc class A", of: "A") == .open("A"))
        #expect(end("class App.A: B\nclass App.B: A", of: "A") == .open("A"))
        #expect(end("class App.A: A", of: "A") == .open("A"))
        #expect(end("class App.A: B\nclass One.B: UIView\nclass Two.B: UIButton", of: "A") == .open("B"))
        #expect(end("class App.A: B\nclass App.B: UIView\nclass Two.B: UIButton", of: "A") == .framework("UIView"))
        #expect(end("class App.A: NSView\notherwise UIView", of: "A") == .framework("UIView"))
        #expect(end("class App.A: B\notherwise UIView\nclass App.B: UIButton", of: "A") == .open("A"))
        #expect(end("class App.A: B\notherwise A\nclass App.B: A", of: "A") == .open("A"))
        #expect(end("class App.A", of: "B") == nil)
        let twice = "class One.B: UIView\nclass Two.B: UIButton"
        #expect(end("class App.A: B\nimports Two\n" + twice, of: "A") == .framework("UIButton"))
        #expect(end("class App.A: B\nimports One\nimports Two\n" + twice, of: "A") == .open("B"))
    }

    @Test func ofTwoClassesOfANameThatForThePlatformIsMeant() {
        let code = "class Kit.A: Pane\nimports UIKit\noutlet dial: UIView\nobjc class A: Pane\noutlet dial: NSView"
        let mac = ClassResolver(code: DeclaredCode(code), catalog: Catalog(.cocoa, era: Era.newest))
        func classes(_ resolver: ClassResolver) -> [Bool] {
            resolver.objectClass(customClass: "A", module: nil, isTarget: true, system: nil, isStandIn: true).chains.map
            {
                $0.classes[0].isSwift
            }
        }
        #expect(classes(mac) == [false])
        #expect(classes(resolver(code)).count == 2)
    }

    @Test func kinshipIsKnownOrNot() {
        let resolver = resolver("class App.A: B\nclass App.B: UIButton\nclass App.C: Unheard")
        #expect(resolver.isClass("A", kindOf: "B") == true)
        #expect(resolver.isClass("A", kindOf: "UIControl") == true)
        #expect(resolver.isClass("A", kindOf: "UILabel") == false)
        #expect(resolver.isClass("C", kindOf: "UIView") == nil)
        #expect(resolver.isClass("Nobody", kindOf: "UIView") == nil)
        #expect(resolver.isClass("UIButton", kindOf: "UIView") == true)
    }

    private func key(_ key: String, in code: String) -> MemberAnswer? {
        let resolver = resolver(code)
        guard let chain = resolver.chains(named: "A").first else { return nil }
        let objectClass = ObjectClass(name: "A", runtimeName: "App.A", system: "UIView", state: .code([chain]))
        return resolver.key(key, of: objectClass)
    }

    private func isFound(_ answer: MemberAnswer?) -> Bool {
        if case .code = answer { true } else { false }
    }

    @Test func keysAreFoundAsKeyValueCodingDoes() {
        #expect(isFound(key("title", in: "class App.A: UIView\noutlet title: UILabel")))
        #expect(isFound(key("title", in: "class App.A: B\nclass App.B: UIView\noutlet title: UILabel")))
        #expect(isFound(key("title", in: "objc class A: UIView\nvar title: UILabel")))
        #expect(isFound(key("title", in: "objc class A: UIView\nfunc setTitle:")))
        #expect(isFound(key("title", in: "objc class A: UIView\nfunc _setTitle:")))
        #expect(isFound(key("title", in: "objc class A: UIView\nvar isTitle: BOOL")))
        #expect(isFound(key("_title", in: "objc class A: UIView\nvar title: UILabel")))
        #expect(isFound(key("URLField", in: "objc class A: UIView\nfunc setURLField:")))
        #expect(isFound(key("shade", in: "class App.A: UIView\nextension UIView\ninspectable shade: CGFloat")))
        #expect(key("title", in: "class App.A: UIView") == .missing)
        #expect(key("title", in: "class App.A: Unheard") == .unknown)
        #expect(key("x", in: "objc class A: UIView\nfunc setValue:forUndefinedKey:") == .unknown)
        #expect(key("settle", in: "objc class A: UIView\nfunc setter:") == .missing)
        if case .hidden = key("title", in: "class App.A: UIView\nvar title: UILabel") {
        } else {
            Issue.record("a Swift property without a mark is there, but not for the nib")
        }
    }

    @Test func whatAFrameworkHasIsNeverMissing() {
        #expect(
            key("gestureRecognizers", in: "class App.A: UIView")
                == .framework(type: "UIGestureRecognizer", isCollection: true))
        #expect(key("clipsToBounds", in: "class App.A: UIView") == .framework(type: "", isCollection: false))
    }

    private func value(_ key: String, in code: String) -> MemberAnswer? {
        let resolver = ClassResolver(code: DeclaredCode(code), catalog: Catalog(.cocoa, era: Era.newest))
        guard let chain = resolver.chains(named: "A").first else { return nil }
        let objectClass = ObjectClass(name: "A", runtimeName: "App.A", system: nil, state: .code([chain]))
        return resolver.value(key, of: objectClass)
    }

    /// A member of an Objective-C class, and a key under which a binding reads it.
    @Test(arguments: [
        ("var title: NSString", "title"), ("var isOpen: BOOL", "open"), ("func title", "title"),
        ("func getTitle", "title"), ("func isOpen", "open"), ("func _getTitle", "title"), ("func _title", "title"),
        ("func countOfItems", "items"),
    ])
    func valuesAreFoundAsKeyValueCodingDoes(_ member: String, _ key: String) {
        #expect(isFound(value(key, in: "objc class A: NSObject\n" + member)))
        #expect(isFound(value(key, in: "objc class A: B\nobjc class B: NSDocument\n" + member)))
        #expect(isFound(value(key, in: "objc class A: NSView\nextension NSView\nobjc " + member)))
        #expect(value(key + "s", in: "objc class A: NSObject\n" + member) == .missing)
        // A method with an argument is not a value.
        #expect(value("other", in: "objc class A: NSObject\nfunc other:") == .missing)
    }

    @Test func nothingIsSaidOfValuesThatFrameworksMayHave() {
        for code in [
            "class App.A: SomebodysView", "class App.A: NSArrayController", "class App.A: NSTextField", "class App.A",
            "class App.A: NSObject\nobjc func valueForUndefinedKey:",
            "class App.A: B\nclass App.B: NSView\nobjc func valueForKey:",
            "objc class A: NSObject\nfunc resolveInstanceMethod:",
        ] {
            #expect(value("lost", in: code) == .unknown, "\(code)")
        }
        for (framework, key) in [
            ("NSObject", "description"), ("NSDocument", "displayName"), ("NSWindowController", "window"),
            ("NSViewController", "representedObject"), ("NSView", "superview"), ("NSPanel", "isVisible"),
            ("NSTableCellView", "objectValue"), ("NSView", "accessibilityWhatever"),
        ] {
            #expect(
                value(key, in: "class App.A: \(framework)") == .framework(type: "", isCollection: false)
                    || value(key, in: "class App.A: \(framework)") == .framework(type: "NSWindow", isCollection: false),
                "\(framework).\(key)")
            #expect(value("lost", in: "class App.A: \(framework)") == .missing, "\(framework)")
        }
        guard case .hidden = value("title", in: "class App.A: NSObject\nvar title: String") else {
            Issue.record("what lacks @objc is there, but hidden")
            return
        }
    }
}
