import Testing

@testable import NibCatalog

@Suite("Fresh objects")
struct FreshTests {
    static let families: [Family] = [.cocoaTouch, .cocoa]

    func all(_ catalog: Catalog) -> [FreshElement] {
        catalog.freshElementNames.flatMap { name in
            [catalog.fresh(name)] + catalog.freshVariants(of: name).map { catalog.fresh(name, variant: $0) }
        }.compactMap { $0 }
    }

    @Test("Every fresh object is in Xcode's order and has known elements", arguments: families)
    func orders(family: Family) {
        let catalog = Catalog(family, era: .newest)
        let made = all(catalog)
        #expect(made.count > 60)
        for root in made { check(root, in: catalog) }
    }

    func check(_ element: FreshElement, in catalog: Catalog) {
        #expect(catalog.element(element.tag) != nil, "\(element.tag)")
        let names = element.attributes.map(\.name)
        #expect(Set(names).count == names.count)
        for index in names.indices {
            let rest = Array(names[..<index]) + names[(index + 1)...]
            let place = catalog.attributePosition(element: element.tag, present: rest, new: names[index])
            #expect(place == index, "\(element.tag) \(names[index])")
        }
        let labels = element.children.map(\.label)
        // No known document shows where the mask of a combo button goes.
        if !catalog.isList(element.tag), element.tag != "comboButton" {
            for index in labels.indices {
                let rest = Array(labels[..<index]) + labels[(index + 1)...]
                let place = catalog.childPosition(element: element.tag, present: rest, new: labels[index])
                #expect(place == index, "\(element.tag) \(labels[index])")
            }
        }
        for child in element.children { check(child, in: catalog) }
    }

    @Test("Ids in a fresh object are unique, and every reference has a target", arguments: families)
    func ids(family: Family) {
        func references(_ element: FreshElement) -> [String] {
            element.attributes.compactMap { attribute in
                if case .id(let name) = attribute.value { return name }
                return nil
            } + element.children.flatMap(references)
        }
        for root in all(Catalog(family, era: .newest)) {
            let companions = root.companions.map(\.element)
            let ids = root.newIDs + companions.flatMap(\.newIDs)
            #expect(Set(ids).count == ids.count)
            let used = Set(references(root) + companions.flatMap(references))
            // Menu items may send to objects that the document has already.
            let others: Set = ["self", "firstResponder", "fontManager"]
            #expect(used.isSubset(of: others.union(ids)), "\(root.tag)")
            #expect(!root.attributes.contains { $0.name == "id" })
        }
    }

    @Test("A macOS button comes with its cell")
    func button() throws {
        let catalog = Catalog(.cocoa, era: .newest)
        let button = try #require(catalog.fresh("button"))
        #expect(button.children.map(\.label) == ["rect@frame", "autoresizingMask@autoresizingMask", "buttonCell@cell"])
        let cell = try #require(button.children.last)
        #expect(cell.attributes.first == .init(name: "key", value: .text("cell")))
        #expect(cell.attributes.last == .init(name: "id", value: .id("cell")))
        #expect(cell.attributes.contains(.init(name: "title", value: .text("Button"))))
        #expect(Set(["check", "gradient", "help", "radio"]).isSubset(of: catalog.freshVariants(of: "button")))
        #expect(catalog.fresh("button", variant: "no such") == nil)
        #expect(catalog.fresh("rect") == nil)
    }

    @Test("A view is written according to its placement in its parent")
    func placement() throws {
        let catalog = Catalog(.cocoaTouch, era: .newest)
        let fixed = try #require(catalog.fresh("label"))
        #expect(fixed.attributes.contains(.init(name: "fixedFrame", value: .text("YES"))))
        let arranged = try #require(catalog.fresh("label", placement: .arranged))
        #expect(!arranged.attributes.contains { $0.name == "fixedFrame" })
        #expect(arranged.attributes.last?.name == "translatesAutoresizingMaskIntoConstraints")
        #expect(!arranged.children.contains { $0.tag == "autoresizingMask" })
        let root = try #require(catalog.fresh("view", placement: .root))
        #expect(!root.attributes.contains { $0.name == "translatesAutoresizingMaskIntoConstraints" })
        let mask = try #require(root.children.first { $0.tag == "autoresizingMask" })
        #expect(mask.attributes.map(\.name) == ["key", "widthSizable", "heightSizable"])
    }

    @Test("A reference inside a fresh object names the object itself or an id made in it")
    func references() throws {
        let cell = try #require(Catalog(.cocoaTouch, era: .newest).fresh("tableViewCell"))
        let content = try #require(cell.children.last)
        #expect(content.attributes.contains(.init(name: "tableViewCell", value: .id("self"))))
        #expect(cell.newIDs == ["contentView"])
    }

    @Test("A macOS table comes in a scroll view; leaves keep their text")
    func wrapper() throws {
        let catalog = Catalog(.cocoa, era: .newest)
        let wrapper = try #require(catalog.freshWrapper(of: "tableView"))
        #expect(wrapper == ("scrollView", "tableView"))
        let scrollView = try #require(catalog.fresh(wrapper.element, variant: wrapper.variant))
        #expect(scrollView.newIDs.contains("tableView"))
        #expect(catalog.freshWrapper(of: "button") == nil)
        let comboBox = try #require(catalog.fresh("comboBox")?.children.last?.children.last)
        #expect(comboBox.children.map(\.text) == ["Item 1", "Item 2", "Item 3"])
        #expect(catalog.fresh("toolbar")?.attributes.first?.value == .uuid)
    }
}
