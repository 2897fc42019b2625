import SourceIndex

/// The classes of the code that find what they show in a nib through an outlet of File's Owner.
struct ControllerClasses: Sendable {
    private static let roots = [
        ("UIViewController", "view"), ("NSViewController", "view"), ("NSWindowController", "window"),
        ("NSDocument", "window"),
    ]

    private var outlets: [String: String] = [:]

    /// Finds the subclasses of the frameworks' controllers, at any depth.
    init(_ code: (any CodeLookup)?) {
        guard let code else { return }
        for (root, outlet) in Self.roots {
            var open = [root]
            while let name = open.popLast() {
                for heir in code.subclasses(of: name) where outlets.updateValue(outlet, forKey: heir.name) == nil {
                    open.append(heir.name)
                }
            }
        }
    }

    /// Returns the outlet of a class; nil if it is not one of them.
    func outlet(of className: String) -> String? { outlets[className] }
}
