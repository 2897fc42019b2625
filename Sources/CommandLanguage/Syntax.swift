/// A piece of what may follow a command's name.
///
/// A command's own keywords are always syntax if they are unquoted, and ordinary words if they are quoted. If a command takes
/// assignments, the same is true of words that contain `=`. Unquoted words that begin with `--` are flags everywhere, up to a
/// lone `--`.
package struct Syntax: Sendable {
    /// What a piece is.
    package indirect enum Piece: Sendable {
        case keyword(Keyword)
        case operand(ParameterDeclaration)
        case several(ParameterDeclaration)
        case optional([Syntax])
        case assignments([ParameterDeclaration], isOpen: Bool)
        case flag(Flag)
    }

    /// The piece.
    package let piece: Piece

    private init(_ piece: Piece) {
        self.piece = piece
    }

    /// A fixed word, such as `->`, `as`, or `--rule`, which the user's words follow.
    package static func keyword(_ word: String) -> Syntax { keyword(Keyword(word)) }

    /// A fixed word that the command looks up in its arguments.
    package static func keyword(_ keyword: Keyword) -> Syntax { Syntax(.keyword(keyword)) }

    /// One word from the user.
    package static func operand<Value>(_ parameter: Parameter<Value>) -> Syntax {
        Syntax(.operand(parameter.declaration))
    }

    /// One or more words from the user, up to the next keyword.
    package static func several<Value>(_ parameter: Parameter<Value>) -> Syntax {
        Syntax(.several(parameter.declaration))
    }

    /// Something that may be left out. Consecutive optional pieces may be given in any order, and are printed in the declared
    /// order. An optional piece of several flags takes at most one of them.
    package static func optional(_ content: [Syntax]) -> Syntax { Syntax(.optional(content)) }

    /// Any number of `name=value` words with the declared names, or with any name if `open`, mixed with the optional pieces
    /// around it.
    package static func assignments<each Value>(
        _ parameters: repeat NamedParameter<each Value>, open: Bool = false
    ) -> Syntax {
        var declarations: [ParameterDeclaration] = []
        for parameter in repeat each parameters { declarations.append(parameter.declaration) }
        return Syntax(.assignments(declarations, isOpen: open))
    }

    /// A word such as `--script` that may come anywhere in the line.
    package static func flag(_ flag: Flag) -> Syntax { Syntax(.flag(flag)) }

    /// The parameters of the piece, in declared order.
    var parameters: [ParameterDeclaration] {
        switch piece {
        case .keyword, .flag: []
        case .operand(let parameter), .several(let parameter): [parameter]
        case .assignments(let parameters, _): parameters
        case .optional(let content): content.flatMap(\.parameters)
        }
    }

    /// The flags of the piece, in declared order.
    var flags: [Flag] {
        switch piece {
        case .flag(let flag): [flag]
        case .optional(let content): content.flatMap(\.flags)
        case .keyword, .operand, .several, .assignments: []
        }
    }
}
