import Testing

@testable import NibCatalog

@Suite("Orders")
struct OrderTests {
    struct Question: CustomStringConvertible {
        let family: Family
        let era: Era
        let isAttribute: Bool
        let element: String
        let new: String
        let place: Int
        let present: [String]

        init?(_ line: Substring) {
            let words = line.split(separator: " ").map(String.init)
            guard words.count > 6, let era = Int(words[1]), let place = Int(words[5]) else { return nil }
            family = words[0] == "Cocoa" ? .cocoa : .cocoaTouch
            self.era = Era(toolsVersion: Era.starts[era])
            isAttribute = words[2] == "a"
            element = words[3]
            new = words[4]
            self.place = place
            present = Array(words[6...])
        }

        var description: String { "\(family) \(era.index) \(element): \(new) into \(present)" }

        func answer(_ catalog: Catalog) -> Int {
            isAttribute
                ? catalog.attributePosition(element: element, present: present, new: new)
                : catalog.childPosition(element: element, present: present, new: new)
        }
    }

    @Test("Names of real documents return to their places")
    func realNames() throws {
        let lines = orderQuestions.split(separator: "\n")
        let questions = lines.compactMap(Question.init)
        try #require(questions.count == lines.count && questions.count > 500)
        var catalogs: [String: Catalog] = [:]
        for question in questions {
            let name = "\(question.family) \(question.era.index)"
            let catalog = catalogs[name] ?? Catalog(question.family, era: question.era)
            catalogs[name] = catalog
            #expect(question.answer(catalog) == question.place, "\(question)")
        }
    }

    @Test("Margins of iOS and of watchOS have orders of their own")
    func margins() {
        let (ios, watch) = (["key", "top", "left", "right"], ["key", "left", "right", "top"])
        for era in Era.starts.map(Era.init(toolsVersion:)) {
            func place(_ present: [String], isWatch: Bool) -> Int {
                Catalog(.cocoaTouch, era: era, isWatch: isWatch)
                    .attributePosition(element: "edgeInsets", present: present, new: "bottom")
            }
            #expect(place(ios, isWatch: false) == 3)
            #expect(place(watch, isWatch: true) == 4)
        }
    }

    @Test("An order that changed between versions is told apart by era")
    func eras() {
        let present = ["rect@frame", "autoresizingMask@autoresizingMask", "color@backgroundColor", "constraints"]
        func place(_ version: Int) -> Int {
            Catalog(.cocoaTouch, era: Era(toolsVersion: version))
                .childPosition(element: "view", present: present, new: "viewLayoutGuide@safeArea")
        }
        #expect(place(14490) == 4)
        #expect(place(17156) == 2)
        #expect(place(24506) == 2)

        let button = ["rect@frame", "constraints", "connections"]
        func cell(_ version: Int) -> Int {
            Catalog(.cocoa, era: Era(toolsVersion: version))
                .childPosition(element: "button", present: button, new: "buttonCell@cell")
        }
        #expect(cell(17000) == 2)
        #expect(cell(22505) == 1)
    }

    @Test("A name never seen in an element goes where other elements have it")
    func otherElements() {
        let catalog = Catalog(.cocoaTouch, era: .newest)
        let present = ["contentMode", "id", "sceneMemberID"]
        #expect(!catalog.attributeOrder(of: "pageControl").knownNames.contains("customClass"))
        #expect(catalog.attributePosition(element: "pageControl", present: present, new: "customClass") == 2)
        #expect(catalog.attributePosition(element: "notAnElement", present: present, new: "customClass") == 2)
    }

    @Test("An unknown name goes last, but an attribute goes before the id")
    func unknownName() {
        let catalog = Catalog(.cocoa, era: .newest)
        #expect(catalog.attributePosition(element: "button", present: ["id"], new: "noSuchAttribute") == 0)
        #expect(catalog.attributePosition(element: "button", present: ["tag"], new: "noSuchAttribute") == 1)
        #expect(catalog.attributePosition(element: "noSuchElement", present: [], new: "id") == 0)
        #expect(catalog.childPosition(element: "subviews", present: ["button", "label"], new: "button") == 2)
    }

    @Test("The key of a name given by its bytes is the key of the name")
    func keys() {
        let order = Catalog(.cocoa, era: .newest).childOrder(of: "button")
        let bytes = Array("buttonCell@cell".utf8)
        #expect(bytes.withUnsafeBufferPointer { order.key(utf8: $0) } == order.key("buttonCell@cell"))
        #expect(order.key("buttonCell@cell") != order.key("connections"))
        #expect(order.key("no such label") == order.key("none either"))
        let present = ["rect@frame", "connections"].map { order.key($0) }
        #expect(order.position(of: order.key("buttonCell@cell"), count: 2) { present[$0] } == 1)
    }

    @Test("Among names that are out of order, a name gets the place that contradicts the fewest")
    func outOfOrder() {
        let catalog = Catalog(.cocoaTouch, era: .newest)
        let present = ["id", "opaque", "contentMode", "text"]
        #expect(catalog.attributePosition(element: "label", present: present, new: "userLabel") == 4)
    }

    @Test(
        "Versions fall into the era that starts at or before them",
        arguments: [
            (0, 0), (7999, 0), (8000, 1), (15999, 3), (16000, 4), (22099, 6), (22100, 7), (99999, 7), (-1, 0),
        ])
    func versions(version: Int, index: Int) {
        #expect(Era(toolsVersion: version).index == index)
    }
}
