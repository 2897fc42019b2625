/// One declaration of a type or of additional members, in one source file.
///
/// A class with several parts (extensions, categories, interface and implementation) has several of these; `CodeClass` joins them.
public struct TypeDeclaration: Hashable, Sendable {
    /// What kind of declaration it is.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case swiftClass
        case swiftExtension
        case swiftProtocol
        case swiftTypealias
        /// A struct, enum or actor: not a class, but its name and the uses in it matter.
        case swiftValue
        case objcInterface
        /// A category, or a class extension if `category` is empty.
        case objcCategory
        case objcImplementation
        case objcProtocol
    }

    /// What a declaration says about the type as a whole.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt16
        /// Makes traits of their bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// `@objcMembers`: every member that can be is visible to Objective-C.
        public static let objcMembers = Traits(rawValue: 1 << 0)
        /// `@IBDesignable` or `IB_DESIGNABLE`.
        public static let designable = Traits(rawValue: 1 << 1)
        /// It is generic; documents cannot name it.
        public static let generic = Traits(rawValue: 1 << 2)
        /// `private` or `fileprivate`; its name at run time is then mangled with the file.
        public static let fileScoped = Traits(rawValue: 1 << 3)
        /// It is inside of `#if` … `#endif` other than an include guard, so it may not be compiled.
        public static let conditional = Traits(rawValue: 1 << 4)
        /// `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
        public static let main = Traits(rawValue: 1 << 5)
        /// An `@objc` extension, which makes its members visible to Objective-C.
        public static let objcExtension = Traits(rawValue: 1 << 6)
    }

    /// What kind of declaration it is.
    public var kind: Kind
    /// The name in the code; that of a nested Swift type includes the outer types: `Outer.Inner`.
    public var name: String
    /// The name in `@objc(Name)` or `objc_runtime_name`, nil if there is none.
    public var runtimeName: String?
    /// The name of an Objective-C category; empty for class extensions and everything else.
    public var category = ""
    /// The names after the colon, in order, without generic arguments: for Swift a superclass and protocols, for Objective-C only the
    /// superclass. For a typealias, the aliased type.
    public var inherited: [String] = []
    /// The protocols in angle brackets (Objective-C only; those of Swift are in `inherited`).
    public var protocols: [String] = []
    /// What its declaration says about it as a whole.
    public var traits: Traits = []
    /// The place of the type's name.
    public var place: SourcePlace
    /// The bytes between the braces; for Objective-C from the end of the opening line (after ivars) to before `@end`.
    public var body: Range<Int>
    /// Its members in order, without those of nested types.
    public var members: [Member] = []

    /// Makes a declaration without members and inherited names.
    public init(kind: Kind, name: String, place: SourcePlace, body: Range<Int>) {
        self.kind = kind
        self.name = name
        self.place = place
        self.body = body
    }
}
