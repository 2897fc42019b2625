import Bytes

/// The existing action that was probably meant by a selector that no class declares.
package struct NearAction {
    /// The number of arguments that an unwind segue passes: one, the segue itself.
    package static let unwinding = 1...1

    /// The action's selector.
    package let selector: String
    /// Whether the sender passes as many arguments as the action takes.
    let fits: Bool
    /// Whether it is the only action that differs from the selector only in its arguments.
    private let isRelabelled: Bool

    /// Finds the action nearest to a selector; nil if no action is near.
    ///
    /// An action that takes another number of arguments than the sender passes is returned only if no other is near.
    ///
    /// - Parameters:
    ///   - selector: the selector that no class declares.
    ///   - names: the selectors that exist.
    ///   - given: how many arguments the sender passes.
    ///   - byVerb: whether a method that differs only in its arguments counts as near.
    package init?(to selector: String, among names: [String], given: ClosedRange<Int>, byVerb: Bool = true) {
        func near(_ names: [String]) -> String? {
            Similar.name(to: selector, among: names) ?? (byVerb ? Similar.selector(to: selector, among: names) : nil)
        }
        let callable = names.filter { given.contains(Self.count($0)) }
        let relabelled = byVerb ? Similar.selectors(to: selector, among: callable) : []
        if let only = relabelled.first, Set(relabelled).count == 1 {
            (self.selector, fits, isRelabelled) = (only, true, true)
        } else if let found = near(callable) {
            (self.selector, fits, isRelabelled) = (found, true, false)
        } else if let found = near(names) {
            (self.selector, fits, isRelabelled) = (found, false, false)
        } else {
            return nil
        }
    }

    /// The selector if the document can name it; nil if that would only be another error.
    var fit: String? { fits ? selector : nil }

    /// Returns the selector if a document that names another one certainly means it: only the label of the argument was
    /// added, removed or changed, or it is a slip.
    package func certainFit(for selector: String) -> String? {
        guard let fit else { return nil }
        return isRelabelled || Similar.isSlip(selector, for: fit) ? fit : nil
    }

    /// The part of a message that suggests this action, from the semicolon on.
    package var text: String {
        fits ? "; did you mean '\(selector)'?" : "; '\(selector)' is similar, but takes \(Self.taken(by: selector))"
    }

    /// Returns how many arguments a method takes.
    package static func count(_ selector: String) -> Int { selector.utf8.count { $0 == Byte.colon } }

    /// Returns the number of arguments in words: `no argument`, `1 argument`, `2 arguments`.
    package static func taken(by selector: String) -> String {
        switch count(selector) {
        case 0: "no argument"
        case 1: "1 argument"
        case let count: "\(count) arguments"
        }
    }

    /// Returns how many arguments any sender on a platform may pass.
    static func given(onMac isMac: Bool) -> ClosedRange<Int> { isMac ? 1...1 : 0...2 }

    /// Returns how many arguments the sender of an action passes.
    ///
    /// AppKit passes only the sender. UIKit's controls pass nothing, the sender, or the sender and the event; its
    /// gesture recognizers never pass an event (Apple's Target-Action, and `addTarget(_:action:)` of
    /// UIGestureRecognizer).
    package static func given(by source: CheckedObject?, in context: DocumentContext) -> ClosedRange<Int> {
        let most = given(onMac: context.isMac)
        guard let source, !context.isMac, !context.isWatch else { return most }
        let isPlain = context.catalog.actionForm(source.element) == .plain
        return isPlain && source.element.hasSuffix("GestureRecognizer") ? 0...1 : most
    }
}
