import NibChecks

/// Messages that only predictions and searches need (Documentation/Format/RunTime.md#messages-of-uikit).
extension RuntimeTexts {
    /// U5: a table view controller whose view is not a table view.
    static func noTable(inNib nib: String) -> Finding.RuntimeText {
        let name = "NSInternalInconsistencyException"
        return Finding.RuntimeText(
            phase: .load,
            text: "-[UITableViewController loadView] loaded the \"\(nib)\" nib but didn't get a UITableView.",
            exception: name)
    }

    /// A nib whose objects load it again until the stack overflows; the system prints no message for it.
    static func endless(_ loader: Located, nib: String) -> Finding.RuntimeText {
        let name = loader.member.kind == .initializer ? "its initializer" : loader.member.name
        return Finding.RuntimeText(
            phase: .load,
            text: "\(loader.className) loads '\(nib)' again in \(name), endlessly, until the stack overflows")
    }
}
