import XMLTree

/// A resource outside the document that objects name and that has an entry in `<resources>`
/// (Documentation/Format/Resources.md#entries).
enum Resource: Hashable {
    /// An image; `isSystem` says whether it is a system symbol, and is nil if the document does not tell.
    ///
    /// An element has one `catalog` for all its images, and for the second image documents use it with either meaning.
    case image(String, isSystem: Bool?)
    /// A system color, such as `labelColor`; iOS only.
    case systemColor(String)
    /// A color of an asset catalogue.
    case namedColor(String)
    /// A font in a file of the project; its entry is in `<customFonts>`.
    case font(String)

    /// The element of the entry.
    var element: String {
        switch self {
        case .image: "image"
        case .systemColor: "systemColor"
        case .namedColor: "namedColor"
        case .font: "string"
        }
    }

    /// The name in objects and in the entry.
    var name: String {
        switch self {
        case .image(let name, _), .systemColor(let name), .namedColor(let name), .font(let name): name
        }
    }

    /// The attributes that can hold the name of a resource, on any element.
    ///
    /// Measured: `image` and all attributes that end in `Image`, except those in ``NibDocument/resources(usedBy:)``;
    /// also `value` of runtime attributes.
    static let attributes = [
        "image", "alternateImage", "backgroundImage", "backIndicatorImage", "backIndicatorTransitionMaskImage",
        "collapsedRepresentationImage", "decrementImage", "dividerImage", "highlightedImage", "incrementImage",
        "landscapeImage", "largeContentSizeImage", "maskImage", "maximumValueImage", "minimumValueImage",
        "mixedStateImage", "offImage", "offStateImage", "onImage", "onStateImage", "progressImage", "ratingImage",
        "ratingPlaceholderImage", "scopeBarBackgroundImage", "secondaryImage", "selectedImage",
        "selectionIndicatorImage", "shadowImage", "trackImage", "systemColor", "name", "value",
    ]

    /// Whether setting or removing an attribute can change which resources an element uses.
    static func isAffected(by attribute: String) -> Bool { affecting.contains(attribute) }

    private static let affecting = Set(attributes + ["catalog", "type"])
}

extension NibDocument {
    /// Returns the resources that an element itself names; most elements name none.
    func resources(usedBy node: NodeID) -> [Resource] {
        let symbol = tree.symbol(of: node)
        if symbol == symbols.color { return colorResource(of: node) }
        if symbols.isFont(symbol) { return customFont(usedBy: node).map { [$0] } ?? [] }
        if symbol == symbols.runtimeAttribute { return runtimeImage(of: node) }
        if symbols.connectionKind(symbol) != nil { return [] }
        // In these elements, attributes with these names are booleans.
        if symbol == symbols.behavior || symbol == symbols.accessibilityTraits { return [] }
        let names = tree.attributes(node, where: Self.namesImage)
        guard !names.isEmpty else { return [] }
        let isSystem = tree.attribute("catalog", of: node, is: "system")
        let hasOwn = names.contains { $0.name == "image" }
        return names.map { attribute in
            let isMain = attribute.name == "image" || attribute.name == "secondaryImage" || !hasOwn
            return .image(attribute.value, isSystem: isSystem && !isMain ? nil : isSystem)
        }
    }

    /// Returns the images that an element itself names, with the attributes that name them, and whether they are symbols of the system.
    package func images(usedBy node: NodeID) -> [(attribute: String, name: String, isSystem: Bool)] {
        let used = resources(usedBy: node).compactMap { resource -> (name: String, isSystem: Bool)? in
            guard case .image(let name, let isSystem) = resource else { return nil }
            return (name, isSystem == true)
        }
        guard !used.isEmpty else { return [] }
        let isRuntime = tree.symbol(of: node) == symbols.runtimeAttribute
        let names = isRuntime ? ["value"] : tree.attributes(node, where: Self.namesImage).map(\.name)
        return zip(names, used).map { ($0, $1.name, $1.isSystem) }
    }

    private func colorResource(of node: NodeID) -> [Resource] {
        if let name = tree.attribute("systemColor", of: node) {
            return kind.family == .cocoaTouch && toolsVersion >= Self.firstWithSystemColors ? [.systemColor(name)] : []
        }
        guard let name = tree.attribute("name", of: node), tree.attribute("catalog", of: node) == nil else { return [] }
        if tree.parent(node) == tree.root, toolsVersion < Self.firstWithTint { return [] }
        return [.namedColor(name)]
    }

    private func runtimeImage(of node: NodeID) -> [Resource] {
        guard tree.attribute("type", of: node, is: "image"), let name = tree.attribute("value", of: node) else {
            return []
        }
        return [.image(name, isSystem: tree.attribute("catalog", of: node, is: "system"))]
    }

