import NibDocument

/// What references to objects depend on: the document, and the objects that `.` and `$` stand for.
package struct ReferenceScope {
    /// The document whose objects are meant.
    package let document: NibDocument
    /// The id of the selected object, `.` in commands.
    package let selection: String?
    /// The id of the object made last, `$` in commands.
    package let lastMade: String?

    /// Makes the scope of a command.
    package init(document: NibDocument, selection: String? = nil, lastMade: String? = nil) {
        self.document = document
        self.selection = selection
        self.lastMade = lastMade
    }
}
