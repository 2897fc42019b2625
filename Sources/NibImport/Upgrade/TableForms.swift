/// Table views, outline views and their parts.
enum TableForms {
    static let forms: [String: ObjectForm] = [
        "NSTableView": ObjectForm(element: "tableView", build: tableView),
        "NSOutlineView": ObjectForm(element: "outlineView", build: outlineView),
        "NSTableColumn": ObjectForm(element: "tableColumn", build: tableColumn),
        "NSTableHeaderView": ObjectForm(element: "tableHeaderView") { object in
            ViewParts.view(object)
            object.source.drop("NSTableView")
        },
    ]

    private static let resizing = [
        0: "none", 2: "sequential", 3: "reverseSequential", 4: "lastColumnOnly", 5: "firstColumnOnly",
    ]

    private static func tableView(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        ViewParts.view(object, hugging: (250, 750), listsSubviews: false)
        element.set("allowsExpansionToolTips", to: "YES")
        source.drop("NSEnabled", "NSControlAllowsExpansionToolTips", "NSTableViewDraggingDestinationStyle")
        if let tag = source.integer("NSTag"), tag != 0 { element.set("tag", to: String(tag)) }
        source.bits("NSTvFlags") { bits in flags(&bits, for: element) }
        element.set(
            "columnAutoresizingStyle", to: source.choice("NSColumnAutoresizingStyle", from: resizing, usual: 1))
        if source.optionalFlag("NSAllowsTypeSelect") == false { element.set("typeSelect", to: "NO") }
        element.set(
            "selectionHighlightStyle",
            to: source.choice(
                "NSTableViewSelectionHighlightStyle", from: [1: "sourceList", -1: "none"], usual: 0))
        if let name = source.text("NSAutosaveName"), !name.isEmpty { element.set("autosaveName", to: name) }
        if let height = source.real("NSRowHeight"), height != 17 {
            element.set("rowHeight", to: NumberText.spell(height))
        }
        if let header = source.reference("NSHeaderView") { element.set("headerView", to: builder.id(of: header)) }
        viewBased(object)
        spacing(object)
        builder.list("NSTableColumns", of: source, into: element, as: "tableColumns")
        if !source.objects("NSSortDescriptors").isEmpty { source.doubt("NSSortDescriptors") }
    }

    private static func flags(_ bits: inout Bits, for element: MadeElement) {
        if !bits.take(31) { element.set("columnReordering", to: "NO") }
        if !bits.take(30) { element.set("columnResizing", to: "NO") }
        if !bits.take(28) { element.set("emptySelection", to: "NO") }
        if !bits.take(27) { element.set("multipleSelection", to: "NO") }
        if bits.take(26) { element.set("columnSelection", to: "YES") }
        if !bits.take(24) { element.set("autosaveColumns", to: "NO") }
        if bits.take(23) { element.set("alternatingRowBackgroundColors", to: "YES") }
        bits.ignore(12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 25, 29)
    }

    private static func spacing(_ object: Building) {
        let (source, element) = (object.source, object.element)
        if let width = source.real("NSIntercellSpacingWidth"), let height = source.real("NSIntercellSpacingHeight") {
            element.add(ViewParts.size("intercellSpacing", of: [width, height]))
        }
        Appearance.color("NSBackgroundColor", as: "backgroundColor", of: source, into: element)
        Appearance.color("NSGridColor", as: "gridColor", of: source, into: element)
        guard source.has("NSGridStyleMask") else { return }
        let lines = MadeElement("tableViewGridLines", with: [("key", "gridStyleMask")])
        source.bits("NSGridStyleMask") { bits in
            if bits.take(0) { lines.set("vertical", to: "YES") }
            if bits.take(1) { lines.set("horizontal", to: "YES") }
            if bits.take(3) { lines.set("dashed", to: "YES") }
        }
        element.add(lines)
    }

    /// Says that the cells are views, which belong to the columns.
    private static func viewBased(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        let id = builder.id(of: source.object)
        element.set(
            "rowSizeStyle",
            to: source.choice(
                "NSTableViewRowSizeStyle", from: [-1: "automatic", 1: "small", 2: "medium", 3: "large"], usual: 0))
        if builder.properties.flag("isInViewBasedMode", of: id) == true { element.set("viewBased", to: "YES") }
    }

    private static func outlineView(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        tableView(object)
        if source.optionalFlag("NSOutlineViewAutoresizesOutlineColumnKey") != false {
            element.set("autoresizesOutlineColumn", to: "YES")
        }
        if source.optionalFlag("NSOutlineViewIndentationMarkerFollowsCellKey") == false {
            element.set("indentationMarkerFollowsCell", to: "NO")
        }
        element.set(
            "indentationPerLevel", to: NumberText.spell(source.real("NSOutlineViewIndentationPerLevelKey") ?? 16))
        let columns = source.understanding.graph.objects(in: "NSTableColumns", of: source.object)
        if let first = columns.first { element.set("outlineTableColumn", to: builder.id(of: first)) }
    }

    private static func tableColumn(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        if let name = source.text("NSIdentifier") { element.set("identifier", to: name) }
        if !source.flag("NSIsEditable") { element.set("editable", to: "NO") }
        if source.flag("NSHidden") { element.set("hidden", to: "YES") }
        for (field, name) in [("NSWidth", "width"), ("NSMinWidth", "minWidth"), ("NSMaxWidth", "maxWidth")] {
            source.real(field).map { element.set(name, to: NumberText.spell($0)) }
        }
        if let tip = source.text("NSHeaderToolTip") { element.setText("headerToolTip", to: tip) }
        builder.child("NSHeaderCell", of: source, into: element, as: "headerCell")
        builder.child("NSDataCell", of: source, into: element, as: "dataCell")
        resizing(object)
        sorting(object)
        prototypes(object)
    }

    private static func resizing(_ object: Building) {
        let (source, element) = (object.source, object.element)
        source.drop("NSIsResizeable")
        guard source.has("NSResizingMask") else { return }
        let mask = MadeElement("tableColumnResizingMask", with: [("key", "resizingMask")])
        source.bits("NSResizingMask") { bits in
            if bits.take(0) { mask.set("resizeWithTable", to: "YES") }
            if bits.take(1) { mask.set("userResizable", to: "YES") }
        }
        element.add(mask)
    }

    private static func sorting(_ object: Building) {
        let (source, element) = (object.source, object.element)
        guard let sort = source.child("NSSortDescriptorPrototype") else { return }
        let part = MadeElement("sortDescriptor", with: [("key", "sortDescriptorPrototype")])
        part.set("selector", to: sort.text("NSSelector"))
        part.set("sortKey", to: sort.text("NSKey"))
        if !sort.flag("NSAscending") { part.set("ascending", to: "NO") }
        element.add(part)
    }

    /// Adds the views that stand for the cells of a column.
    private static func prototypes(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        guard let number = builder.model.item(of: source.object) else { return }
        let value = builder.properties.value("prototypeCellViews", of: builder.model.items[number].id)
        guard case .object(let list)? = value else { return }
        for case .object(let view) in source.inside(list).ownMembers() {
            builder.place(view, into: element.list("prototypeCellViews"), from: source)
        }
    }
}
