/// Something in an archive that a document of today cannot have, or that is not understood.
package struct LeftOut: Sendable, Equatable {
    /// The id of the object that has it, or of the nearest object around that has one; nil if there is none.
    package let id: String?
    /// The class of the object in the archive.
    package let className: String
    /// The name of the field; nil if it is the whole object.
    package let key: String?
    /// The value, or what is wrong.
    package let value: String
}
