/// Spells statements in a language.
protocol CodeSpelling {
    /// A statement, on one line or several.
    func text(_ statement: CodeStatement) -> String
}
