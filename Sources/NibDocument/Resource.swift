import Bytes
import XMLTree

/// Something outside the document that its objects name and that has an entry in `<resources>` (FORMAT.md, section 2).
enum Resource: Hashable {
    /// An image; one of the system's symbols when `isSystem`. It is nil where the document does not tell: an element has
    /// one mark for all its images, and the second of them was seen with either meaning.
    case image(String, isSystem: Bool?)
    /// A colour of the system by its name, such as `labelColor`; iOS only.
    case systemColor(String)
    /// A colour of the user's assets.
    case namedColor(String)

    /// The tag of the entry.
    var element: String {
        switch self {
        case .image: "image"
        case .systemColor: "systemColor"
        case .namedColor: "namedColor"
        }
    }

    /// The name that objects use and the entry has.
    var name: String {
        switch self {
        case .image(let name, _), .systemColor(let name), .namedColor(let name): name
        }
    }

    /// The attributes that can hold such a name, wherever they stand.
    ///
    /// Measured: `image` and all that end in `Image`, with the exceptions of ``NibDocument/resources(usedBy:)``; `value`
    /// of runtime attributes.
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

    private static let affecting = NameSet(attributes + ["catalog", "type"])
}

extension NibDocument {
    /// The resources that an element itself names; mostly none.
    func resources(usedBy node: NodeID) -> [Resource] {
        let symbol = tree.symbol(of: node)
        if symbol == symbols.color { return colorResource(of: node) }
        if symbol == symbols.runtimeAttribute { return runtimeImage(of: node) }
        if symbols.connectionKind(symbol) != nil { return [] }
        // Their attributes of that name are booleans.
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

    private func colorResource(of node: NodeID) -> [Resource] {
        if let name = tree.attribute("systemColor", of: node) {
            return kind.family == .cocoaTouch && toolsVersion >= Self.firstWithSystemColors ? [.systemColor(name)] : []
        }
        guard let name = tree.attribute("name", of: node), tree.attribute("catalog", of: node) == nil else { return [] }
        return [.namedColor(name)]
    }

    private func runtimeImage(of node: NodeID) -> [Resource] {
        guard tree.attribute("type", of: node, is: "image"), let name = tree.attribute("value", of: node) else {
            return []
        }
        return [.image(name, isSystem: tree.attribute("catalog", of: node, is: "system"))]
    }

    /// The version from which documents list the system's colours: 16097 and older never do, 17125 and newer always.
    static let firstWithSystemColors = 17000

    /// Whether the bytes of an attribute's name are `image` or end in `Image`.
    private static func namesImage(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count >= 5, name[name.count - 1] == UInt8(ascii: "e") else { return false }
        let head = name[name.count - 5]
        guard head == UInt8(ascii: "I") || (head == UInt8(ascii: "i") && name.count == 5) else { return false }
        return name[(name.count - 4)...].elementsEqual("mage".utf8)
    }

    // MARK: - Entries

    /// The document's `<resources>`.
    private var resourceList: NodeID? { tree.elements(in: tree.root).first { tree.name($0) == "resources" } }

    /// Whether the document lists resources at all.
    var listsResources: Bool { resourceList != nil }

    /// The entry of a resource.
    func entry(of resource: Resource) -> NodeID? {
        guard let list = resourceList else { return nil }
        return tree.elements(in: list).first {
            guard tree.attribute("name", of: $0, is: resource.name), tree.name($0) == resource.element else {
                return false
            }
            guard case .image(_, let isSystem?) = resource else { return true }
            return tree.attribute("catalog", of: $0, is: "system") == isSystem
        }
    }

    /// Whether any element of the document uses a resource.
    func isUsed(_ resource: Resource) -> Bool {
        resourceIndex.nodes(resource.name).contains { resources(usedBy: $0).contains { $0.canBe(resource) } }
    }
}

extension Resource {
    /// Whether both can be the same thing.
    fileprivate func canBe(_ other: Resource) -> Bool {
        guard case .image(let name, let isSystem) = self, case .image(let otherName, let isOtherSystem) = other else {
            return self == other
        }
        return name == otherName && (isSystem == nil || isOtherSystem == nil || isSystem == isOtherSystem)
    }
}
