import NibCatalog

/// Properties and methods of framework classes that are neither outlets nor actions but can be looked up by name.
///
/// The names are public API (Apple's UIKit, AppKit and Core Animation references). They keep rules from reporting a
/// member as missing, so a name too many does less harm than a name too few.
package enum FrameworkMembers {
    /// The settable properties by class.
    private static let properties = read(FrameworkProperties.text)

    /// Further names that can be read but not set, by class.
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

    /// Methods that take no argument or only the sender: controls can send them although they are not declared as
    /// actions.
    private static let methods: Set<String> = Set(
        """
        becomeFirstResponder resignFirstResponder reloadData removeFromSuperview setNeedsDisplay setNeedsLayout \
        layoutIfNeeded endEditing: dismissModalViewController popViewControllerAnimated: reload sizeToFit stopAnimating \
        startAnimating performSelector: perform: display reloadAllComponents reloadInputViews scrollToTop stopLoading \
        goBack goForward beginRefreshing endRefreshing popToRootViewControllerAnimated:
        """.split(separator: " ").map(String.init))

    /// Those of AppKit alone.
    private static let cocoaMethods: Set<String> = [
        "performClick:", "orderFront:", "orderOut:", "close", "close:", "showWindow:",
    ]

    /// Whether controls can send a message to framework objects although it is not declared as an action.
    package static func hasMethod(_ selector: String, in family: Family) -> Bool {
        methods.contains(selector) || family == .cocoa && cocoaMethods.contains(selector)
    }

    /// Keys that are no public API, but that a nib can set all the same: key-value coding also uses a private setter such as
    /// `_setCornerRadius:`.
    private static let privateKeys: [String: Set<String>] = [
        "NSView": ["backgroundColor", "cornerRadius"],
        "UINavigationBar": ["hidesShadow"], "UISearchBar": ["searchField"], "UITabBar": ["hidesShadow"],
        "UITextField": ["placeholderLabel"],
        "UIView": ["cornerRadius", "continuousCornerRadius"],
        // What iOS 3 deprecated and later headers omit; UIKit implements it to this day.
        "UITableViewCell": [
            "accessoryAction", "editAction", "font", "hidesAccessoryWhenEditing", "image", "lineBreakMode",
            "selectedImage", "selectedTextColor", "target", "text", "textAlignment", "textColor",
        ],
    ]

    /// Whether a nib can set this key of one of the classes (a class of the catalogue and its superclasses), by a property that is
    /// listed or by a private setter.
    static func hasKey(_ name: String, in classes: [String]) -> Bool {
        hasProperty(name, in: classes) || classes.contains { privateKeys[$0]?.contains(name) == true }
    }

    /// Whether a property of this name is listed for one of the classes (a class of the catalogue and its
    /// superclasses).
    private static func hasProperty(_ name: String, in classes: [String]) -> Bool {
        classes.contains { properties[$0]?.contains(name) == true }
    }

    /// Whether key-value coding can read this name from one of the classes.
    static func hasValue(_ name: String, in classes: [String]) -> Bool {
        name.hasPrefix("accessibility") || name.hasPrefix("isAccessibility") || declares(name, in: classes)
    }

    /// Whether one of the classes is known to declare a property of this name, so that subclasses cannot declare it
    /// anew.
    static func declares(_ name: String, in classes: [String]) -> Bool {
        hasProperty(name, in: classes) || classes.contains { values[$0]?.contains(name) == true }
    }

    /// Whether the names that key-value coding can read from this class are listed completely.
    static func knowsValues(of name: String) -> Bool { values[name] != nil }

    /// The listed properties of the classes, in the order of `classes`.
    static func propertyNames(of classes: [String]) -> [String] {
        classes.flatMap { properties[$0]?.sorted() ?? [] }
    }
}
