import NibCatalog

/// What a document has besides its objects: its root element, what it depends on, and its resources.
struct DocumentHeader {
    /// The version of Interface Builder that the document is written for, as that of a new one.
    private static let toolsVersion = "24765"

    private let top: ArchivedFields
    private let family: Family

    /// Makes the header of an archive.
    init(_ top: ArchivedFields, family: Family) {
        self.top = top
        self.family = family
    }

    /// The fields of an archive that a document has no counterpart for: what Interface Builder had for itself.
    private static let meaningless = [
        "IBDocument.SystemTarget", "IBDocument.SystemVersion", "IBDocument.InterfaceBuilderVersion",
        "IBDocument.AppKitVersion", "IBDocument.HIToolboxVersion", "IBDocument.PluginDependencies",
        "IBDocument.Metadata", "IBDocument.RootObjects", "IBDocument.Classes", "IBDocument.localizationMode",
        "IBDocument.defaultPropertyAccessControl", "IBDocument.PluginVersions",
        "IBDocument.PluginDeclaredDependenciesTrackSystemTargetVersion", "IBDocument.TargetRuntimeIdentifier",
        "IBDocument.PluginDeclaredDevelopmentDependencies", "IBDocument.IntegratedClassDependencies",
        "IBDocument.PluginDeclaredDependencyDefaults", "IBDocument.EditedObjectIDs",
        "IBDocument.LastKnownRelativeProjectPath", "IBDocument.previouslyAttemptedUpgradeToXcode5",
        "IBCocoaTouchPluginVersion", "IBCocoaTouchSimulationTargetRuntimeIdentifier",
    ]

    /// Returns the root element.
    ///
    /// - Parameters:
    ///   - objects: the objects.
    ///   - images: the names of the images that the objects have.
    ///   - plugIns: the plug-ins that the objects need besides that of their family.
    ///   - usesAutolayout: whether the views are laid out by constraints.
    /// - Returns: the element, with everything in it.
    func root(
        _ objects: MadeElement, images: Set<String>, plugIns: Set<String>, usesAutolayout: Bool
    ) -> MadeElement {
        for key in Self.meaningless { top.drop(key) }
        let isTouch = family == .cocoaTouch
        let runtime = top.understanding.graph.string("IBDocument.TargetRuntimeIdentifier", of: top.object)
        let touchRuntime = "iOS.CocoaTouch" + (runtime == "IBIPadFramework" ? ".iPad" : "")
        let root = MadeElement(
            "document",
            with: [
                ("type", "com.apple.InterfaceBuilder3.\(isTouch ? "CocoaTouch" : "Cocoa").XIB"), ("version", "3.0"),
                ("toolsVersion", Self.toolsVersion), ("targetRuntime", isTouch ? touchRuntime : "MacOSX.Cocoa"),
                ("propertyAccessControl", "none"),
                ("useAutolayout", usesAutolayout ? "YES" : nil),
            ])
        root.add(dependencies(isTouch: isTouch, plugIns: plugIns))
        root.add(objects)
        if let resources = resources(images) { root.add(resources) }
        return root
    }

    private func dependencies(isTouch: Bool, plugIns: Set<String>) -> MadeElement {
        let list = MadeElement("dependencies")
        let key =
            isTouch
            ? "com.apple.InterfaceBuilder.CocoaTouchPlugin.iPhoneOS" : "com.apple.InterfaceBuilder.CocoaPlugin.macosx"
        let version = top.child("IBDocument.PluginDeclaredDependencies")?.entries().first { $0.key == key }?.value
        let number = version.flatMap { top.understanding.graph.integer($0) }
        list.add(
            MadeElement(
                "deployment",
                with: [
                    ("version", number.map(String.init)), ("identifier", isTouch ? "iOS" : "macosx"),
                ]))
        list.add(
            MadeElement(
                "plugIn",
                with: [
                    ("identifier", "com.apple.InterfaceBuilder.\(isTouch ? "IBCocoaTouchPlugin" : "CocoaPlugin")"),
                    ("version", isTouch ? "24743" : Self.toolsVersion),
                ]))
        for name in plugIns.sorted() {
            list.add(MadeElement("plugIn", with: [("identifier", name), ("version", Self.toolsVersion)]))
        }
        list.add(
            MadeElement(
                "capability", with: [("name", "documents saved in the Xcode 8 format"), ("minToolsVersion", "8.0")]))
        return list
    }

    private func resources(_ images: Set<String>) -> MadeElement? {
        let sizes = top.child("IBDocument.LastKnownImageSizes")?.entries() ?? []
        guard !images.isEmpty else { return nil }
        let list = MadeElement("resources")
        for name in images.sorted() {
            let size = sizes.first { $0.key == name }.flatMap { top.understanding.graph.string($0.value) } ?? ""
            let numbers = size.split { "{}, ".contains($0) }.compactMap { Double($0) }
            let known = numbers.count == 2 ? numbers : [128, 128]
            list.add(
                MadeElement(
                    "image",
                    with: [
                        ("name", name), ("width", NumberText.spell(known[0])), ("height", NumberText.spell(known[1])),
                    ]))
        }
        return list
    }
}
