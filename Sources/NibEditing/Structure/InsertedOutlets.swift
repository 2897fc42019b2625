import NibDocument
import Replies
import XMLTree

/// The outlets in an element that is put into a document: an object has one outlet of each name.
struct InsertedOutlets {
    let document: NibDocument
    /// Where the element is in the statement.
    let span: Range<Int>

    /// Refuses outlets of names that are taken in the document or twice in the element.
    ///
    /// - Parameters:
    ///   - probe: the element, as a tree of its own.
    ///   - place: where it goes.
    /// - Throws: an error if an object would have two outlets of one name.
    func check(_ probe: XMLTree, at place: SlotPlace) throws(CommandError) {
        var names: [NodeID: Set<String>] = [:]
        for outlet in probe.subtree(probe.root) where probe.name(outlet) == "outlet" {
            let name = probe.attribute("property", of: outlet) ?? ""
            guard let list = outlet == probe.root ? nil : probe.parent(outlet) else {
                try checkRoot(name, at: place)
                continue
            }
            guard probe.name(list) == "connections" else { continue }
            guard names[list, default: []].insert(name).inserted else {
                throw isTwice(name, of: list == probe.root ? nil : probe.parent(list), in: probe, at: place)
            }
            if list == probe.root, place.newList == nil { try checkTaken(name, of: place.holder) }
        }
    }

    /// Checks an outlet that is put into a list of connections.
    private func checkRoot(_ name: String, at place: SlotPlace) throws(CommandError) {
        guard place.parentName(in: document.tree) == "connections", place.newList == nil,
            let source = document.tree.parent(place.holder)
        else { return }
        try checkTaken(name, of: source)
    }

    private func checkTaken(_ name: String, of source: NodeID) throws(CommandError) {
        guard let other = document.connection(.outlet, named: name, from: source) else { return }
        throw OutletNames.isTaken(name, by: other, in: document, at: span)
    }

    /// The error for two outlets of one name inside the element; `source` is the object in the element that has them, or nil
    /// for the object that the element is put into.
    private func isTwice(_ name: String, of source: NodeID?, in probe: XMLTree, at place: SlotPlace) -> CommandError {
        CommandError(
            "already-exists",
            "\(describe(source, in: probe) ?? document.display(place.holder)) has two outlets called '\(name)'",
            span: span, hints: ["leave one of them out: an object has one outlet of each name"])
    }

    /// Describes an element of the probe as the document would.
    private func describe(_ source: NodeID?, in probe: XMLTree) -> String? {
        guard let source else { return nil }
        let edit = Edit(document)
        defer { edit.cancel() }
        let text = String(decoding: probe.bytes(of: source), as: UTF8.self)
        return (try? edit.makeElement(from: text, for: document.tree.root)).map { document.display($0) }
    }
}
