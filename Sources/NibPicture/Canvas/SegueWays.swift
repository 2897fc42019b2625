/// Finds the ways of arrows between frames: straight where nothing is in the way, otherwise around the frames that are.
struct SegueWays {
    /// Everything on the canvas.
    private let frames: [Rect]
    /// How many arrows there are already, on each lane and at each side of a frame.
    private var arrowsOnLane: [Lane: Int] = [:]
    private var arrowsAtSide: [Side: Int] = [:]
    /// How many comparisons with frames are left. In a huge storyboard, the arrows that come after them are straight.
    private var comparisons = 20_000_000

    /// The room for the label above a frame.
    private static let label = 26.0
    /// The distance of a lane from a frame, and of lanes from each other.
    private static let distance = 24.0

    init(frames: [Rect]) { self.frames = frames }

    private enum Axis { case horizontal, vertical }

    /// A line beside a frame, along which arrows go; others on it go farther in its direction.
    private struct Lane: Hashable {
        let axis: Axis
        let position: Double
        let direction: Double
    }

    /// The side of a frame that is before (above or left of) or after its middle along an axis.
    private struct Side: Hashable {
        let frame: Rect
        let axis: Axis
        let isAfter: Bool
    }

    private struct Way {
        let points: [Point]
        let lane: Lane
        let sides: [Side]
    }

    /// Finds the way of an arrow between two frames.
    ///
    /// - Parameters:
    ///   - from: where it begins.
    ///   - to: where it ends.
    ///   - straight: the direct way, which is taken if it meets no other frame, or no way meets fewer.
    /// - Returns: its corners, with both ends.
    mutating func way(from: Rect, to: Rect, straight: (start: Point, end: Point)) -> [Point] {
        let direct = [straight.start, straight.end]
        let met = meetings(of: direct, from: from, to: to)
        guard met > 0 else { return direct }
        comparisons -= frames.count * 100
        let ways = lanes(from: from, to: to).compactMap { way(from: from, to: to, on: $0) }
        var best: (way: Way, met: Int, length: Double)?
        for way in ways {
            let found = (way, meetings(of: way.points, from: from, to: to), Self.length(of: way.points))
            if best.map({ (found.1, found.2) < ($0.met, $0.length) }) ?? true { best = found }
        }
        guard let best, best.met < met, comparisons > 0 else { return direct }
        arrowsOnLane[best.way.lane, default: 0] += 1
        for side in best.way.sides { arrowsAtSide[side, default: 0] += 1 }
        return best.way.points
    }

    // MARK: - Lanes

    /// The lanes beside both frames, and those beside everything that is between them.
    private func lanes(from: Rect, to: Rect) -> [Lane] {
        let across = [from, to].flatMap { frame in
            [
                Lane(axis: .horizontal, position: frame.y - Self.label - Self.distance / 2, direction: -1),
                Lane(axis: .horizontal, position: frame.maxY + Self.distance, direction: 1),
            ]
        }
        let down = [from, to].flatMap { frame in
            [
                Lane(axis: .vertical, position: frame.x - Self.distance, direction: -1),
                Lane(axis: .vertical, position: frame.maxX + Self.distance, direction: 1),
            ]
        }
        return (across + down).flatMap { [$0, beside($0, from: from, to: to)] }
    }

    /// The lane moved in its direction until no frame between the two is on it.
    private func beside(_ lane: Lane, from: Rect, to: Rect) -> Lane {
        var position = lane.position
        let between = from.union(to)
        let near = frames.filter { frame in
            lane.axis == .horizontal
                ? frame.x < between.maxX && frame.maxX > between.x : frame.y < between.maxY && frame.maxY > between.y
        }
        for frame in near.sorted(by: { Self.order($0, before: $1, in: lane) }) {
            let (low, high) =
                lane.axis == .horizontal ? (frame.y - Self.label, frame.maxY) : (frame.x, frame.maxX)
            guard position > low - Self.distance / 2, position < high + Self.distance / 2 else { continue }
            position = lane.direction > 0 ? high + Self.distance : low - Self.distance / 2
        }
        return Lane(axis: lane.axis, position: position, direction: lane.direction)
    }

