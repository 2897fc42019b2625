/// Toolbars and their items.
enum ToolbarForms {
    static let forms: [String: ObjectForm] = [
        "NSToolbar": ObjectForm(element: "toolbar", build: toolbar),
        "NSToolbarItem": ObjectForm(element: "toolbarItem", build: item),
        "NSToolbarSpaceItem": ObjectForm(element: "toolbarItem", ownClass: "NSToolbarSpaceItem", build: space),
        "NSToolbarFlexibleSpaceItem": ObjectForm(
            element: "toolbarItem", ownClass: "NSToolbarFlexibleSpaceItem", build: space),
        "NSToolbarSeparatorItem": ObjectForm(
            element: "toolbarItem", ownClass: "NSToolbarSeparatorItem", build: space),
    ]

    /// Whether an identifier was made by Interface Builder, in the form of a UUID or of the system's items.
    private static func isImplicit(_ identifier: String) -> Bool {
        if identifier.hasPrefix("NSToolbar") { return true }
        let parts = identifier.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
        return parts == [8, 4, 4, 4, 12]
    }

    private static func identify(_ field: String, as name: String, of object: Building) {
        let (source, element) = (object.source, object.element)
        guard let identifier = source.text(field) else { return }
        element.set((isImplicit(identifier) ? "implicit" : "explicit") + name, to: identifier)
    }

    private static func toolbar(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        identify("NSToolbarIdentifier", as: "Identifier", of: object)
        source.drop("NSToolbarDelegate", "NSToolbarPrefersToBeShown")
        if !source.flag("NSToolbarAutosavesConfiguration") { element.set("autosavesConfiguration", to: "NO") }
        if !source.flag("NSToolbarAllowsUserCustomization") { element.set("allowsUserCustomization", to: "NO") }
        if source.optionalFlag("NSToolbarShowsBaselineSeparator") == false {
            element.set("showsBaselineSeparator", to: "NO")
        }
        let modes = [1: "iconAndLabel", 2: "iconOnly", 3: "labelOnly"]
        element.set("displayMode", to: source.choice("NSToolbarDisplayMode", from: modes, usual: 0))
        let sizes = [1: "regular", 2: "small"]
        element.set("sizeMode", to: source.choice("NSToolbarSizeMode", from: sizes, usual: 0))
        if let items = source.reference("NSToolbarIBIdentifiedItems") { _ = source.inside(items).entries() }
        builder.list("NSToolbarIBAllowedItems", of: source, into: element, as: "allowedToolbarItems")
        let selectable = Set(source.objects("NSToolbarIBSelectableItems"))
        for child in element.list("allowedToolbarItems").children.indices {
            let items = source.understanding.graph.objects(in: "NSToolbarIBAllowedItems", of: source.object)
            guard child < items.count, selectable.contains(items[child]) else { continue }
            element.list("allowedToolbarItems").children[child].set("selectable", to: "YES")
        }
        for item in source.objects("NSToolbarIBDefaultItems") {
            element.list("defaultToolbarItems").add(
                MadeElement("toolbarItem", with: [("reference", builder.id(of: item))]))
        }
    }

    private static func item(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        identify("NSToolbarItemIdentifier", as: "ItemIdentifier", of: object)
        if let label = source.text("NSToolbarItemLabel") { element.setText("label", to: label) }
        if let label = source.text("NSToolbarItemPaletteLabel") { element.setText("paletteLabel", to: label) }
        if let tip = source.text("NSToolbarItemToolTip") {
            if !tip.isEmpty { element.setText("toolTip", to: tip) }
        } else {
            element.add(MadeElement("nil", with: [("key", "toolTip")]))
        }
        if let tag = source.integer("NSToolbarItemTag"), tag != 0 { element.set("tag", to: String(tag)) }
        if let name = builder.image("NSToolbarItemImage", of: source) { element.set("image", to: name) }
        if let order = source.integer("NSToolbarItemVisibilityPriority"), order != 0 {
            element.set("visibilityPriority", to: String(order))
        }
        if source.optionalFlag("NSToolbarItemAutovalidates") == false { element.set("autovalidates", to: "NO") }
        rest(source)
        for (field, name) in [("NSToolbarItemMinSize", "minSize"), ("NSToolbarItemMaxSize", "maxSize")] {
            guard let size = source.numbers(field, count: 2), size != [0, 0] else { continue }
            element.add(ViewParts.size(name, of: size))
        }
        builder.child("NSToolbarItemView", of: source, into: element, as: "view")
        let id = builder.id(of: source.object)
        if builder.properties.flag("toolbarItem.selectable", of: id) == true { element.set("selectable", to: "YES") }
    }

    /// Reads what all items have, which must be what they have if nobody changes it.
    private static func rest(_ source: ArchivedFields) {
        source.drop("NSToolbarItemTarget", "NSToolbarItemAction")
        for key in ["NSToolbarItemEnabled", "NSToolbarIsUserRemovable"] where source.optionalFlag(key) == false {
            source.doubt(key)
        }
        guard let item = source.child("NSToolbarItemMenuFormRepresentation") else { return }
        source.understanding.understandAll(of: item.object)
    }

    /// Adds what an item of the system has, of which only the name counts.
    private static func space(_ object: Building) {
        let source = object.source
        identify("NSToolbarItemIdentifier", as: "ItemIdentifier", of: object)
        source.drop(
            "NSToolbarItemLabel", "NSToolbarItemPaletteLabel", "NSToolbarItemToolTip", "NSToolbarItemView",
            "NSToolbarItemImage", "NSToolbarItemMinSize", "NSToolbarItemMaxSize", "NSToolbarItemAutovalidates",
            "NSToolbarItemTag", "NSToolbarItemVisibilityPriority")
        rest(source)
    }
}
