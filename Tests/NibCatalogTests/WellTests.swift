import Testing

@testable import NibCatalog

@Suite("Bindings, awaited connections and matching classes")
struct WellTests {
    let ios = Catalog(.cocoaTouch, era: .newest)
    let mac = Catalog(.cocoa, era: .newest)

    @Test("Bindings of a class and its superclasses")
    func bindings() {
        #expect(mac.bindings(ofClass: "NSTextField").prefix(2) == ["argument", "displayPatternValue1"])
        #expect(
            mac.bindings(ofClass: "NSTextField").contains("value")
                && mac.bindings(ofClass: "NSTextField").contains("hidden"))
        #expect(!mac.bindings(ofClass: "NSView").contains("value"))
        #expect(mac.bindings(ofClass: "NSArrayController").contains("contentArray"))
        #expect(mac.bindings(ofClass: "NSArrayController").contains("managedObjectContext"))
        #expect(ios.bindings(ofClass: "UITextField").isEmpty)
    }

    @Test(
        "Numbered bindings",
        arguments: [
            ("enabled", true), ("enabled2", true), ("enabled3", true), ("enabled1", false), ("enabled0", false),
            ("displayPatternValue1", true), ("displayPatternValue7", true), ("displayPatternValue", false),
            ("value2", false), ("value", true), ("noSuch", false), ("", false), ("2", false),
            ("enabled99999999999999999999", false),
        ])
    func numbered(name: String, isBinding: Bool) {
        #expect(mac.isBinding(name, ofClass: "NSTextField") == isBinding)
        #expect(!ios.isBinding(name, ofClass: "NSTextField"))
    }

    @Test("Every event has a meaning, and nothing else does")
    func meanings() {
        for event in ios.events { #expect(ios.meaning(ofEvent: event)?.isEmpty == false) }
        #expect(ios.meaning(ofEvent: "touchUp") == nil)
        #expect(ios.defaultEvent(ofClass: "UIButton") == "touchUpInside")
        #expect(ios.defaultEvent(ofClass: "UILabel") == nil)
        #expect(mac.defaultEvent(ofClass: "NSButton") == nil)
    }

    @Test("Objects that are of little use without a connection")
    func awaited() {
        #expect(ios.awaitedConnections(ofClass: "UIButton") == ["action"])
        #expect(ios.awaitedConnections(ofClass: "UITextField").isEmpty)
        #expect(ios.awaitedConnections(ofClass: "UITableViewController") == ["view"])
        #expect(ios.awaitedConnections(ofClass: "UITableView") == ["dataSource"])
        #expect(mac.awaitedConnections(ofClass: "NSPopUpButton").isEmpty)
        #expect(mac.awaitedConnections(ofClass: "NSOutlineView") == ["dataSource"])
        #expect(mac.awaitedConnections(ofClass: "NoSuchClass").isEmpty)
    }

    @Test("Whether an outlet can hold an object")
    func matching() {
        #expect(ios.match(outletType: "UIView", className: "UIButton", isSubclass: false) == .fits)
        #expect(ios.match(outletType: "UIButton", className: "UIView", isSubclass: false) == .differs)
        // A custom class below UIView can be a button; one below UILabel cannot.
        #expect(ios.match(outletType: "UIButton", className: "UIView", isSubclass: true) == .mayFit)
        #expect(ios.match(outletType: "UIButton", className: "UILabel", isSubclass: true) == .differs)
        #expect(ios.match(outletType: "UIView", className: "NSObject", isSubclass: true) == .mayFit)
        // An unknown class is taken for a protocol.
        #expect(ios.match(outletType: "UITableViewDelegate", className: "NSObject", isSubclass: false) == .fits)
        // The class has a different superclass in each family.
        #expect(ios.match(outletType: "UIView", className: "WKWebView", isSubclass: false) == .fits)
        #expect(mac.match(outletType: "NSView", className: "WKWebView", isSubclass: false) == .fits)
        #expect(mac.match(outletType: "UIView", className: "WKWebView", isSubclass: false) == .differs)
    }

    @Test("Attributes are grouped as in the inspectors")
    func groups() {
        #expect(AttributeGroup("frame") == .layout && AttributeGroup("horizontalHuggingPriority") == .layout)
        #expect(AttributeGroup("contentMode") == .view && AttributeGroup("enabled") == .control)
        #expect(AttributeGroup("customClass") == .identity && AttributeGroup("text") == .own)
    }

    @Test("The superclasses of every class end at its root class")
    func chains() {
        for catalog in [ios, mac] {
            for element in catalog.allElements {
                guard let name = element.className else { continue }
                #expect(catalog.superclasses(of: name).last == "NSObject", "\(element.name)")
            }
        }
    }
}
