/// How wide drawings in text are.
enum GraphWidth {
    /// The columns of a terminal that nobody made wider.
    static let columns = 80
}
