/// A message that a framework or build tool prints because of a problem (Documentation/Format/RunTime.md#messages-of-uikit).
///
/// It keeps only the names that fill in the sentence, and more than two of them elsewhere: a document with many findings has as many
/// messages.
package enum RuntimeText: Hashable, Sendable {
    /// When a message appears.
    package enum Phase: String, Sendable {
        case build = "at build"
        case load = "at load"
        case event = "on the event"
        case use = "when used"
    }

    /// U19: an initializer as Xcode's fix-it inserts it.
    case unavailableCoder
    /// U19: a value that is declared with `!` and is nil when it is read.
    case nilValue
    /// U1: an outlet that the object's class does not declare, on iOS.
    case uikitOutlet(_ className: String, key: String)
    /// An outlet of an object whose Swift class does not derive from NSObject, so that it does not take part in key-value coding.
    case withoutKeys(_ className: String)
    /// A1: an outlet that the object's class does not declare, on macOS.
    indirect case appkitOutlet(_ className: String, key: String, to: String)
    /// U2: a class that the program does not contain, on iOS.
    case uikitClass(_ name: String, module: String?)
    /// A3: a class that the program does not contain, on macOS.
    indirect case appkitClass(_ name: String, module: String?, instead: String, nib: String)
    /// U3: a runtime attribute that cannot be set.
    indirect case runtimeAttribute(_ className: String, keyPath: String, key: String)
    /// A7: a binding to a key that the object's class does not declare.
    case binding(_ className: String, key: String)
    /// U4: a view controller's nib in which the outlet `view` is not connected.
    case view(ofNib: String)
    /// A6: a view controller's nib in which the outlet `view` is not connected, on macOS.
    case appkitView(ofNib: String)
    /// A window controller's nib in which the outlet `window` is not connected; the system prints no message for it.
    case noWindow(ofNib: String)
    /// U5: a table view controller whose view is not a table view.
    case noTable(inNib: String)
    /// U6: a message that the target does not implement, on iOS.
    case selector(_ className: String, selector: String)
    /// A2: an action that the target does not implement, on macOS; the connection is not made.
    case appkitAction(_ className: String, selector: String)
    /// U8: a view that is the view of two controllers.
    indirect case sharedView(_ view: String, first: String, second: String)
    /// U14: a nib registered for a cell whose top level is not exactly one cell.
    case cellNib(_ identifier: String, className: String)
    /// U11: a view controller's identifier that the storyboard does not contain.
    case storyboardIdentifier(_ identifier: String)
    /// U10: a storyboard that the bundle does not contain.
    case storyboard(_ name: String)
    /// U9: a nib that the bundle does not contain.
    case nib(_ name: String)
    /// U12: a segue identifier that the controller does not have.
    case segue(_ className: String, identifier: String)
    /// U16: a cell identifier for which nothing is registered; `kind` is that of a collection's view, empty for a table's cell.
    case reuseIdentifier(_ identifier: String, kind: String)
    /// U15: a cell's nib whose identifier is not the one for which the nib is registered.
    case identifierInNib(_ own: String, registered: String)
    /// An outlet of a scene to what is in a prototype cell, which the storyboard's compiler refuses.
    indirect case repeatingContent(_ outlet: String, source: String, target: String)
    /// A nib whose objects load it again until the stack overflows; the system prints no message for it.
    indirect case endless(_ className: String, loader: String, nib: String)

    /// When the message appears.
    package var phase: Phase {
        switch self {
        case .repeatingContent: .build
        case .selector: .event
        case .nilValue, .noWindow, .cellNib, .storyboardIdentifier, .storyboard, .nib, .segue, .reuseIdentifier,
            .identifierInNib:
            .use
        case .unavailableCoder, .uikitOutlet, .withoutKeys, .appkitOutlet, .uikitClass, .appkitClass, .runtimeAttribute,
            .binding, .view, .appkitView, .noTable, .appkitAction, .sharedView, .endless:
            .load
        }
    }

    /// The name of the exception; nil if the message is only logged.
    package var exception: String? {
        switch self {
        case .uikitOutlet, .binding: "NSUnknownKeyException"
        case .view, .noTable, .cellNib, .reuseIdentifier, .identifierInNib, .nib: "NSInternalInconsistencyException"
        case .selector, .storyboardIdentifier, .storyboard, .segue: "NSInvalidArgumentException"
        case .sharedView: "UIViewControllerHierarchyInconsistency"
        case .unavailableCoder, .nilValue, .noWindow, .withoutKeys, .appkitOutlet, .uikitClass, .appkitClass,
            .runtimeAttribute,
            .appkitView,
            .appkitAction, .repeatingContent, .endless:
            nil
        }
    }

    /// The message, word for word, with `0x…` for addresses.
    package var text: String {
        switch self {
        case .unavailableCoder: "Fatal error: init(coder:) has not been implemented"
        case .nilValue: "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
        case .uikitOutlet(let className, let key):
            "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
                + "'\(Self.undefinedKey(className, key: key))'"
        case .withoutKeys(let className): "Unrecognized selector -[\(className) setValue:forKey:]"
        case .appkitOutlet(let className, let key, let destination):
            "[Nib Loading] Failed to connect (\(key)) outlet from (\(className)) to (\(destination)): "
                + "missing setter or instance variable"
        case .uikitClass(let name, let module):
            "Unknown class \(Self.shown(name, module: module)) in Interface Builder file."
        case .appkitClass(let name, let module, let system, let nib):
            "Unknown class '\(Self.shown(name, module: module))', using '\(system)' instead. "
                + "Encountered in Interface Builder file at path \(nib).nib"
        case .runtimeAttribute(let className, let keyPath, let key):
            "Failed to set (\(keyPath)) user defined inspected property on (\(className)): "
                + Self.undefinedKey(className, key: key)
        case .binding(let className, let key):
            "[<\(className) 0x…> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        case .view(let nib):
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view outlet was not set."
        case .appkitView(let nib): "-[NSViewController loadView] loaded the \"\(nib)\" nib but no view was set."
        case .noWindow(let nib): "no window of \"\(nib)\" appears, and nothing is printed"
        case .noTable(let nib):
            "-[UITableViewController loadView] loaded the \"\(nib)\" nib but didn't get a UITableView."
        case .selector(let className, let selector):
            "-[\(className) \(selector)]: unrecognized selector sent to instance 0x…"
        case .appkitAction(let className, let selector):
            "Could not connect action, target class \(className) does not respond to -\(selector)"
        case .sharedView(let view, let first, let second):
            "A view can only be associated with at most one view controller at a time! View <\(view): 0x…> is associated "
                + "with <\(first): 0x…>. Clear this association before associating this view with <\(second): 0x…>."
        case .cellNib(let identifier, let className):
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                + "must be a \(className) instance"
        case .storyboardIdentifier(let identifier):
            "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier '\(identifier)'"
        case .storyboard(let name): "Could not find a storyboard named '\(name)' in bundle NSBundle <…>"
        case .nib(let name): "Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name '\(name)'"
        case .segue(let className, let identifier):
            "Receiver (<\(className): 0x…>) has no segue with identifier '\(identifier)'"
        case .reuseIdentifier(let identifier, let kind):
            (kind.isEmpty ? "unable to dequeue a cell" : "could not dequeue a view of kind: \(kind)")
                + " with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype "
                + "cell in a storyboard"
        case .identifierInNib(let own, let registered):
            "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib (\(registered))"
        case .repeatingContent(let outlet, let source, let target):
            "The \(outlet) outlet from the \(source) to the \(target) is invalid. "
                + "Outlets cannot be connected to repeating content."
        case .endless(let className, let loader, let nib):
            "\(className) loads '\(nib)' again in \(loader), endlessly, until the stack overflows"
        }
    }

    /// The reason that many key-value coding messages contain.
    private static func undefinedKey(_ className: String, key: String) -> String {
        "[<\(className) 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    }

    /// Returns the name of a class in a compiled nib: that of a Swift class is `_TtC`, then module and class, each after its length.
    private static func shown(_ name: String, module: String?) -> String {
        module.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" } ?? name
    }
}
