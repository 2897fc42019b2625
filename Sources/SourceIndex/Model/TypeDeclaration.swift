/// One declaration of a type, or of more of its members, as it stands in one source file.
///
/// A class of several parts (extensions, categories, interface and implementation) is several of these; `CodeClass` is their union.
public struct TypeDeclaration: Hashable, Sendable {
    /// What kind of declaration it is.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case swiftClass
        case swiftExtension
        case swiftProtocol
        case swiftTypealias
        /// A struct, enum or actor: no class, but its name and its uses count.
        case swiftValue
        case objcInterface
        /// A category, or a class extension when `category` is empty.
        case objcCategory
        case objcImplementation
        case objcProtocol
    }

    /// What is said of the type as a whole.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt16
        /// Makes traits of their bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// `@objcMembers`: every member that can be is visible to Objective-C.
        public static let objcMembers = Traits(rawValue: 1 << 0)
        /// `@IBDesignable` or `IB_DESIGNABLE`.
        public static let designable = Traits(rawValue: 1 << 1)
        /// Generic classes have no name that a document can give.
        public static let generic = Traits(rawValue: 1 << 2)
        /// `private` or `fileprivate`; the runtime's name is then mangled with the file.
        public static let fileScoped = Traits(rawValue: 1 << 3)
        /// Inside `#if` … `#endif` other than a header's include guard, so it may not be compiled.
        public static let conditional = Traits(rawValue: 1 << 4)
        /// `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
        public static let main = Traits(rawValue: 1 << 5)
        /// An `@objc` extension, which makes its members visible to Objective-C.
        public static let objcExtension = Traits(rawValue: 1 << 6)
    }

    /// What kind of declaration it is.
    public var kind: Kind
    /// The name as the code has it, nested Swift types with their outer ones: `Outer.Inner`.
    public var name: String
    /// The name in `@objc(Name)` or `objc_runtime_name`, nil where none is given.
    public var runtimeName: String?
    /// An Objective-C category's name; empty for a class extension and for everything else.
    public var category = ""
    /// What stands after the colon, in order, without generic arguments: for Swift a superclass and protocols, for Objective-C the
    /// superclass only. A typealias has the aliased type here.
    public var inherited: [String] = []
    /// Protocols in angle brackets (Objective-C only; Swift has them in `inherited`).
    public var protocols: [String] = []
    /// What is said of it as a whole.
    public var traits: Traits = []
    /// The place of the type's name.
    public var place: SourcePlace
    /// The bytes between the braces; for Objective-C from the end of the opening line (after ivars) to before `@end`.
    public var body: Range<Int>
    /// Its members in order, those of nested types not among them.
    public var members: [Member] = []

    /// Makes a declaration; members and what is inherited may be added later.
    public init(kind: Kind, name: String, place: SourcePlace, body: Range<Int>) {
        self.kind = kind
        self.name = name
        self.place = place
        self.body = body
    }
}
