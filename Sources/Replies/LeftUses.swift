/// The uses of a name that a deletion or a renaming leaves, and what only mentions it.
package struct LeftUses: Equatable, Sendable {
    /// A place in the code.
    package struct Use: Equatable, Sendable {
        let place: FilePlace
        let text: String
        let reason: String

        /// Makes a use of a name.
        ///
        /// - Parameters:
        ///   - place: where it is.
        ///   - text: the line of the code.
        ///   - reason: why it is only likely; empty if it is certain.
        package init(place: FilePlace, text: String, reason: String) {
            (self.place, self.text, self.reason) = (place, text, reason)
        }

        static let type = RecordType<Use>("use") {
            Field("place", "where it is in the code", of: FilePlace.type, \.place)
            Field("text", "the line of the code", \.text)
            Field("reason", "why it is only likely; empty if it is certain", \.reason)
        }
    }

    /// Places that use or may use the name.
    package var remaining: [Use] = []
    /// Places that only mention it, such as comments.
    package var mentions: [Use] = []
    /// Places where the name means something else.
    package var others: [Use] = []
    /// Lines about uses in documents.
    package var documents: [String] = []
    /// The files that could not be read, and so may use the name.
    package var unread: [String] = []

    /// Makes an empty list.
    package init() {}

    /// The uses for programs.
    package static let type = RecordType<LeftUses>("uses") {
        Field("remaining", "places that use or may use the name", each: Use.type, \.remaining)
        Field("mentions", "places that only mention it", each: Use.type, \.mentions)
        Field("others", "places where the name means something else", each: Use.type, \.others)
        Field("documentUses", "uses in documents, in words", \.documents)
        Field("unreadFiles", "files that could not be read, and so may use the name", \.unread)
    }
}
