/// The action that was probably meant by a selector that nobody has.
struct NearAction {
    /// What an unwind segue gives: itself.
    static let unwinding = 1...1

    /// Its selector.
    let selector: String
    /// Whether the sender can give the arguments that it takes.
    let fits: Bool

    /// Finds the action nearest to a selector; one that the sender cannot give its arguments only where no other is near, and
    /// nil where none is.
    ///
    /// - Parameters:
    ///   - selector: what nobody has.
    ///   - names: the selectors that there are.
    ///   - given: how many arguments the sender gives.
    ///   - byVerb: whether the same method with other arguments is near, too.
    init?(to selector: String, among names: [String], given: ClosedRange<Int>, byVerb: Bool = true) {
        func near(_ names: [String]) -> String? {
            Similar.name(to: selector, among: names) ?? (byVerb ? Similar.selector(to: selector, among: names) : nil)
        }
        if let found = near(names.filter { given.contains(Self.count($0)) }) {
            (self.selector, fits) = (found, true)
        } else if let found = near(names) {
            (self.selector, fits) = (found, false)
        } else {
            return nil
        }
    }

    /// The selector where a document can name it; nil where that would be another mistake.
    var fit: String? { fits ? selector : nil }

    /// What a message says of it, from the semicolon on.
    var text: String {
        fits ? "; did you mean '\(selector)'?" : "; '\(selector)' is near, but takes \(Self.taken(by: selector))"
    }

    /// How many arguments a method takes.
    static func count(_ selector: String) -> Int { selector.utf8.count { $0 == UInt8(ascii: ":") } }

    /// `no argument`, `1 argument`, `2 arguments`.
    static func taken(by selector: String) -> String {
        switch count(selector) {
        case 0: "no argument"
        case 1: "1 argument"
        case let count: "\(count) arguments"
        }
    }

    /// How many arguments senders of a platform give, whatever they are.
    static func given(onMac isMac: Bool) -> ClosedRange<Int> { isMac ? 1...1 : 0...2 }

    /// How many arguments the sender of an action gives.
    ///
    /// AppKit gives the sender only; UIKit's controls give none, the sender, or the sender and the event, and its gesture
    /// recognizers no event (Apple's Target-Action, and `addTarget(_:action:)` of UIGestureRecognizer).
    static func given(by source: CheckedObject?, in context: DocumentContext) -> ClosedRange<Int> {
        let most = given(onMac: context.isMac)
        guard let source, !context.isMac, !context.isWatch else { return most }
        let isPlain = context.catalog.actionForm(source.element) == .plain
        return isPlain && source.element.hasSuffix("GestureRecognizer") ? 0...1 : most
    }
}
