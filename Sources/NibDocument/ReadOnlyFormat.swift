/// The format of a file that a document was read from and that cannot be written.
public struct ReadOnlyFormat: Equatable, Sendable {
    /// The format's name, such as `compiled nib`.
    public let name: String
    /// What to do to edit what is in such a file.
    public let advice: String

    /// Makes a format from its name and what to do instead of editing.
    public init(name: String, advice: String) {
        self.name = name
        self.advice = advice
    }
}

extension NibDocument {
    /// Refuses a change to what is for reading only.
    ///
    /// - Throws: `NibError` that names the format.
    public func requireEditable() throws(NibError) {
        guard let readOnlyFormat else { return }
        throw NibError(.readOnly, "this is a \(readOnlyFormat.name), which can be looked at but not edited or saved")
    }
}
