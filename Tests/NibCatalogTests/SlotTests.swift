import Testing

@testable import NibCatalog

@Suite("Slots")
struct SlotTests {
    let ios = Catalog(.cocoaTouch, era: .newest)
    let mac = Catalog(.cocoa, era: .newest)

    func first(_ catalog: Catalog, _ parent: String, _ child: String) -> [String] {
        guard let slot = catalog.slots(parent: parent, child: child).first else { return [] }
        return slot.via + [slot.container ?? slot.key.map { "@" + $0 } ?? ""]
    }

    @Test("A view goes into the subviews, a cell into the prototypes")
    func lists() {
        #expect(first(ios, "view", "button") == ["subviews"])
        #expect(first(ios, "tableView", "tableViewCell") == ["prototypes"])
        #expect(first(ios, "toolbar", "barButtonItem") == ["items"])
        #expect(first(ios, "scene", "viewController") == ["objects"])
        #expect(first(ios, "view", "constraint") == ["constraints"])
        #expect(first(mac, "menu", "menuItem") == ["items"])
        #expect(first(mac, "tableView", "tableColumn") == ["tableColumns"])
        #expect(first(mac, "button", "action") == ["connections"])
    }

    @Test("A child that an object has only once goes by its key")
    func keys() {
        #expect(first(ios, "viewController", "navigationItem") == ["@navigationItem"])
        #expect(first(ios, "navigationItem", "barButtonItem") == ["@rightBarButtonItem"])
        #expect(first(mac, "button", "buttonCell") == ["@cell"])
        #expect(first(mac, "window", "view") == ["@contentView"])
        #expect(first(mac, "menuItem", "menu") == ["@submenu"])
    }

    @Test("Objects added to a window, a cell or a controller go into its view")
    func standIns() {
        #expect(first(ios, "tableViewCell", "label") == ["tableViewCellContentView@contentView", "subviews"])
        #expect(first(ios, "visualEffectView", "label") == ["view@contentView", "subviews"])
        #expect(first(ios, "viewController", "button") == ["view@view", "subviews"])
        #expect(first(mac, "window", "button") == ["view@contentView", "subviews"])
        #expect(first(mac, "box", "button") == ["view@contentView", "subviews"])
        #expect(first(mac, "scrollView", "tableView") == ["clipView@contentView", "subviews"])
        #expect(first(mac, "windowController", "button") == ["window@window", "view@contentView", "subviews"])
    }

    @Test("A child that an element cannot contain has no slot there")
    func none() {
        #expect(mac.slots(parent: "menu", child: "button").isEmpty)
        #expect(ios.slots(parent: "toolbar", child: "navigationItem").isEmpty)
        #expect(ios.slots(parent: "navigationBar", child: "barButtonItem").isEmpty)
        #expect(ios.slots(parent: "noSuchElement", child: "button").isEmpty)
    }

    @Test("The lists of an element, and the names by which they are chosen")
    func containers() {
        let names = ios.knownChildren(of: "view")
        #expect(names.contains("subviews") && names.contains("constraints"))
        #expect(ios.orderOfList("subviews") == .semantic)
        #expect(ios.orderOfList("constraints") == .byID)
        #expect(ios.orderOfList("resources") == .byTagAndName)
        #expect(ios.orderOfList("connections") == .connections)
        #expect(ios.orderOfList("view") == nil)
        #expect(ios.slots(parent: "subviews", child: "button").count == 1)
        #expect(mac.knownChildren(of: "button").contains("buttonCell@cell"))
    }

    @Test("Lists parallel to the subviews are lists of the element itself")
    func parallelLists() {
        #expect(mac.parallelLists(of: "stackView").map(\.name) == ["visibilityPriorities", "customSpacing"])
        #expect(mac.parallelLists(of: "splitView").map(\.defaultValue) == ["250"])
        #expect(ios.parallelLists(of: "stackView").isEmpty)
        for element in ["stackView", "splitView"] {
            for list in mac.parallelLists(of: element) {
                #expect(mac.knownChildren(of: element).contains(list.name))
            }
        }
    }
}
