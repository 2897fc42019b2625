import NibDifference
import NibDocument
import XMLTree

/// Merges two versions of a document with a common ancestor by object.
///
/// The result is ours with the changes of theirs, so that bytes that theirs did not change stay those of ours. Presence, parent, place,
/// attributes, texts, connections and constraints are each merged on their own. A change of theirs that contradicts one of ours is a
/// conflict; it is made only if the choice for the conflict says so.
///
/// Some contradictions show only in the result, such as a new constraint of theirs to a view that ours removed. Then the change
/// becomes part of a conflict, and the merge begins again.
final class ObjectMerge {
    let versions: MergedVersions
    /// Whether there is no common ancestor: then each change of theirs that a person made is a conflict.
    let isTwoWay: Bool
    private let choices: [String: MergeChoice]

    /// Ours, with the changes of theirs that were made so far.
    private(set) var result: NibDocument
    private(set) var edit: Edit
    /// The conflicts, in the order in which they were found.
    private(set) var conflicts: [MergeConflict] = []
    /// What the user should know besides.
    var notes: [String] = []

    /// The elements of the result that were made for elements of theirs.
    private var made: [NodeID: NodeID] = [:]
    /// The changes of theirs that made or changed elements of the result, by their indexes.
    private var sources: [NodeID: Int] = [:]
    /// The changes of theirs that are part of a conflict, found in earlier rounds.
    private var withheld: [Int: Withheld] = [:]
    /// The removals of theirs that contradict ours, found in earlier rounds.
    var contested: Set<Int> = []
    /// The elements of theirs that were put back, because a choice says so.
    var restored: Set<NodeID> = []
    /// The ids in objects that stay although theirs removed them.
    var keptIDs: Set<String> = []

    /// The difference from ours to theirs, for what both sides added.
    lazy var differenceBetween = NibDifference(from: versions.ours, to: versions.theirs)

    var tree: XMLTree { result.tree }
    var changes: [Change] { versions.theirsDifference.changes }

    /// How often the merge begins again at most.
    private static let mostRounds = 40

    /// Merges three versions.
    ///
    /// - Parameters:
    ///   - versions: the versions.
    ///   - known: the names of the references that lead nowhere in the versions already.
    ///   - isTwoWay: whether the base is not a common ancestor but ours itself.
    ///   - choices: how conflicts are resolved, by their keys; the others as ours has it.
    /// - Throws: `NibError` if something cannot be carried over.
    init(
        _ versions: MergedVersions, known: Set<String>, isTwoWay: Bool, choices: [String: MergeChoice]
    ) throws(NibError) {
        self.versions = versions
        self.isTwoWay = isTwoWay
        self.choices = choices
        result = try versions.ours.copy()
        edit = Edit(result)
        for round in 0..<Self.mostRounds {
            if round > 0 { try begin() }
            try run()
            let broken = Soundness(result).references.filter { !known.contains($0.name) }
            if broken.isEmpty { return }
            // The result is not sound, which whoever asked finds out.
            guard broken.reduce(false, { contest($1) || $0 }) else { return }
        }
    }

    private func run() throws(NibError) {
        try mergeObjects()
        try mergeRemovals()
        try mergeValues()
        try mergeOrders()
        try settleClashes()
        try mergeHeader()
        try edit.finishUnchecked()
    }

    private func begin() throws(NibError) {
        result = try versions.ours.copy()
        edit = Edit(result)
        (conflicts, notes) = ([], [])
        (made, sources) = ([:], [:])
        (restored, keptIDs) = ([], [])
    }

    // MARK: - Conflicts

    /// Notes a conflict, once, and returns how it is resolved.
    @discardableResult
    func choose(_ conflict: MergeConflict) -> MergeChoice {
        if !conflicts.contains(where: { $0.key == conflict.key }) { conflicts.append(conflict) }
        return choices[conflict.key] ?? .ours
    }

    /// A change of theirs that is part of a conflict, because it refers to something that the result lacks.
    private struct Withheld {
        let conflict: MergeConflict
        /// What it refers to, if ours removed that.
        let gone: NodeID?
    }

