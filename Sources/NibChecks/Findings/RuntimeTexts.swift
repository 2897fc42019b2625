/// The messages of the frameworks, with names filled in (Documentation/Format/RunTime.md#messages-of-uikit).
package enum RuntimeTexts {
    /// U19: an initializer as Xcode's fix-it inserts it.
    package static let unavailableCoder = Finding.RuntimeText(
        phase: .load, text: "Fatal error: init(coder:) has not been implemented")

    /// U19: a value that is declared with `!` and is nil when it is read.
    static let nilValue = Finding.RuntimeText(
        phase: .use, text: "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value")

    /// The reason that many key-value coding messages contain.
    static func undefinedKey(_ className: String, key: String) -> String {
        "[<\(className) 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    }

    /// U1: an outlet that the object's class does not declare, on iOS.
    package static func uikitOutlet(_ className: String, key: String) -> Finding.RuntimeText {
        let name = "NSUnknownKeyException"
        let reason = undefinedKey(className, key: key)
        return exception(
            name, reason: "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'", phase: .load)
    }

    /// A1: an outlet that the object's class does not declare, on macOS.
    package static func appkitOutlet(_ className: String, key: String, to destination: String) -> Finding.RuntimeText {
        Finding.RuntimeText(
            phase: .load,
            text: "[Nib Loading] Failed to connect (\(key)) outlet from (\(className)) to (\(destination)): "
                + "missing setter or instance variable")
    }

    /// U2: a class that the program does not contain, on iOS.
    package static func uikitClass(_ name: String, module: String?) -> Finding.RuntimeText {
        let shown = module.map { mangled(name, module: $0) } ?? name
        return Finding.RuntimeText(phase: .load, text: "Unknown class \(shown) in Interface Builder file.")
    }

    /// A3: a class that the program does not contain, on macOS.
    package static func appkitClass(_ name: String, module: String?, instead system: String, nib: String)
        -> Finding.RuntimeText
    {
        let shown = module.map { mangled(name, module: $0) } ?? name
        return Finding.RuntimeText(
            phase: .load,
            text: "Unknown class '\(shown)', using '\(system)' instead. "
                + "Encountered in Interface Builder file at path \(nib).nib")
    }

    /// Returns the name of a Swift class in a compiled nib: `_TtC`, then module and class, each after its length.
    static func mangled(_ name: String, module: String) -> String {
        "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
    }

    /// U3: a runtime attribute that cannot be set.
    package static func runtimeAttribute(_ className: String, keyPath: String, key: String) -> Finding.RuntimeText {
        Finding.RuntimeText(
            phase: .load,
            text: "Failed to set (\(keyPath)) user defined inspected property on (\(className)): "
                + undefinedKey(className, key: key))
    }

    /// A7: a binding to a key that the object's class does not declare.
    static func binding(_ className: String, key: String) -> Finding.RuntimeText {
        exception(
            "NSUnknownKeyException",
            reason:
                "[<\(className) 0x…> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).",
            phase: .load)
    }

    /// U4: a view controller's nib in which the outlet `view` is not connected.
    package static func view(ofNib nib: String) -> Finding.RuntimeText {
        exception(
            "NSInternalInconsistencyException",
            reason:
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view outlet was not set.",
            phase: .load)
    }

    /// A6: a view controller's nib in which the outlet `view` is not connected, on macOS.
    package static func appkitView(ofNib nib: String) -> Finding.RuntimeText {
        Finding.RuntimeText(
            phase: .load, text: "-[NSViewController loadView] loaded the \"\(nib)\" nib but no view was set.")
    }

    /// U6: a message that the target does not implement, on iOS.
    package static func selector(_ className: String, selector: String) -> Finding.RuntimeText {
        exception(
            "NSInvalidArgumentException",
            reason: "-[\(className) \(selector)]: unrecognized selector sent to instance 0x…",
            phase: .event)
    }

    /// A2: an action that the target does not implement, on macOS; the connection is not made.
    package static func appkitAction(_ className: String, selector: String) -> Finding.RuntimeText {
        Finding.RuntimeText(
            phase: .load,
            text: "Could not connect action, target class \(className) does not respond to -\(selector)")
    }

    /// U8: a view that is the view of two controllers.
    package static func sharedView(_ view: String, first: String, second: String) -> Finding.RuntimeText {
        exception(
            "UIViewControllerHierarchyInconsistency",
            reason:
                "A view can only be associated with at most one view controller at a time! View <\(view): 0x…> is associated "
                + "with <\(first): 0x…>. Clear this association before associating this view with <\(second): 0x…>.",
            phase: .load)
    }

    /// U14: a nib registered for a cell whose top level is not exactly one cell.
    static func cellNib(_ identifier: String, className: String) -> Finding.RuntimeText {
        exception(
            "NSInternalInconsistencyException",
            reason:
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                + "must be a \(className) instance", phase: .use)
    }

    /// U11: a view controller's identifier that the storyboard does not contain.
    static func storyboardIdentifier(_ identifier: String) -> Finding.RuntimeText {
        exception(
            "NSInvalidArgumentException",
            reason:
                "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier '\(identifier)'",
            phase: .use)
    }

    /// U12: a segue identifier that the controller does not have.
    static func segue(_ className: String, identifier: String) -> Finding.RuntimeText {
        exception(
            "NSInvalidArgumentException",
            reason: "Receiver (<\(className): 0x…>) has no segue with identifier '\(identifier)'", phase: .use)
    }

    /// U16: a cell identifier for which nothing is registered.
    static func reuseIdentifier(_ identifier: String, inTable: Bool) -> Finding.RuntimeText {
        exception(
            "NSInternalInconsistencyException",
            reason: (inTable
                ? "unable to dequeue a cell" : "could not dequeue a view of kind: UICollectionElementKindCell")
                + " with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell "
                + "in a storyboard", phase: .use)
    }

    private static func exception(
        _ name: String, reason: String, phase: Finding.RuntimeText.Phase
    ) -> Finding.RuntimeText {
        Finding.RuntimeText(phase: phase, text: reason, exception: name)
    }
}