    /// The first `toolsVersion` whose documents list system colors: up to 16097 none does, from 17125 on all do.
    static let firstWithSystemColors = 17000

    /// The first `toolsVersion` whose documents list the named color of the document's own tint: before, none of 84 does, and then all of
    /// 100 do.
    private static let firstWithTint = 16097

    /// Returns whether a resource has an entry for each of its uses, next to each other, as some Xcodes wrote it for two of the older
    /// colors (82 of 85 documents; 3 of 499 of newer ones).
    func isListedPerUse(_ resource: Resource) -> Bool {
        guard case .systemColor(let name) = resource, (17132...17506).contains(toolsVersion) else { return false }
        return name == "groupTableViewBackgroundColor" || name == "darkTextColor"
    }

    /// Whether the name of an attribute is `image` or ends in `Image`.
    private static func namesImage(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count >= 5, name[name.count - 1] == UInt8(ascii: "e") else { return false }
        let head = name[name.count - 5]
        guard head == UInt8(ascii: "I") || (head == UInt8(ascii: "i") && name.count == 5) else { return false }
        return name[(name.count - 4)...].elementsEqual("mage".utf8)
    }

    // MARK: - Entries

    /// The document's `<resources>`; nil if it has none.
    private var resourceList: NodeID? { tree.elements(in: tree.root).first { tree.name($0) == "resources" } }

    /// Whether the document has `<resources>`.
    var listsResources: Bool { resourceList != nil }

    /// Returns the entry of a resource, the first if there are several; nil if there is none.
    func entry(of resource: Resource) -> NodeID? { entries(of: resource).first }

    /// Returns all entries of a resource, which are next to each other.
    func entries(of resource: Resource) -> [NodeID] {
        if case .font(let name) = resource { return customFonts(named: name) }
        guard let list = resourceList else { return [] }
        func isNamed(_ node: NodeID) -> Bool {
            tree.attribute("name", of: node, is: resource.name) && tree.name(node) == resource.element
        }
        func isMeant(_ node: NodeID) -> Bool {
            guard case .image(_, let isSystem?) = resource else { return true }
            return tree.attribute("catalog", of: node, is: "system") == isSystem
        }
        guard let first = firstResource(resource.element, named: resource.name, in: list) else {
            return tree.elements(in: list).filter { isNamed($0) && isMeant($0) }
        }
        var (found, next): ([NodeID], NodeID?) = ([], first)
        while let node = next, isNamed(node) {
            if isMeant(node) { found.append(node) }
            next = tree.nextElement(node)
        }
        return found
    }

    /// Whether any element of the document uses a resource.
    func isUsed(_ resource: Resource) -> Bool {
        resourceIndex.nodes(resource.name).contains { resources(usedBy: $0).contains { $0.canBe(resource) } }
    }

    /// Whether the document has the entry of an image, colour or font of a name.
    package func hasResource(named name: String) -> Bool { !resources(named: name).isEmpty }

    /// Returns the entries of the images, colours and fonts of a name that no object uses.
    package func unusedResources(named name: String) -> [NodeID] {
        resources(named: name).filter { !isUsed($0.resource) }.map(\.entry)
    }

    /// Whether an entry is that of an image, colour or font which no object uses.
    package func isUnused(entry: NodeID) -> Bool { resource(listedAs: entry).map { !isUsed($0) } ?? false }

    private func resources(named name: String) -> [(resource: Resource, entry: NodeID)] {
        let listed =
            resourceList.map { tree.elements(in: $0).filter { tree.attribute("name", of: $0, is: name) } } ?? []
        let entries = listed.compactMap { entry in resource(listedAs: entry).map { ($0, entry) } }
        return entries + customFonts(named: name).map { (.font(name), $0) }
    }

    /// Returns the resource of an entry; nil if it is none that objects name.
    func resource(listedAs entry: NodeID) -> Resource? {
        if tree.symbol(of: entry) == symbols.string { return .font(string(in: entry)) }
        guard let name = tree.attribute("name", of: entry) else { return nil }
        switch tree.name(entry) {
        case "image": return .image(name, isSystem: tree.attribute("catalog", of: entry, is: "system"))
        case "systemColor": return .systemColor(name)
        case "namedColor": return .namedColor(name)
        default: return nil
        }
    }

    /// Returns how many elements of the document use a resource.
    func uses(of resource: Resource) -> Int {
        resourceIndex.nodes(resource.name).count { resources(usedBy: $0).contains { $0.canBe(resource) } }
    }
}

extension Resource {
    /// Whether two values may denote the same resource.
    fileprivate func canBe(_ other: Resource) -> Bool {
        guard case .image(let name, let isSystem) = self, case .image(let otherName, let isOtherSystem) = other else {
            return self == other
        }
        return name == otherName && (isSystem == nil || isOtherSystem == nil || isSystem == isOtherSystem)
    }
}
