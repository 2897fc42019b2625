import CommandLanguage

/// Which words of a statement are on which side of its arrow.
struct ConnectionEnds {
    private let arrow: Int?
    private let backArrow: Int?

    init(_ words: [Word]) {
        arrow = words.firstIndex { $0.isBare("->") }
        backArrow = words.firstIndex { $0.isBare("<-") }
    }

    /// Whether the word at a place is at the end that has the connection: before `->`, or after `<-`.
    func isSource(_ index: Int) -> Bool {
        arrow.map { index < $0 } == true || backArrow.map { index > $0 } == true
    }
}
