/// Draws what a kind of view shows on its own, below its subviews.
typealias Painter = @Sendable (DrawnView) -> [Shape]
