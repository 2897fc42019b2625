/// A file format that can be converted to a document but not written.
package struct ReadOnlyFormat: Equatable, Sendable {
    /// The name of the format, such as `compiled nib`.
    package let name: String
    /// Advice on how to edit the content of such a file.
    package let advice: String

    /// Makes a format from its name and advice.
    package init(name: String, advice: String) {
        self.name = name
        self.advice = advice
    }
}

extension NibDocument {
    /// Throws if the document is read-only.
    ///
    /// - Throws: `NibError` that names the format.
    package func requireEditable() throws(NibError) {
        guard let readOnlyFormat else { return }
        throw NibError(.readOnly, "this is a \(readOnlyFormat.name), which can be viewed but not edited or saved")
    }
}
