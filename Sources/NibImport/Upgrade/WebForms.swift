/// The web views of WebKit's old plug-in.
enum WebForms {
    static let forms: [String: ObjectForm] = ["WebView": ObjectForm(element: "webView", build: webView)]

    private static let plugIn = "com.apple.WebKitIBPlugin"

    private static func webView(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        builder.plugIns.insert(plugIn)
        ViewParts.view(object)
        if !source.flag("UseBackForwardList") { element.set("maintainsBackForwardList", to: "NO") }
        for (field, name) in [("FrameName", "frameName"), ("GroupName", "groupName")] {
            if let text = source.text(field), !text.isEmpty { element.set(name, to: text) }
        }
        if source.optionalFlag("AllowsUndo") == false { element.set("allowsUndo", to: "NO") }
        if let preferences = source.child("Preferences") { element.add(self.preferences(preferences)) }
    }

    private static func preferences(_ source: ArchivedFields) -> MadeElement {
        let element = MadeElement("webPreferences", with: [("key", "preferences")])
        if let name = source.text("Identifier") {
            if !name.isEmpty { element.set("identifier", to: name) }
        } else {
            element.add(MadeElement("nil", with: [("key", "identifier")]))
        }
        let sizes = ["WebKitDefaultFixedFontSize": "defaultFixedFontSize", "WebKitDefaultFontSize": "defaultFontSize"]
        let flags = [
            "WebKitJavaEnabled": "javaEnabled", "WebKitJavaScriptEnabled": "javaScriptEnabled",
            "WebKitPluginsEnabled": "plugInsEnabled",
            "WebKitJavaScriptCanOpenWindowsAutomatically": "javaScriptCanOpenWindowsAutomatically",
        ]
        for (key, value) in source.child("Values")?.entries() ?? [] {
            let number = source.understanding.graph.integer(value)
            if let name = sizes[key], let number {
                element.set(name, to: String(number))
            } else if let name = flags[key], number == 0 {
                element.set(name, to: "NO")
            } else if key != "WebKitMinimumFontSize" || number != 1, flags[key] == nil {
                source.understanding.doubt(source.object, key: key, value: source.understanding.describe(value))
            }
        }
        return element
    }
}
