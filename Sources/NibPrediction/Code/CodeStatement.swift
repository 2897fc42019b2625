import NibChecks

/// A statement that does in code what a document says, before it is spelled in a language.
enum CodeStatement: Hashable {
    /// A selector, with what Swift needs to name it.
    struct Action: Hashable {
        /// The selector.
        let selector: String
        /// `Class.method(_:)`; nil where the method is not known.
        let swiftName: String?
    }

    /// What a bar button item is made of.
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
    /// A target and action of a control, for events.
    case addTarget(control: String, target: String?, action: Action, events: [String])
    /// A target and action of a gesture recognizer.
    case addRecognizerTarget(recognizer: String, target: String?, action: Action)
    /// Target and action of what has one of each; the property is `action` or a trigger.
    case targetAction(object: String, target: String?, action: Action, property: String)
    /// A bar button item made with its target and action.
    case makeBarItem(name: String, item: BarItem, target: String?, action: Action)
    /// A runtime attribute.
    case setValue(object: String, keyPath: String, value: CodeValue)
    /// A segue that code performs.
    case performSegue(controller: String, identifier: String, sender: String)
    /// A binding.
    case bind(object: String, name: String, to: String, keyPath: String)
}
