import NibDocument

/// Ids for commands that are only tried, and a note that a command asked for one: it would be another one wherever it is run.
package final class MadeUpIDs: IDSource {
    /// Whether a command has asked for an id.
    package var wasAsked = false
    /// Whether the command is only tried, so that any id will do.
    package var areMadeUp = false

    /// Makes a source that nothing was asked of.
    package init() {}

    /// Returns an id that is free, and notes that one was wanted.
    package func nextID(in document: NibDocument, besides reserved: Set<String>) -> String {
        wasAsked = true
        var number = 0
        while true {
            let id = "new-id-\(number)"
            if !document.hasID(id), !reserved.contains(id) { return id }
            number += 1
        }
    }
}
