import XMLTree

/// One change between two versions of a document.
///
/// A change says one thing about one element: that it is there, where it is, one attribute, one text. Its ``id`` is the same in every
/// list of changes from the same old version, so that two lists can be compared: changes with one id and one new value
/// are the same change, those with one id and different values contradict each other, and all others are independent.
package struct Change: Identifiable, Sendable {
    /// What a change is about.
    package enum Aspect: Hashable, Sendable {
        /// Whether the element is there; also when an element of another name takes its place.
        case presence
        /// The parent, and the list or key in it.
        case place
        /// The position among siblings that are there in both versions.
        case position
        /// An attribute, or a string child that stands for one.
        case attribute(String)
        /// The text between the tags.
        case text
        /// The comment before a scene.
        case comment
        /// The order of attributes, quotes and the like, which have no meaning.
        case spelling
    }

    /// What kind of element a change is about.
    package enum Kind: String, Sendable {
        case document, scene, object, connection, constraint, runtimeAttribute, resource, dependency
        /// A child without an id that is none of these, such as a color or a segment.
        case part
    }

    /// Who makes such a change.
    package enum Cause: String, Sendable {
        /// A person, with a command of Interface Builder.
        case person
        /// Xcode, on its own, when it saves a document.
        case xcode
    }

    /// What identifies a change among those from one old version.
    package struct ID: Hashable, Sendable {
        /// The element.
        package let subject: ElementIdentity
        /// What about it.
        package let aspect: Aspect
    }

    /// What identifies the change.
    package let id: ID
    /// The kind of the element.
    package let kind: Kind
    /// The element in the old document; nil if it is not there.
    package let old: NodeID?
    /// The element in the new document; nil if it is not there.
    package let new: NodeID?
    /// The old value of an attribute, a text or a comment, or the old place; nil if there was none.
    package let oldValue: String?
    /// The new value of an attribute, a text or a comment, or the new place; nil if there is none.
    package let newValue: String?
    /// Who makes such a change.
    package let cause: Cause

    /// The element.
    package var subject: ElementIdentity { id.subject }
    /// What the change is about.
    package var aspect: Aspect { id.aspect }
    /// The name of the attribute that differs; nil for other aspects.
    package var attribute: String? {
        if case .attribute(let name) = aspect { return name }
        return nil
    }
    /// Whether the element is new.
    package var isAddition: Bool { aspect == .presence && old == nil }
    /// Whether the element is gone.
    package var isRemoval: Bool { aspect == .presence && new == nil }
}
