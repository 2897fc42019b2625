import XMLTree

/// An object that is not the same in two versions of a document.
package struct ComparedObject {
    /// What became of it.
    package enum Change: Int, CaseIterable, Sendable {
        case added, removed, moved, changed
    }

    let number: Int
    let old: NodeID?
    let new: NodeID?
    let change: Change
    let text: String

    /// Makes an object to be outlined.
    ///
    /// - Parameters:
    ///   - number: its number.
    ///   - old: its element in the old version; nil if it is new.
    ///   - new: its element in the new version; nil if it is gone.
    ///   - change: what became of it.
    ///   - text: the line of the list below the picture, without the number.
    package init(number: Int, old: NodeID?, new: NodeID?, change: Change, text: String) {
        self.number = number
        self.old = old
        self.new = new
        self.change = change
        self.text = text
    }
}

extension ComparedObject.Change {
    /// The color of outlines and numbers.
    var color: Color {
        switch self {
        case .added: Color(0x1A8F46).fixed
        case .removed: Color(0xCF2A33).fixed
        case .moved: Color(0xC06A00).fixed
        case .changed: Color(0x2563D9).fixed
        }
    }

    /// The word of the legend.
    var word: String {
        switch self {
        case .added: "new"
        case .removed: "gone"
        case .moved: "moved"
        case .changed: "changed"
        }
    }
}
