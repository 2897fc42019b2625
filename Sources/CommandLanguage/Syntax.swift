/// A piece of what may follow a command's name.
///
/// A command's own keywords, written bare, are always syntax in it: quoted they are words like all others. Where a command
/// takes assignments, the same is true of bare words with a `=` in them. Words that begin with a bare `--` are flags,
/// wherever they stand, up to a lone `--`.
public indirect enum Syntax: Sendable {
    /// A fixed word, as `->` or `as`; or one such as `--rule`, which words of the user's follow.
    case keyword(String)
    /// One word of the user's.
    case operand(Parameter)
    /// One or more words of the user's, up to the next keyword.
    case several(Parameter)
    /// Something that may be left out. Optional pieces that follow each other may be given in any order, and are printed
    /// in the declared one. An optional of several flags takes at most one of them.
    case optional([Syntax])
    /// Any number of `name=value` words with the declared names, or with any name when `open`, amidst the optional
    /// pieces around it.
    case assignments([Parameter], open: Bool)
    /// A word such as `--script` that may stand anywhere in the line.
    case flag(String, summary: String)

    /// The parameters of the piece, in declared order.
    var parameters: [Parameter] {
        switch self {
        case .keyword, .flag: []
        case .operand(let parameter), .several(let parameter): [parameter]
        case .assignments(let parameters, _): parameters
        case .optional(let content): content.flatMap(\.parameters)
        }
    }
}
