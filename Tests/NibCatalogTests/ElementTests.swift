import Testing

@testable import NibCatalog

@Suite("Elements and classes")
struct ElementTests {
    @Test("Every element has a name, and every class is known")
    func everyElement() {
        for family in [Family.cocoaTouch, .cocoa] {
            let catalog = Catalog(family, era: .newest)
            #expect(catalog.allElements.count > 180)
            for info in catalog.allElements {
                #expect(!info.displayName.isEmpty && catalog.element(info.name) == info)
                if let name = info.className {
                    #expect(catalog.superclasses(of: name).last == "NSObject", "\(info.name)")
                }
            }
        }
    }

    @Test("An element's class, name and kind")
    func facts() {
        let ios = Catalog(.cocoaTouch, era: .newest)
        #expect(ios.element("tableViewCell")?.displayName == "Table View Cell")
        #expect(ios.element("tableViewCell")?.className == "UITableViewCell")
        #expect(ios.element("tableViewCell")?.isObject == true)
        #expect(ios.element("rect")?.kind == .value)
        #expect(ios.element("rect")?.className == nil)
        #expect(ios.element("outlet")?.kind == .connection)
        #expect(ios.element("outlet")?.hasID == true)
        #expect(ios.element("constraint")?.kind == .constraint)
        #expect(ios.isList("subviews"))
        #expect(ios.element("buttonCell") == nil)
        #expect(Catalog(.cocoa, era: .newest).element("button")?.className == "NSButton")
    }

    @Test("Superclasses, nearest first, by family where they differ")
    func superclasses() {
        let ios = Catalog(.cocoaTouch, era: .newest)
        let mac = Catalog(.cocoa, era: .newest)
        #expect(ios.superclasses(of: "UIButton") == ["UIButton", "UIControl", "UIView", "UIResponder", "NSObject"])
        #expect(ios.superclass(of: "WKWebView") == "UIView")
        #expect(mac.superclass(of: "WKWebView") == "NSView")
        #expect(mac.isClass("NSPanel", kindOf: "NSWindow"))
        #expect(!mac.isClass("NSWindow", kindOf: "NSPanel"))
        #expect(ios.superclasses(of: "NoSuchClass").isEmpty)
        #expect(ios.superclass(of: "NSObject") == nil)
    }

    @Test("Outlets are the class's own and then its superclasses', each once")
    func outlets() {
        let ios = Catalog(.cocoaTouch, era: .newest)
        let table = ios.outlets("tableView")
        #expect(table.map(\.name).starts(with: ["dataSource", "delegate"]))
        #expect(table.filter { $0.name == "delegate" }.map(\.type) == ["UITableViewDelegate"])
        #expect(table.contains(Outlet(name: "gestureRecognizers", type: "UIGestureRecognizer", isCollection: true)))
        #expect(ios.outlets("viewController").first == Outlet(name: "view", type: "UIView", isCollection: false))
        #expect(ios.outlets("rect").isEmpty)
        let mac = Catalog(.cocoa, era: .newest)
        #expect(mac.outlets("textField").map(\.name) == ["delegate", "formatter", "nextKeyView", "menu"])
        #expect(mac.outlets("window").map(\.name).contains("initialFirstResponder"))
    }

    @Test("Actions of objects and of First Responder")
    func actions() {
        let mac = Catalog(.cocoa, era: .newest)
        #expect(mac.actions(ofClass: "NSApplication").first == "activateContextHelpMode:")
        #expect(mac.actions(ofClass: "NSPanel").contains("performClose:"))
        #expect(mac.firstResponderActions.contains("terminate:"))
        #expect(mac.firstResponderActions == mac.firstResponderActions.sorted())
        #expect(Catalog(.cocoaTouch, era: .newest).firstResponderActions.contains("paste:"))
    }
}
