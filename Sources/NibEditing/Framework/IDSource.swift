import NibDocument

/// Makes ids for new elements.
package protocol IDSource: AnyObject {
    /// Returns an id that is free.
    ///
    /// - Parameters:
    ///   - document: the document that must not have the id.
    ///   - reserved: ids that the same command gives to other elements.
    /// - Returns: the id.
    func nextID(in document: NibDocument, besides reserved: Set<String>) -> String
}
