/// What a column of a list does if a line is too long for the terminal.
///
/// Names and ids give nothing, because `@2` means the ids of row 2. The others give way in this order: code places become short, are left
/// out, details are left out, classes are cut, then left out, phrases and labels become shorter; last, the line breaks after its first cell.
package enum Giving: Equatable, Sendable {
    /// It stays as it is.
    case nothing
    /// It is cut at `longestLabel` columns in every list, and further if a line is too long.
    case label
    /// It is cut if a line is too long, but never shorter than `shortestPhrase`: a text that others follow.
    case phrase
    /// It is wrapped between words, below its beginning: a text at the end of lines.
    case text
    /// The place of a declaration: only the last name of its path is left, then nothing.
    case place
    /// It has ids, or places of declarations, which become short.
    case idOrPlace
    /// It is cut, but never shorter than `shortestClass`, then left out.
    case className
    /// It is left out.
    case detail

    /// Longer labels are cut in lists.
    package static let longestLabel = 40
    /// No label is made shorter than this.
    static let shortestLabel = 12
    /// No phrase is made shorter than this, and no text narrower.
    static let shortestPhrase = 24
    /// No class is made shorter than this; in less room it is left out.
    package static let shortestClass = 10
}
