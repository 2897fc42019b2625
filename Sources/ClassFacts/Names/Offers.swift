import NibDocument
import XMLTree

/// What an object can have connected and receive: from the code where its class is known, otherwise from the catalogue.
///
/// Completion, the hollow wells of `inspect` and `candidates` offer these names.
package struct Offers {
    private let document: NibDocument
    private let names: NameCheck?

    /// Makes the offers of a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - names: looks names up in the code; nil without code.
    package init(in document: NibDocument, with names: NameCheck?) {
        (self.document, self.names) = (document, names)
    }

    /// Returns the outlets and outlet collections of an object, those of the code first.
    package func outlets(of node: NodeID) -> [OfferedName] {
        if let names { return names.outlets(of: node) }
        return document.catalog.outlets(ofClass: document.knownClass(of: node).name).map {
            OfferedName(name: $0.name, type: $0.type, isCollection: $0.isCollection)
        }
    }

    /// Returns the actions that an object can receive, those of the code first.
    package func actions(of node: NodeID) -> [OfferedName] {
        if let names { return names.actions(of: node) }
        let catalog = document.catalog
        let own =
            document.placeholder(node) == .firstResponder
            ? catalog.firstResponderActions : catalog.ownActions(ofClass: document.knownClass(of: node).name)
        return own.map { OfferedName(name: $0) }
    }
}
