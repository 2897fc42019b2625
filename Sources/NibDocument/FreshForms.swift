import NibCatalog

/// The form of fresh objects in older versions of Interface Builder.
extension NibDocument {
    /// The first `toolsVersion` with button configurations (Xcode 13).
    private static let firstWithButtonConfigurations = 19000
    /// The first `toolsVersion` whose fresh buttons have the type `system`: all 39 measured before it are
    /// `roundedRect`, all 45 from it on are `system`.
    private static let firstWithSystemButtons = 17000

    /// Returns the variant of an element that was its plain form in the Xcode that saved the document.
    ///
    /// - Returns: nil if that is the plain form of today.
    package func plainVariant(of element: String) -> String? {
        guard kind.family == .cocoaTouch, element == "button", toolsVersion < Self.firstWithButtonConfigurations else {
            return nil
        }
        return "default"
    }

    /// Adapts a fresh object to the Xcode that saved the document.
    package func dated(_ fresh: FreshElement?) -> FreshElement? {
        guard var fresh, kind.family == .cocoaTouch, fresh.tag == "button", toolsVersion < Self.firstWithSystemButtons
        else { return fresh }
        for index in fresh.attributes.indices
        where fresh.attributes[index].name == "buttonType" && fresh.attributes[index].value == .text("system") {
            fresh.attributes[index] = .init(name: "buttonType", value: .text("roundedRect"))
        }
        return fresh
    }
}
