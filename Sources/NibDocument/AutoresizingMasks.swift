import NibCatalog

/// What the Xcode that saved a document wrote of the autoresizing masks of views that do not translate them into constraints
/// (Documentation/Format/Constraints.md).
extension NibDocument {
    /// The versions that write the mask of a view although constraints position it (Xcode 5): 4,281 of 4,419 such views
    /// have one. From 6000 on, 7 of 31,774 have one.
    private static let keepingMasks = 4000..<6000
    /// The versions that write no mask for a view with a fixed frame (Xcode 6 and 7): 10 of 2,808 have one. 1,295 of 1,318
    /// have one before, 5,244 of 5,259 after.
    private static let withoutFixedMasks = 6000..<11000

    /// Whether a view that constraints position keeps its mask.
    package var keepsMasks: Bool { Self.keepingMasks.contains(toolsVersion) }

    /// Whether a view with a fixed frame has a mask.
    package var masksFixedFrames: Bool { !Self.withoutFixedMasks.contains(toolsVersion) }
}

extension FreshElement {
    /// Takes the masks from views with fixed frames.
    mutating func removeFixedMasks() {
        if self["fixedFrame"] != nil { children.removeAll { $0.tag == "autoresizingMask" } }
        for index in children.indices { children[index].removeFixedMasks() }
        for index in companions.indices { companions[index].element.removeFixedMasks() }
    }
}
