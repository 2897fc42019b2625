import NibDifference
import NibDocument
import XMLTree

/// A value that theirs changed since the common ancestor.
struct ChangedValue: MergedValue {
    /// What identifies it.
    struct ID: Hashable {
        let node: NodeID
        let group: String
    }

    let id: ID
    let theirs: NodeID
    let names: [String]
    let index: Int
    /// Whether it never contradicts; of an element as a whole, whether this holds of all changes in it.
    var isSoft: Bool
    let versions: MergedVersions
    private let change: Change
    private let makeConflict: () -> MergeConflict

    /// Reads a value from a change of theirs.
    init(_ change: Change, at index: Int, of merge: ObjectMerge) {
        self.change = change
        self.index = index
        versions = merge.versions
        theirs = change.new!
        let group = ValueGroup(change, in: versions.theirs)
        names = group.names
        id = ID(node: change.old!, group: group.name)
        isSoft = versions.isSoft(change, in: versions.theirsDifference)
        makeConflict = { [names] in merge.valueConflict(change, of: names) }
    }

    var conflict: MergeConflict { makeConflict() }

    var isChangedByOurs: Bool {
        guard let old = change.old, let own = versions.oursDifference.pairing.new(for: old) else { return true }
        if names.isEmpty {
            return versions.ours.text(of: own) != versions.base.text(of: old)
                && (isSoft || versions.isChangedByOurs(old))
        }
        // What Xcode changed in ours on its own does not contradict what a person changed in theirs.
        let changes = names.compactMap { versions.oursChange(old, in: .attribute($0)) }
        return changes.contains { isSoft || !versions.isSoft($0, in: versions.oursDifference) }
            || versions.oursChange(old, in: .presence) != nil
    }
}

/// A value that both sides gave to an element that both added.
struct AddedValue: MergedValue {
    let theirs: NodeID
    let names: [String]
    let index = -1
    let isSoft = false
    let isChangedByOurs = true
    let versions: MergedVersions
    private let makeConflict: () -> MergeConflict

    /// Reads a value from a change that leads from ours to theirs.
    init(_ change: Change, of merge: ObjectMerge) {
        versions = merge.versions
        theirs = change.new!
        let names = ValueGroup(change, in: versions.theirs).names
        self.names = names
        makeConflict = { merge.valueConflict(change, of: names, isAdded: true) }
    }

    var conflict: MergeConflict { makeConflict() }
}

/// Which attributes mean something only together.
struct ValueGroup {
    /// What it is called among the groups of one element.
    let name: String
    /// The attributes; empty for the element as a whole.
    let names: [String]

    /// The attributes of constraints that make one equation.
    private static let terms = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    ]
    private static let groups = [
        terms, ["customClass", "customModule", "customModuleProvider"], ["image", "catalog"],
    ]
    /// Attributes of connections that say nothing of where they lead.
    private static let ofSegues: Set<String> = [
        "identifier", "animates", "customClass", "customModule", "customModuleProvider", "modalPresentationStyle",
        "modalTransitionStyle", "popoverAnchorView", "splitViewControllerTargetIndex",
    ]
    /// Elements whose attributes are the parts of one value.
    private static let values: Set<String> = [
        "color", "font", "fontDescription", "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets",
        "date", "range", "integer", "real", "string", "mutableString", "url", "imageReference", "image", "plugIn",
        "deployment", "capability", "nil", "calibratedRGB", "value", "affineTransform", "offsetWrapper",
        "gridLayoutConstraint", "userDefinedRuntimeAttribute",
    ]

    init(_ change: Change, in document: NibDocument) {
        guard let attribute = change.attribute, let node = change.new, change.kind != .runtimeAttribute,
            change.kind == .dependency || !Self.values.contains(document.tree.name(node))
        else {
            (name, names) = ("", [])
            return
        }
        if change.kind == .connection, !Self.ofSegues.contains(attribute) {
            (name, names) = ("", [])
        } else if let group = Self.groups.first(where: { $0.contains(attribute) }),
            change.kind == .constraint || group[0] != "firstItem"
        {
            (name, names) = (group[0], group)
        } else {
            (name, names) = (attribute, [attribute])
        }
    }
}
