/// Prints syntax as usage lines do.
enum Usage {
    /// `connect outlet SRC.NAME -> DST [as ID]`.
    static func line(_ name: String, syntax: [Syntax]) -> String {
        ([name] + syntax.flatMap(pieces)).joined(separator: " ")
    }

    /// The pieces of a usage line; lines break only between them.
    static func pieces(_ syntax: Syntax) -> [String] {
        switch syntax.piece {
        case .keyword(let keyword): return [keyword.name]
        case .operand(let parameter): return [parameter.name]
        case .several(let parameter): return [parameter.name + "…"]
        case .flag(let flag): return ["[" + flag.name + "]"]
        case .assignments(let parameters, let isOpen):
            return parameters.map { "[" + $0.name + "=…]" } + (isOpen ? ["[name=value…]"] : [])
        case .optional(let content):
            let flags = content.compactMap { if case .flag(let flag) = $0.piece { flag.name } else { nil } }
            if flags.count == content.count { return ["[" + flags.joined(separator: "|") + "]"] }
            if content.count == 1, case .assignments = content[0].piece { return pieces(content[0]) }
            return ["[" + content.flatMap(pieces).joined(separator: " ") + "]"]
        }
    }
}
