/// The objects of iOS that are understood: placeholders, windows, plain views and their controllers.
enum TouchForms {
    /// All of them.
    static let all = ObjectForms([
        "IBProxyObject": ObjectForm(element: "placeholder", build: placeholder),
        "IBUICustomObject": ObjectForm(element: "customObject", ownClass: "NSObject") { object in
            object.source.drop("targetRuntimeIdentifier")
        },
        "IBUIView": ObjectForm(element: "view", ownClass: "UIView", build: view),
        "IBUIWindow": ObjectForm(element: "window", ownClass: "UIWindow", build: window),
        "IBUIViewController": ObjectForm(
            element: "viewController", ownClass: "UIViewController", build: viewController),
        "IBUINavigationItem": ObjectForm(element: "navigationItem", build: navigationItem),
    ])

    private static func placeholder(_ object: Building) {
        let (source, element) = (object.source, object.element)
        source.drop("targetRuntimeIdentifier")
        let name = source.text("IBProxiedObjectIdentifier")
        element.set("placeholderIdentifier", to: name)
        if name == "IBFirstResponder" { element.set("customClass", to: "UIResponder") }
    }

    /// The names of `UIView.ContentMode`, by their numbers.
    private static let contentModes = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
        "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]

    private static func view(_ object: Building) {
        let (source, element) = (object.source, object.element)
        ViewParts.view(object)
        source.drop("targetRuntimeIdentifier")
        for (field, name, usual) in [
            ("IBUIOpaque", "opaque", true), ("IBUIClipsSubviews", "clipsSubviews", false),
            ("IBUIClearsContextBeforeDrawing", "clearsContextBeforeDrawing", true),
            ("IBUIMultipleTouchEnabled", "multipleTouchEnabled", false),
            ("IBUIUserInteractionEnabled", "userInteractionEnabled", true),
        ] {
            if let flag = source.optionalFlag(field), flag != usual { element.set(name, to: flag ? "YES" : "NO") }
        }
        if let alpha = source.real("IBUIAlpha"), alpha != 1 { element.set("alpha", to: NumberText.spell(alpha)) }
        if let tag = source.integer("IBUITag"), tag != 0 { element.set("tag", to: String(tag)) }
        let mode = source.integer("IBUIContentMode") ?? 0
        if contentModes.indices.contains(mode) {
            element.set("contentMode", to: contentModes[mode])
        } else {
            source.doubt("IBUIContentMode")
        }
        Appearance.color("IBUIBackgroundColor", as: "backgroundColor", of: source, into: element)
        simulate(object)
    }

    private static func window(_ object: Building) {
        view(object)
        if object.source.flag("IBUIResizesToFullScreen") { object.element.set("resizesToFullScreen", to: "YES") }
        let id = object.builder.id(of: object.source.object)
        if object.builder.properties.flag("IBUIWindow.visibleAtLaunch", of: id) == true {
            object.element.set("visibleAtLaunch", to: "YES")
        }
    }

    private static func viewController(_ object: Building) {
        let (source, element) = (object.source, object.element)
        source.drop("targetRuntimeIdentifier", "IBUIParentViewController")
        if let name = source.text("IBUINibName") { element.set("nibName", to: name) }
        if let title = source.text("IBUITitle") { element.setText("title", to: title) }
        if source.flag("IBUIHorizontal") { source.doubt("IBUIHorizontal") }
        object.builder.child("IBUIView", of: source, into: element, as: "view")
        object.builder.child("IBUINavigationItem", of: source, into: element, as: "navigationItem")
        simulate(object)
    }

    private static func navigationItem(_ object: Building) {
        let (source, element) = (object.source, object.element)
        source.drop("targetRuntimeIdentifier", "IBUINavigationBar")
        if let title = source.text("IBUITitle") {
            element.setText("title", to: title)
        } else {
            element.add(MadeElement("nil", with: [("key", "title")]))
        }
    }

    /// Adds what Interface Builder shows around a view, of which only the usual form is understood.
    private static func simulate(_ object: Building) {
        let (source, element) = (object.source, object.element)
        if let bar = source.child("IBUISimulatedStatusBarMetrics") {
            let part = MadeElement("simulatedStatusBarMetrics", with: [("key", "simulatedStatusBarMetrics")])
            switch bar.integer("IBUIStatusBarStyle") ?? 0 {
            case 0: break
            case 2: part.set("statusBarStyle", to: "blackOpaque")
            default: bar.doubt("IBUIStatusBarStyle")
            }
            element.add(part)
        }
        if let bar = source.child("IBUISimulatedTopBarMetrics") {
            if bar.className != "IBUISimulatedNavigationBarMetrics" { source.doubt("IBUISimulatedTopBarMetrics") }
            let part = MadeElement("simulatedNavigationBarMetrics", with: [("key", "simulatedTopBarMetrics")])
            if bar.optionalFlag("IBUIPrompted") == false { part.set("prompted", to: "NO") }
            element.add(part)
        }
        guard let orientation = source.child("IBUISimulatedOrientationMetrics") else { return }
        for key in ["IBUIInterfaceOrientation", "interfaceOrientation"] {
            if let number = orientation.integer(key), number != 1 { orientation.doubt(key) }
        }
        element.add(MadeElement("simulatedOrientationMetrics", with: [("key", "simulatedOrientationMetrics")]))
    }
}
