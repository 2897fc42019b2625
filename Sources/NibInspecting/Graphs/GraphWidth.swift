/// The width of drawings as text.
enum GraphWidth {
    /// The columns of a terminal of the usual width.
    static let columns = 80
}
