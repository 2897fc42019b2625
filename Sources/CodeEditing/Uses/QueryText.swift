import SourceIndex

/// The keys in predicates and sort descriptors, which are looked up in objects that the code does not name.
enum QueryText {
    /// Whether a text may name a key, by what it is given to.
    ///
    /// - Parameters:
    ///   - name: the key.
    ///   - text: the text.
    ///   - label: the label of the argument, or the piece of the selector, that the text is given to.
    ///   - receiver: the function, class or object that gets it.
    /// - Returns: false if the text is for something else.
    static func mayName(_ name: String, in text: String, label: String, receiver: String) -> Bool {
        let takesFormat =
            label.hasSuffix("redicateWithFormat") || receiver.hasSuffix("NSPredicate")
            || label == "predicateFormat"
        if takesFormat { return !WholeWord.offsets(of: name, in: Array(text.utf8)).isEmpty }
        let takesKey =
            label == "sortDescriptorWithKey" || label == "initWithKey" || label == "expressionForKeyPath"
            || receiver.hasSuffix("NSSortDescriptor") && label == "key" || receiver.hasSuffix("NSExpression")
        return takesKey && text.split(separator: ".").contains { $0 == name }
    }
}
