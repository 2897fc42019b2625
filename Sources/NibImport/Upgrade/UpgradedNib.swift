/// An old nib as a document of today.
package struct UpgradedNib: Sendable {
    /// The document.
    package let document: [UInt8]
    /// What of the nib is not in the document; empty if the document has everything.
    package let leftOut: [LeftOut]
    /// How many objects the document has.
    package let objectCount: Int
    /// How many connections it has.
    package let connectionCount: Int
}
