/// Something that is either given or not: a flag, or a keyword of an optional piece.
enum Mark: Sendable {
    case flag(Flag)
    case keyword(Keyword)

    /// The word that the user writes.
    var name: String {
        switch self {
        case .flag(let flag): flag.name
        case .keyword(let keyword): keyword.name
        }
    }

    /// The identity by which the mark is looked up.
    var identity: ObjectIdentifier {
        switch self {
        case .flag(let flag): ObjectIdentifier(flag)
        case .keyword(let keyword): ObjectIdentifier(keyword)
        }
    }
}
