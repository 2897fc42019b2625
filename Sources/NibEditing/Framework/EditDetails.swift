import NibDocument
import Replies

/// What an editing command tells programs besides its line: the same for all of them.
package struct EditDetails: Sendable {
    /// The ids of what it made, or gave a new id.
    package var ids: [String] = []
    /// The object that new connections start at.
    package var source: String?
    /// The objects that new connections lead to.
    package var destinations: [String] = []
    /// The view that a new constraint is in.
    package var owner: String?
    /// What was removed, in order.
    package var removals: [Removal.Item] = []
    /// What a copy lacks because it leads to objects that were not copied, in order.
    package var dropped: [Removal.Item] = []
    /// The id that the command replaced by another one.
    package var previous: String?
    /// The module of the class that was set.
    package var module: String?
    /// The uses of a name that were left.
    package var uses: LeftUses?

    /// Makes the details of a command that has nothing to tell.
    package init() {}

    /// The details of commands that make objects.
    package static func made(_ ids: [String]) -> EditDetails {
        var details = EditDetails()
        details.ids = ids
        return details
    }

    /// The details of new connections.
    package static func connected(_ ids: [String], source: String, destinations: [String]) -> EditDetails {
        var details = made(ids)
        details.source = source
        details.destinations = destinations
        return details
    }

    /// The details of commands that remove something.
    package static func removed(_ items: [Removal.Item]) -> EditDetails {
        var details = EditDetails()
        details.removals = items
        return details
    }

    /// Adds what another command of the same statement tells.
    package mutating func add(_ other: EditDetails) {
        ids += other.ids
        source = other.source ?? source
        destinations += other.destinations
        owner = other.owner ?? owner
        removals += other.removals
        dropped += other.dropped
        previous = other.previous ?? previous
        module = other.module ?? module
        uses = other.uses ?? uses
    }

    /// The details for programs.
    package static let type = RecordType<EditDetails>("details") {
        Field("ids", "the ids of what it made, or gave a new id", \.ids)
        Field("source", "the object that new connections start at", \.source)
        Field("destinations", "the objects that new connections lead to", \.destinations)
        Field("owner", "the view that a new constraint is in", \.owner)
        Field("removals", "what was removed", each: removal, \.removals)
        Field(
            "dropped", "what a copy lacks because it leads to something that was not copied", each: removal, \.dropped)
        Field("previous", "the id that it replaced by another one", \.previous)
        Field("module", "the module of the class that was set", \.module)
        Field("leftUses", "the uses of a name that were left", optional: LeftUses.type, \.uses)
    }

    private static let removal = RecordType<Removal.Item>("removal") {
        Field("element", "the element's name in the document", \.element)
        Field("id", "its id; empty if it had none", \.id)
        Field("text", "what it was, in words", \.text)
    }
}
