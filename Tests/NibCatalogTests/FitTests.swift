import Testing

@testable import NibCatalog

@Suite("What fits where")
struct FitTests {
    let ios = Catalog(.cocoaTouch, era: .newest)
    let mac = Catalog(.cocoa, era: .newest)

    @Test("A list can hold the elements seen in it, and elements of the same kind")
    func lists() {
        #expect(ios.fit(of: "button", inList: "subviews", of: "view") == .fits)
        #expect(ios.fit(of: "mtkView", inList: "subviews", of: "skView") == .fits)
        #expect(ios.fit(of: "pinchGestureRecognizer", inList: "gestureRecognizers", of: "label") == .fits)
        #expect(ios.fit(of: "label", inList: "constraints", of: "view") == .holds(["constraint"]))
        #expect(ios.fit(of: "barButtonItem", inList: "subviews", of: "view") != .fits)
        #expect(ios.fit(of: "button", inList: "segments", of: "view") == .unknownSlot)
        #expect(mac.fit(of: "button", inList: "items", of: "menu") == .holds(["menuItem"]))
        #expect(mac.fit(of: "menuItem", inList: "items", of: "menu") == .fits)
    }

    @Test("Every object can be at the top level of a document")
    func top() {
        for catalog in [ios, mac] {
            for element in catalog.allElements where element.isObject {
                #expect(catalog.fit(of: element.name, inList: "objects", of: "document") == .fits, "\(element.name)")
            }
        }
        #expect(ios.fit(of: "segment", inList: "objects", of: "document") != .fits)
    }

    @Test("A key is for the elements seen with it, and for elements of the same kind")
    func keys() {
        #expect(ios.fit(of: "navigationItem", withKey: "navigationItem", in: "viewController") == .fits)
        #expect(ios.fit(of: "mapView", withKey: "view", in: "viewController") == .fits)
        #expect(ios.fit(of: "color", withKey: "tintColor", in: "mtkView") == .fits)
        #expect(ios.fit(of: "label", withKey: "nosuch", in: "view") == .unknownSlot)
        #expect(
            ios.fit(of: "barButtonItem", withKey: "navigationItem", in: "viewController")
                == .holds(["navigationItem"]))
        #expect(mac.fit(of: "menu", withKey: "submenu", in: "menuItem") == .fits)
        #expect(mac.fit(of: "textField", withKey: "cell", in: "button") != .fits)
    }

    @Test("Few elements can be in another without a list or key")
    func direct() {
        #expect(ios.fit(of: "segment", directlyIn: "view") == .unknownSlot)
        #expect(ios.fit(of: "objects", directlyIn: "scene") == .fits)
        #expect(ios.fit(of: "subviews", directlyIn: "skView") == .fits)
    }

    @Test("Unknown elements are never refused")
    func unknown() {
        #expect(ios.fit(of: "noSuchElement", inList: "constraints", of: "view") == .fits)
        #expect(ios.fit(of: "noSuchElement", withKey: "nosuch", in: "view") == .fits)
        #expect(ios.fit(of: "label", withKey: "nosuch", in: "noSuchElement") == .fits)
        #expect(ios.fit(of: "label", directlyIn: "noSuchElement") == .fits)
    }

    @Test("Everything that was measured fits")
    func measured() {
        for catalog in [ios, mac] {
            for parent in catalog.allElements where !catalog.isList(parent.name) {
                for label in catalog.knownChildren(of: parent.name) {
                    let parts = label.split(separator: "@", maxSplits: 1).map(String.init)
                    let fit =
                        parts.count > 1
                        ? catalog.fit(of: parts[0], withKey: parts[1], in: parent.name)
                        : catalog.fit(of: parts[0], directlyIn: parent.name)
                    #expect(fit == .fits, "\(parent.name) \(label)")
                    guard parts.count == 1, catalog.isList(label) else { continue }
                    for child in catalog.contents(of: label, in: parent.name) {
                        #expect(
                            catalog.fit(of: child, inList: label, of: parent.name) == .fits, "\(parent.name) \(child)")
                    }
                }
            }
        }
    }

    @Test("The elements that contain an element, most frequent first")
    func parents() {
        #expect(ios.parents(of: "segment") == ["segmentedControl"])
        #expect(ios.parents(of: "label").first == "view")
        #expect(mac.parents(of: "menuItem") == ["menu"])
    }

    @Test("All views, cells and items have a tag")
    func tags() {
        for (catalog, names) in [
            (ios, ["view", "navigationBar", "barButtonItem", "skView"]),
            (mac, ["customView", "menuItem", "buttonCell"]),
        ] {
            for name in names { #expect(catalog.knownAttributes(of: name).contains("tag"), "\(name)") }
        }
        #expect(!ios.knownAttributes(of: "viewController").contains("tag"))
        #expect(ios.knownAttributes(of: "noSuchElement").isEmpty)
    }
}
