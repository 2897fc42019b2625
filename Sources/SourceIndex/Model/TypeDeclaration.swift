/// One declaration of a type or of additional members, in one source file.
///
/// A class with several parts (extensions, categories, interface and implementation) has several of these; `CodeClass` joins them.
package struct TypeDeclaration: Hashable, Sendable {
    /// What kind of declaration it is.
    package enum Kind: UInt8, Sendable, CaseIterable {
        case swiftClass
        case swiftExtension
        case swiftProtocol
        /// A Swift typealias, or a `typedef` or `@compatibility_alias` of Objective-C.
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
    package struct Traits: OptionSet, Hashable, Sendable {
        /// The bits.
        package let rawValue: UInt16
        /// Makes traits of their bits.
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// `@objcMembers`: every member that can be is visible to Objective-C.
        package static let objcMembers = Traits(rawValue: 1 << 0)
        /// `@IBDesignable` or `IB_DESIGNABLE`.
        package static let designable = Traits(rawValue: 1 << 1)
        /// It is generic; documents cannot name it.
        package static let generic = Traits(rawValue: 1 << 2)
        /// `private` or `fileprivate`; its name at run time is then mangled with the file.
        package static let fileScoped = Traits(rawValue: 1 << 3)
        /// It is inside of `#if` … `#endif` other than an include guard, so it may not be compiled.
        package static let conditional = Traits(rawValue: 1 << 4)
        /// `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
        package static let main = Traits(rawValue: 1 << 5)
        /// An `@objc` extension, which makes its members visible to Objective-C.
        package static let objcExtension = Traits(rawValue: 1 << 6)

        // What the project says about the file that has the declaration:

        /// It may be compiled as Swift 2, whose selectors leave the first label out.
        package static let firstLabelLeftOut = Traits(rawValue: 1 << 7)
        /// It may be compiled as Swift 3 or earlier, where Objective-C sees members that are not private.
        package static let infersObjC = Traits(rawValue: 1 << 8)
        /// It is compiled as Swift 3 or later, whose selectors have all labels.
        package static let allLabels = Traits(rawValue: 1 << 9)
    }

    /// What kind of declaration it is.
    package var kind: Kind
    /// The name in the code; that of a nested Swift type includes the outer types: `Outer.Inner`.
    package var name: String
    /// The name in `@objc(Name)` or `objc_runtime_name`, nil if there is none.
    package var runtimeName: String?
    /// The name of an Objective-C category; empty for class extensions and everything else.
    package var category = ""
    /// The names after the colon, in order, without generic arguments: for Swift a superclass and protocols, for Objective-C only the
    /// superclass. For a typealias, the aliased type.
    package var inherited: [String] = []
    /// The protocols in angle brackets (Objective-C only; those of Swift are in `inherited`).
    package var protocols: [String] = []
    /// What its declaration says about it as a whole.
    package var traits: Traits = []
    /// The place of the type's name.
    package var place: SourcePlace
    /// The bytes between the braces; for Objective-C from the end of the opening line (after ivars) to before `@end`.
    package var body: Range<Int>
    /// Its members in order, without those of nested types.
    package var members: [Member] = []

    /// Makes a declaration without members and inherited names.
    package init(kind: Kind, name: String, place: SourcePlace, body: Range<Int>) {
        self.kind = kind
        self.name = name
        self.place = place
        self.body = body
    }
}
