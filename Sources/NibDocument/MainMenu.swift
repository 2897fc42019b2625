import NibCatalog
import XMLTree

/// The main menu in a new macOS application of Xcode; the catalogue has its items (Scripts/catalog/menus.txt).
enum MainMenu {
    private static let firstResponder = "fRs-tR-000"
    private static let fontManager = "fNt-mN-001"

    /// Returns the scene of the application with its menu as text.
    ///
    /// - Parameter catalog: the catalogue of macOS documents.
    /// - Returns: a `<scene>` whose ids are always the same.
    static func scene(_ catalog: Catalog) -> String {
        let menu = catalog.fresh("menu", variant: "main").map { text(of: $0, isRoot: true) } ?? ""
        return """
            <scene sceneID="sCn-ne-000"><objects>\
            <application id="aPp-li-001" sceneMemberID="viewController">\(menu)</application>\
            <customObject id="\(fontManager)" customClass="NSFontManager"/>\
            <customObject id="\(firstResponder)" userLabel="First Responder" customClass="NSResponder" \
            sceneMemberID="firstResponder"/></objects><point key="canvasLocation" x="75" y="0.0"/></scene>
            """
    }

    /// The text of an element with its content. Menus are only a few levels deep.
    private static func text(of element: FreshElement, isRoot: Bool) -> String {
        var tag = "<" + element.tag
        if isRoot { tag += #" key="mainMenu""# }
        for attribute in element.attributes {
            tag += " \(attribute.name)=\"\(Escaping.attribute(value(attribute.value)))\""
        }
        if isRoot { tag += #" id="mEn-uM-000""# }
        let content = element.text.map(Escaping.text) ?? element.children.map { text(of: $0, isRoot: false) }.joined()
        return content.isEmpty ? tag + "/>" : "\(tag)>\(content)</\(element.tag)>"
    }

    private static func value(_ value: FreshElement.Value) -> String {
        switch value {
        case .text(let text): text
        case .uuid: ""
        case .id("firstResponder"): firstResponder
        case .id("fontManager"): fontManager
        case .id(let name): id(name)
        }
    }

    /// The id of an item, submenu or action by its name in the form: `item7` becomes `mIt-em-007`.
    private static func id(_ name: String) -> String {
        let kinds = ["item": "mIt-em-", "menu": "mEn-uS-", "action": "aCt-io-"]
        let kind = String(name.prefix { !$0.isNumber })
        let digits = String(name.dropFirst(kind.count))
        return (kinds[kind] ?? kind) + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }
}
