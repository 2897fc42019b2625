import Testing

@testable import NibCatalog

@Suite("Connections, texts and references")
struct ConnectionTests {
    let ios = Catalog(.cocoaTouch, era: .newest)
    let mac = Catalog(.cocoa, era: .newest)

    @Test(
        "The event of an action that names none",
        arguments: [
            ("button", "touchUpInside"), ("textField", "editingDidEnd"), ("slider", "valueChanged"),
            ("switch", "valueChanged"), ("datePicker", "valueChanged"), ("pageControl", "valueChanged"),
        ])
    func defaultEvent(element: String, event: String) {
        #expect(ios.defaultEvent(element) == event)
        #expect(ios.events.contains(event))
    }

    @Test("Actions with and without events")
    func actionForms() {
        #expect(ios.actionForm("button") == .event)
        #expect(ios.actionForm("barButtonItem") == .plain)
        #expect(ios.actionForm("tapGestureRecognizer") == .plain)
        #expect(ios.actionForm("label") == nil)
        #expect(ios.defaultEvent("barButtonItem") == nil)
        #expect(mac.actionForm("button") == .plain)
        #expect(mac.actionForm("menuItem") == .plain)
        #expect(mac.actionForm("box") == nil)
        #expect(mac.defaultEvent("button") == nil)
        #expect(mac.actionTriggers("outlineView") == ["doubleAction"])
        #expect(mac.actionTriggers("button").isEmpty)
        #expect(ios.events.count == 16)
    }

    @Test("Segues and relationships")
    func segues() {
        #expect(ios.segueKinds.first == "show" && ios.segueKinds.contains("unwind"))
        #expect(mac.segueKinds.contains("sheet") && !mac.segueKinds.contains("push"))
        #expect(ios.relationships(of: "navigationController") == ["rootViewController"])
        #expect(mac.relationships(of: "windowController") == ["window.shadowedContentViewController"])
        #expect(ios.relationships(of: "view").isEmpty)
    }

    @Test("Forms of the values of runtime attributes")
    func runtimeAttributes() {
        #expect(ios.runtimeAttributeForm("boolean") == .attribute)
        #expect(ios.runtimeAttributeForm("number") == .child(["integer", "real"]))
        #expect(ios.runtimeAttributeForm("color") == .child(["color"]))
        #expect(ios.runtimeAttributeForm("nil") == RuntimeAttributeForm.none)
        #expect(ios.runtimeAttributeForm("noSuchType") == nil)
    }

    @Test("Paths of texts")
    func texts() {
        #expect(ios.titlePaths("button").map(\.description) == ["normal.title", "configuration.title"])
        #expect(mac.titlePaths("button").first?.description == "cell.title")
        #expect(mac.titlePaths("button").first?.steps == ["buttonCell@cell"])
        #expect(ios.titlePaths("label").first?.description == "text")
        #expect(ios.titlePaths("view").isEmpty)
    }

    @Test("References are distinguished from numbers by their element")
    func references() {
        #expect(ios.isReference(element: "constraint", attribute: "firstItem"))
        #expect(mac.isReference(element: "gridCell", attribute: "row"))
        #expect(!mac.isReference(element: "matrix", attribute: "row"))
        #expect(mac.isReference(element: "action", attribute: "target"))
        #expect(mac.referenceNames.contains("headerView") && !mac.referenceNames.contains("id"))
        #expect(ios.referenceAttributes(of: "tableViewCell") == ["textLabel", "detailTextLabel", "reference"])
        #expect(ios.referenceAttributes(of: "gadget") == ["reference"])
    }

    @Test("What connects objects refers to them in every family, also where no document was seen to have it")
    func endsOfConnections() {
        for catalog in [ios, mac] {
            for element in ["outlet", "outletCollection", "action", "binding", "accessibilityConnection", "segue"] {
                #expect(catalog.isReference(element: element, attribute: "destination"), "\(element)")
            }
            #expect(catalog.isReference(element: "action", attribute: "target"))
        }
    }
}
