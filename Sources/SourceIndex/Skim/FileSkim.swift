/// What a look at a file's bytes says it may declare: never less than it does, perhaps more.
struct FileSkim: Hashable, Sendable {
    /// Words met that tell what a reading of the file would find.
    struct Mentions: OptionSet, Hashable, Sendable {
        let rawValue: UInt16

        static let outletsOrActions = Mentions(rawValue: 1 << 0)
        static let inspectables = Mentions(rawValue: 1 << 1)
        /// From here on one for each kind of use, in the order of the kinds.
        static let firstUse: UInt16 = 2

        /// The mention of a kind of use.
        static func use(_ kind: CodeUse.Kind) -> Mentions {
            Mentions(rawValue: 1 << (firstUse + UInt16(kind.rawValue)))
        }
    }

    /// A name that the file declares, or adds members to.
    struct Name: Hashable, Sendable {
        enum Kind: UInt8, Sendable, CaseIterable {
            case swiftClass
            /// A protocol, struct, enum or actor of Swift, or a protocol of Objective-C.
            case other
            case swiftExtension
            case swiftTypealias
            /// The name in `@objc(name)`, of a type or a member.
            case runtimeName
            case objcClass
            /// A category, class extension or implementation.
            case objcAddition
        }

        var kind: Kind
        /// The name as it stands, perhaps with outer types: `Outer.Inner`.
        var name: String
        /// What stands first after the colon, empty for nothing.
        var inherited = ""
    }

    var names: [Name] = []
    var mentions: Mentions = []

    /// Makes an empty skim.
    init() {}

    /// Takes from an Objective-C file what a skim says.
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
