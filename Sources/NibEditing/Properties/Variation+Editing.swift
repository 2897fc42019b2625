import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Reads traits in commands, and sets what is installed for them.
extension Variation {
    /// What the size classes can be.
    private static let sizes = ["compact", "regular"]

    /// The path step to the variation for some traits.
    ///
    /// - Parameter words: the traits, such as `width=compact`.
    /// - Returns: the step; documents name the traits in the order of their names.
    /// - Throws: an error under a word that is not a trait.
    static func step(_ words: [Word]) throws(CommandError) -> PropertyPath.Step {
        var found: [String: String] = [:]
        for word in words {
            let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let name = traits[parts[0]] ?? traits.values.first(where: { $0 == parts[0] }) else {
                let near = Nearest.names(to: parts.first ?? "", among: traits.keys.sorted())
                throw CommandError(
                    "bad-value", "'\(word.text)' is not a trait; write width=compact", span: word.span,
                    hints: near.isEmpty
                        ? ["the traits are \(traits.keys.sorted().joined(separator: ", "))"]
                        : Advice.didYouMean(near.map { "\($0)=…" }))
            }
            if name.hasSuffix("Class"), !sizes.contains(parts[1]) {
                throw CommandError(
                    "bad-value", "a size class is compact or regular, not '\(parts[1])'", span: word.span,
                    hints: Advice.didYouMean(Nearest.names(to: parts[1], among: sizes)))
            }
            guard found.updateValue(parts[1], forKey: name) == nil else {
                throw CommandError("usage", "'\(parts[0])' is given twice", span: word.span)
            }
        }
        let key = found.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "-")
        return PropertyPath.Step("variation@\(key)")
    }

    // MARK: - Installed

    /// Sets whether an object is installed for some traits, or removes what a variation says of it.
    ///
    /// What equals the variation `default` needs no entry.
    ///
    /// - Parameters:
    ///   - isInstalled: nil to remove it.
    ///   - object: the object.
    ///   - variation: the key of the variation; `default` for all traits.
    ///   - index: the position in the list of what is installed; nil for the end of those that are in, or of those that are not.
    ///   - edit: the transaction.
    /// - Throws: an error for an object that is always installed.
    static func install(
        _ isInstalled: Bool?, object: NodeID, in variation: String, at index: Int? = nil, with edit: Edit
    ) throws(CommandError) {
        let (document, tree) = (edit.document, edit.document.tree)
        guard let place = mask(of: object, in: document), let id = document.id(of: object) else {
            throw CommandError("wrong-place", "\(document.display(object)) is always installed")
        }
        if let old = entry(of: object, in: variation, document) { removeEntry(old, in: edit) }
        guard let isInstalled else { return }
        let base = variation == "default" ? true : Self.isInstalled(object, in: "default", of: document) ?? true
        guard isInstalled != base else { return }
        do throws(NibError) {
            let element = try part(
                NewElement("variation", attributes: [Attribute("key", variation)]), in: place.owner, with: edit)
            let list = try part(NewElement("mask", attributes: [Attribute("key", place.key)]), in: element, with: edit)
            let new = edit.makeElement(
                NewElement(isInstalled ? "include" : "exclude", attributes: [Attribute("reference", id)]), for: list)
            if let index {
                try edit.insert(new, into: list, at: index)
            } else {
                edit.insert(new, into: list, before: sibling(after: new, in: list, of: tree))
            }
        } catch { throw CommandError(error) }
    }

    /// Returns how many objects besides one the list of what is installed has.
    static func entryCount(besides object: NodeID, in variation: String, of document: NibDocument) -> Int {
        guard let place = mask(of: object, in: document),
            let element = document.tree.elements(in: place.owner).first(where: {
                document.label($0) == "variation@\(variation)"
            }), let list = document.child(keyed: place.key, of: element)
        else { return 0 }
        let own = document.id(of: object)
        return document.tree.elements(in: list).count { document.tree.attribute("reference", of: $0) != own }
    }

    /// The child with the tag and key of a new element, which is made if it is not there.
    private static func part(_ new: NewElement, in owner: NodeID, with edit: Edit) throws(NibError) -> NodeID {
        let tree = edit.document.tree
        let made = edit.makeElement(new, for: owner)
        let label = edit.document.label(made)
        if let there = tree.elements(in: owner).first(where: { edit.document.label($0) == label }) { return there }
        try edit.place(made, into: owner)
        return made
    }

    /// What is included comes before what is excluded.
    private static func sibling(after new: NodeID, in list: NodeID, of tree: XMLTree) -> NodeID? {
        tree.name(new) == "include" ? tree.elements(in: list).first { tree.name($0) == "exclude" } : nil
    }

    /// Removes a reference, and the mask and the variation that it leaves empty.
    private static func removeEntry(_ entry: NodeID, in edit: Edit) {
        let tree = edit.document.tree
        var (node, parent) = (entry, tree.parent(entry))
        while let holder = parent, tree.name(holder) == "mask" || tree.name(holder) == "variation" {
            let isLast = tree.elements(in: holder).allSatisfy { $0 == node }
            let isBare = tree.attributes(holder).allSatisfy { $0.name == "key" }
            guard isLast, isBare else { break }
            (node, parent) = (holder, tree.parent(holder))
        }
        edit.remove(node)
    }
}
