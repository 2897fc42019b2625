/// A drawing: groups of shapes, from back to front. Each group is flat, however deep its view is.
struct Drawing {
    /// The shapes of one object.
    struct Group {
        /// The object's id; empty if it has none.
        var id = ""
        /// What a viewer shows while the mouse is over it.
        var title = ""
        /// What is outside of this is cut off; nil if nothing is.
        var clip: Rect?
        var opacity = 1.0
        var shapes: [Shape] = []
        /// The frame of the view, if the object is one.
        var frame: Rect?

        /// The rectangle around the shapes.
        var bounds: Rect {
            shapes.dropFirst().reduce(shapes.first?.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)) {
                $0.union($1.bounds)
            }
        }
    }

    /// The part of the plane that the picture shows.
    var bounds = Rect(x: 0, y: 0, width: 0, height: 0)
    var background: Color?
    private(set) var groups: [Group] = []

    /// Adds a group in front of the others, unless there is nothing to see of it.
    mutating func add(_ group: Group) {
        guard !group.shapes.isEmpty, group.opacity > 0, group.clip?.isEmpty != true else { return }
        groups.append(group)
    }
}
