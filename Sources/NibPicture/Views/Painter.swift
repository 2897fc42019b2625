/// Draws what a kind of view shows by itself, below its subviews.
typealias Painter = @Sendable (DrawnView) -> [Shape]
