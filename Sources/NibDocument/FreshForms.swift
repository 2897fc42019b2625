import NibCatalog

/// What a fresh object was before the current Interface Builder.
extension NibDocument {
    /// The first Xcode that has button configurations, 13.
    private static let firstWithButtonConfigurations = 19000
    /// The first `toolsVersion` with buttons of the type `system`: all 39 measured before it are `roundedRect`, all 45
    /// from it on `system`.
    private static let firstWithSystemButtons = 17000

    /// The variant that stands for an element's plain form in the Xcode that wrote the document.
    ///
    /// - Returns: nil where it is the plain form of today.
    public func plainVariant(of element: String) -> String? {
        guard kind.family == .cocoaTouch, element == "button", toolsVersion < Self.firstWithButtonConfigurations else {
            return nil
        }
        return "default"
    }

    /// A fresh object in the words of the Xcode that wrote the document.
    public func dated(_ fresh: FreshElement?) -> FreshElement? {
        guard var fresh, kind.family == .cocoaTouch, fresh.tag == "button", toolsVersion < Self.firstWithSystemButtons
        else { return fresh }
        for index in fresh.attributes.indices
        where fresh.attributes[index].name == "buttonType" && fresh.attributes[index].value == .text("system") {
            fresh.attributes[index] = .init(name: "buttonType", value: .text("roundedRect"))
        }
        return fresh
    }
}
