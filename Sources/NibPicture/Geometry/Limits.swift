/// What keeps the size of a picture in bounds, whatever numbers a document has.
enum Limits {
    /// The most points of a view's width and height: more than any screen has, and than any real document needs.
    static let length = 20_000.0
    /// How far from the origin something can be.
    static let position = 1_000_000.0
    /// The most views and menu items that are drawn. Programs that show pictures refuse those with a million elements.
    static let views = 50_000
    /// The most parts of one view, such as rows, segments or tick marks, that are drawn.
    static let parts = 200
    /// The most characters of one text that are looked at.
    static let characters = 2_000

    /// A number that a document may have anywhere: not a number and infinity count as 0.
    static func position(_ value: Double) -> Double {
        value.isFinite ? max(-position, min(position, value)) : 0
    }

    /// A width or height that a document may have: a negative one counts as 0.
    static func length(_ value: Double) -> Double { value.isFinite ? max(0, min(length, value)) : 0 }
}
