/// Properties and methods of the frameworks' classes that are no outlets or actions but are found all the same by name.
///
/// The names are public API (Apple's UIKit, AppKit and Core Animation references); they keep checks from claiming that something
/// is missing, so that one too many does less harm than one too few.
enum FrameworkMembers {
    /// The properties by class, read when they are first asked for.
    private static let properties = read(FrameworkProperties.text)

    /// What else can be read, by class.
    private static let values = read(FrameworkValues.text)

    private static func read(_ text: String) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard let name = words.first else { continue }
            found[name, default: []].formUnion(words.dropFirst())
        }
        return found
    }

    /// Methods that take no argument or the sender, which controls can send though they are no actions.
    static let methods: Set<String> = Set(
        """
        becomeFirstResponder resignFirstResponder reloadData removeFromSuperview setNeedsDisplay setNeedsLayout \
        layoutIfNeeded endEditing: dismissModalViewController popViewControllerAnimated: reload sizeToFit stopAnimating \
        startAnimating performSelector: perform: performClick: orderFront: orderOut: close close: showWindow: display \
        reloadAllComponents reloadInputViews scrollToTop stopLoading goBack goForward beginRefreshing endRefreshing \
        popToRootViewControllerAnimated:
        """.split(separator: " ").map(String.init))

    /// Whether one of the classes, a class of the catalogue with its superclasses, has a property of the name.
    static func hasProperty(_ name: String, in classes: [String]) -> Bool {
        classes.contains { properties[$0]?.contains(name) == true }
    }

    /// Whether one of the classes has something of the name that key-value coding reads.
    static func hasValue(_ name: String, in classes: [String]) -> Bool {
        name.hasPrefix("accessibility") || name.hasPrefix("isAccessibility") || declares(name, in: classes)
    }

    /// Whether one of the classes is known to declare a property of the name, so that a class below it cannot declare another.
    static func declares(_ name: String, in classes: [String]) -> Bool {
        hasProperty(name, in: classes) || classes.contains { values[$0]?.contains(name) == true }
    }

    /// Whether everything is listed that key-value coding reads of a class.
    static func knowsValues(of name: String) -> Bool { values[name] != nil }

    /// The properties of classes of the catalogue, the nearest class's first.
    static func propertyNames(of classes: [String]) -> [String] {
        classes.flatMap { properties[$0]?.sorted() ?? [] }
    }
}
