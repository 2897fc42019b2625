/// The names that a file may declare, found without parsing it: all that it does declare, perhaps more.
struct FileSkim: Hashable, Sendable {
    /// Kinds of things that reading the file may find, because it has the words for them.
    struct Mentions: OptionSet, Hashable, Sendable {
        let rawValue: UInt16

        static let outletsOrActions = Mentions(rawValue: 1 << 0)
        static let inspectables = Mentions(rawValue: 1 << 1)
        /// The bit of the first kind of use; the others follow in the order of the kinds.
        static let firstUse: UInt16 = 2

        /// Returns the mention of a kind of use.
        static func use(_ kind: CodeUse.Kind) -> Mentions {
            Mentions(rawValue: 1 << (firstUse + UInt16(kind.rawValue)))
        }
    }

    /// A name that the file declares, to which it adds members, or that it imports.
    struct Name: Hashable, Sendable {
        enum Kind: UInt8, Sendable, CaseIterable {
            case swiftClass
            /// A Swift protocol, struct, enum or actor, or an Objective-C protocol.
            case other
            case swiftExtension
            case swiftTypealias
            /// The name in `@objc(name)`, of a type or a member.
            case runtimeName
            case objcClass
            /// A category, class extension or implementation.
            case objcAddition
            /// A module that the file imports.
            case swiftImport
        }

        var kind: Kind
        /// The name as it is written, perhaps with outer types: `Outer.Inner`.
        var name: String
        /// The first name after the colon, empty if there is none.
        var inherited = ""
    }

    var names: [Name] = []
    var mentions: Mentions = []

    /// Makes an empty skim.
    init() {}

    /// Makes the skim of an Objective-C file from its declarations.
    init(_ file: FileDeclarations) {
        for type in file.types { add(type) }
        for use in file.uses { mentions.insert(.use(use.kind)) }
    }

    private mutating func add(_ type: TypeDeclaration) {
        let kind: Name.Kind
        switch type.kind {
        case .objcInterface: kind = .objcClass
        case .objcCategory, .objcImplementation: kind = .objcAddition
        case .swiftClass: kind = .swiftClass
        case .swiftExtension: kind = .swiftExtension
        case .swiftTypealias: kind = .swiftTypealias
        case .swiftProtocol, .swiftValue, .objcProtocol: kind = .other
        }
        names.append(Name(kind: kind, name: type.name, inherited: type.inherited.first ?? ""))
        if let runtimeName = type.runtimeName { names.append(Name(kind: .runtimeName, name: runtimeName)) }
        for member in type.members {
            if !member.traits.isDisjoint(with: [.outlet, .action, .segueAction]) { mentions.insert(.outletsOrActions) }
            if member.traits.contains(.inspectable) { mentions.insert(.inspectables) }
        }
    }
}
