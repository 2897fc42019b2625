import NibCatalog
import NibDocument

extension NibDocument {
    /// Returns the class that an element has without `customClass`; nil if the catalogue does not know it.
    func frameworkClass(ofElement element: String, _ placeholder: Placeholder?) -> String? {
        if placeholder == .application { return "NSApplication" }
        let name = catalog.element(element)?.className
        // The element is the same on both platforms.
        if name == "WKHostingController", kind.platform != .watchOS { return "UIHostingController" }
        // Elements of watchOS share their names with iOS elements but have other classes.
        if kind.platform == .watchOS, name?.hasPrefix("WK") != true { return nil }
        return name
    }
}