    /// Whether a change of theirs is not made because it is part of a conflict. If it is made, what it refers to is put back.
    func isWithheld(_ index: Int) throws(NibError) -> Bool {
        guard let part = withheld[index] else { return false }
        guard choose(part.conflict) == .theirs else { return true }
        if let gone = part.gone { try restore(gone, from: index) }
        return false
    }

    // MARK: - Elements

    /// The element of the result that an element of theirs is; nil if there is none.
    func current(_ node: NodeID) -> NodeID? {
        if node == versions.theirs.tree.root { return tree.root }
        if let copy = made[node] { return tree.isAttached(copy) ? copy : nil }
        let own: NodeID?
        if let old = versions.theirsDifference.pairing.old(for: node) {
            own = versions.oursDifference.pairing.new(for: old)
        } else {
            own = versions.between.ours(for: node)
        }
        return own.flatMap { tree.isAttached($0) ? $0 : nil }
    }

    /// The element of ours that an element of theirs was before theirs changed it; nil if ours lacks it.
    func own(_ node: NodeID) -> NodeID? {
        versions.theirsDifference.pairing.old(for: node).flatMap { versions.oursDifference.pairing.new(for: $0) }
    }

    /// Whether an element of theirs is one that other versions know as well, so that it is not part of what theirs added.
    func isKnown(_ node: NodeID) -> Bool {
        if versions.theirsDifference.pairing.old(for: node) != nil { return true }
        return versions.between.ours(for: node) != nil
    }

    /// Notes that a change of theirs made or changed an element of the result.
    func note(_ node: NodeID, from index: Int) { sources[node] = index }

    /// Notes which list of the result has what a list of theirs has.
    func note(_ list: NodeID, is own: NodeID) { made[list] = own }

    /// Notes which elements of the result were made for those of theirs.
    func note(_ copies: [NodeID: NodeID], from index: Int) {
        for (original, copy) in copies {
            made[original] = copy
            sources[copy] = index
        }
    }

    // MARK: - References that lead nowhere

    /// Makes the change that leaves a reference without its object part of a conflict.
    ///
    /// - Returns: whether that was possible.
    private func contest(_ reference: Soundness.Reference) -> Bool {
        if let gone = versions.ours.element(withID: reference.id), !isRemovedByChoice(reference.id) {
            // Theirs removed it, and ours refers to it.
            guard let old = versions.oursDifference.pairing.old(for: gone), let index = removal(around: old) else {
                return withhold(reference, because: nil)
            }
            return contested.insert(index).inserted
        }
        return withhold(reference, because: versions.theirs.element(withID: reference.id))
    }

    /// The removal by theirs that an element of the base went with: the nearest one, as what is between two of them may have moved.
    private func removal(around old: NodeID) -> Int? {
        var candidate: NodeID? = old
        while let node = candidate {
            if let index = changes.firstIndex(where: { $0.isRemoval && $0.old == node }) { return index }
            candidate = versions.base.tree.parent(node)
        }
        return nil
    }

    private func isRemovedByChoice(_ id: String) -> Bool {
        conflicts.contains { choices[$0.key] == .theirs && $0.kind == .occupied && $0.id == id }
    }

    private func withhold(_ reference: Soundness.Reference, because gone: NodeID?) -> Bool {
        guard let index = source(of: reference.node), changes.indices.contains(index), withheld[index] == nil else {
            return false
        }
        if let gone, let later = sourceOfAbsence(gone) {
            withheld[index] = later
        } else if let gone, !versions.isNew(inTheirs: gone) {
            withheld[index] = Withheld(conflict: removedByOurs(gone), gone: gone)
        } else {
            withheld[index] = Withheld(conflict: contradiction(of: changes[index]), gone: nil)
        }
        return true
    }

    private func source(of node: NodeID) -> Int? {
        var current: NodeID? = node
        while let candidate = current {
            if let index = sources[candidate] { return index }
            current = tree.parent(candidate)
        }
        return nil
    }

    /// The conflict because of which an element of theirs is not in the result, if it is new.
    private func sourceOfAbsence(_ node: NodeID) -> Withheld? {
        guard versions.isNew(inTheirs: node) else { return nil }
        let tree = versions.theirs.tree
        for index in withheld.keys.sorted() {
            if let root = changes[index].new, tree.contains(root, inner: node) { return withheld[index] }
        }
        return nil
    }
}
