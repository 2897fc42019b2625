/// What a picture tells of objects besides how they look.
package struct PictureMarks: OptionSet, Sendable {
    /// The bits of the set.
    package let rawValue: Int

    /// Makes a set of its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The ids of the objects.
    package static let ids = PictureMarks(rawValue: 1)
    /// The outlets, collections and actions that lead to an object, and the actions that it sends.
    package static let connections = PictureMarks(rawValue: 2)
    /// The constraints, as lines with their constants.
    package static let constraints = PictureMarks(rawValue: 4)
}
