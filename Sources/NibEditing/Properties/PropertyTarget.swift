import NibDocument
import XMLTree

/// What the path of a property leads to.
package enum PropertyTarget {
    /// A property that an element has, as an attribute or as a string child.
    case property(of: NodeID)
    /// A child element.
    case child(NodeID)
    /// Neither: an attribute that the element does not have yet, or a mistake.
    case nothing(in: NodeID)

    /// Follows a path. A property takes precedence over a child of the same name.
    ///
    /// - Parameters:
    ///   - steps: the path, which has at least one step.
    ///   - object: the element at which it begins.
    ///   - document: the document.
    /// - Throws: `NibError` if a step before the last leads nowhere, or a step leads to several children.
    package init(_ steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument) throws(NibError) {
        let node = try document.follow(steps.dropLast(), from: object)
        try self.init(steps[steps.count - 1], of: node, in: document)
    }

    /// Follows the last step of a path.
    ///
    /// - Parameters:
    ///   - last: the step.
    ///   - node: the element to which the steps before it lead.
    ///   - document: the document.
    /// - Throws: `NibError` if the step leads to several children.
    package init(_ last: PropertyPath.Step, of node: NodeID, in document: NibDocument) throws(NibError) {
        if last.index == nil, document.hasProperty(last.name, of: node) {
            self = .property(of: node)
        } else if let child = try document.child(last, of: node) {
            self = .child(child)
        } else {
            self = .nothing(in: node)
        }
    }

    /// Follows the last step of a path to what a new value is for: where the name means a flag as well as a part, such as `selected` of a
    /// button, `YES` and `NO` are for the flag, and `name=value` pairs for the part.
    ///
    /// - Parameters:
    ///   - last: the step.
    ///   - value: the value.
    ///   - node: the element to which the steps before it lead.
    ///   - document: the document.
    /// - Throws: `NibError` if the step leads to several children.
    package init(_ last: PropertyPath.Step, setTo value: String, of node: NodeID, in document: NibDocument)
        throws(NibError)
    {
        try self.init(last, of: node, in: document)
        guard last.index == nil, Self.isFlag(last.name, of: document.tree.name(node), in: document) else { return }
        switch self {
        case .child where value == "YES" || value == "NO": self = .nothing(in: node)
        case .property where PartWriter.isPairs(value):
            if let child = try document.child(last, of: node) { self = .child(child) }
        default: break
        }
    }

    private static func isFlag(_ name: String, of element: String, in document: NibDocument) -> Bool {
        document.catalog.valueKind(of: name, element: element) == .flag
            && document.knownAttributes(of: element).contains(name)
    }
}