    /// Whether a lane that moves in its direction meets one frame before another.
    private static func order(_ first: Rect, before second: Rect, in lane: Lane) -> Bool {
        switch (lane.axis, lane.direction > 0) {
        case (.horizontal, true): first.y < second.y
        case (.horizontal, false): first.maxY > second.maxY
        case (.vertical, true): first.x < second.x
        case (.vertical, false): first.maxX > second.maxX
        }
    }

    // MARK: - Ways

    /// The way along a lane; nil if the lane goes through one of the two frames.
    private func way(from: Rect, to: Rect, on lane: Lane) -> Way? {
        let arrows = Double(arrowsOnLane[lane] ?? 0)
        let position = lane.position + lane.direction * arrows * Self.distance
        guard let start = end(at: from, axis: lane.axis, lane: position, room: 2),
            let end = end(at: to, axis: lane.axis, lane: position, room: 3)
        else { return nil }
        let corners =
            lane.axis == .horizontal
            ? [Point(x: start.point.x, y: position), Point(x: end.point.x, y: position)]
            : [Point(x: position, y: start.point.y), Point(x: position, y: end.point.y)]
        return Way(points: [start.point] + corners + [end.point], lane: lane, sides: [start.side, end.side])
    }

    /// Where an arrow meets the side of a frame that faces a lane; nil if the lane goes through the frame.
    private func end(at frame: Rect, axis: Axis, lane: Double, room: Double) -> (point: Point, side: Side)? {
        let (low, high) =
            axis == .horizontal ? (frame.y - Self.label, frame.maxY + room) : (frame.x - room, frame.maxX + room)
        guard lane <= low || lane >= high else { return nil }
        let side = Side(frame: frame, axis: axis, isAfter: lane >= high)
        let count = arrowsAtSide[side] ?? 0
        let shift = Double((count + 1) / 2) * (count % 2 == 0 ? -Self.distance : Self.distance)
        let along = side.isAfter ? high : low
        if axis == .horizontal {
            let most = frame.width * 0.4
            return (Point(x: frame.midX + max(-most, min(most, shift)), y: along), side)
        }
        let most = frame.height * 0.4
        return (Point(x: along, y: frame.midY + max(-most, min(most, shift))), side)
    }

    // MARK: - Frames in the way

    /// How many frames a way goes through, with the labels above those that it does not join.
    private mutating func meetings(of points: [Point], from: Rect, to: Rect) -> Int {
        comparisons -= frames.count * (points.count - 1)
        guard comparisons > 0 else { return 0 }
        var count = 0
        for frame in frames {
            let isEnd = frame == from || frame == to
            let body = isEnd ? frame : frame.union(frame.offset(x: 0, y: -Self.label))
            if zip(points, points.dropFirst()).contains(where: { Self.goes(from: $0, to: $1, through: body) }) {
                count += 1
            }
        }
        return count
    }

    /// Whether a line goes through the inside of a rectangle.
    private static func goes(from start: Point, to end: Point, through rect: Rect) -> Bool {
        var (first, last) = (0.0, 1.0)
        let sides = [(start.x, end.x - start.x, rect.x, rect.maxX), (start.y, end.y - start.y, rect.y, rect.maxY)]
        for (origin, distance, low, high) in sides {
            if distance == 0 {
                if origin <= low || origin >= high { return false }
                continue
            }
            let (near, far) = ((low - origin) / distance, (high - origin) / distance)
            first = max(first, min(near, far))
            last = min(last, max(near, far))
        }
        return first < last
    }

    private static func length(of points: [Point]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + abs($1.0.x - $1.1.x) + abs($1.0.y - $1.1.y) }
    }
}
