import ClassFacts

/// A statement that does in code what a document describes, independent of the language.
enum CodeStatement: Hashable {
    /// A selector with the information that Swift needs to name it.
    struct Action: Hashable {
        /// The selector.
        let selector: String
        /// The method's name in Swift, such as `Class.method(_:)`; nil if the method is not known.
        let swiftName: String?
    }

    /// The content of a bar button item.
    enum BarItem: Hashable {
        case system(String)
        case title(String)
        case image(String)
    }

    case comment(String)
    /// `object.property = value`
    case assign(object: String, property: String, value: String)
    /// `object.property = [values]`
    case assignArray(object: String, property: String, values: [String])
    /// Adds a gesture recognizer to a view.
    case addRecognizer(view: String, recognizer: String)
    /// Adds a target and action to a control, for some events.
    case addTarget(control: String, target: String?, action: Action, events: [String])
    /// Adds a target and action to a gesture recognizer.
    case addRecognizerTarget(recognizer: String, target: String?, action: Action)
    /// Sets the target and action of an object that has one of each; the property is `action` or a trigger.
    case targetAction(object: String, target: String?, action: Action, property: String)
    /// Makes a bar button item with its target and action.
    case makeBarItem(name: String, item: BarItem, target: String?, action: Action)
    /// Sets a runtime attribute.
    case setValue(object: String, keyPath: String, value: CodeValue)
    /// Performs a segue.
    case performSegue(controller: String, identifier: String, sender: String)
    /// Establishes a binding.
    case bind(object: String, name: String, to: String, keyPath: String)
}
