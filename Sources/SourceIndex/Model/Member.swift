/// One property, method, initializer or instance variable of a type declaration.
public struct Member: Hashable, Sendable {
    /// What kind of member it is.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case property
        case method
        case initializer
        /// An Objective-C instance variable.
        case instanceVariable
        /// `@synthesize name = ivar` or `@dynamic name`; `type` is the name of the instance variable.
        case synthesis
        /// A Swift `enum` case with a raw string value; `type` is the value, as identifiers are often kept in enums.
        case enumCase
        /// A Swift `static let` or global constant with a string value; `type` is the value.
        case constant
    }

    /// What a declaration says about the member.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Makes traits of their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// `@IBOutlet` or `IBOutlet`.
        public static let outlet = Traits(rawValue: 1 << 0)
        /// `IBOutletCollection(…)`, or a Swift outlet whose type is an array.
        public static let collection = Traits(rawValue: 1 << 1)
        /// `@IBAction` or `IBAction`.
        public static let action = Traits(rawValue: 1 << 2)
        /// `@IBSegueAction` or `IBSegueAction`.
        public static let segueAction = Traits(rawValue: 1 << 3)
        /// `@IBInspectable` or `IBInspectable`.
        public static let inspectable = Traits(rawValue: 1 << 4)
        /// It is visible to Objective-C: always in Objective-C; in Swift because of an attribute (`@objc`, `@IBOutlet`, `@IBAction`,
        /// `@NSManaged`, `@GKInspectable`, …), `dynamic` or `@objcMembers`. Overrides are only marked as `override`.
        public static let objc = Traits(rawValue: 1 << 5)
        /// `override`.
        public static let override = Traits(rawValue: 1 << 6)
        /// `static`, `class`, or `+` in Objective-C.
        public static let typeLevel = Traits(rawValue: 1 << 7)
        /// `weak`, `unowned`, or the property attribute.
        public static let weak = Traits(rawValue: 1 << 8)
        /// The type is `T?`.
        public static let optional = Traits(rawValue: 1 << 9)
        /// The type is `T!`.
        public static let implicitlyUnwrapped = Traits(rawValue: 1 << 10)
        /// It cannot be set: `let`, a computed property without a setter, `readonly`.
        public static let readOnly = Traits(rawValue: 1 << 11)
        /// `private` or `fileprivate`.
        public static let fileScoped = Traits(rawValue: 1 << 12)
        /// `required`.
        public static let required = Traits(rawValue: 1 << 13)
        /// `convenience`.
        public static let convenience = Traits(rawValue: 1 << 14)
        /// The body of a `required init?(coder:)` does nothing but `fatalError`.
        public static let unavailable = Traits(rawValue: 1 << 15)
        /// It is inside of `#if` … `#endif`.
        public static let conditional = Traits(rawValue: 1 << 16)
        /// `lazy`, which Objective-C can set nevertheless.
        public static let lazy = Traits(rawValue: 1 << 17)
        /// `@nonobjc`: it is not visible to Objective-C, whatever else its declaration says.
        public static let nonObjC = Traits(rawValue: 1 << 18)
        /// The body calls something that loads a nib (`loadNibNamed`, `UINib(`, `NSNib(`); `detail` is the name of the nib if it is a
        /// literal.
        public static let loadsNib = Traits(rawValue: 1 << 19)
    }

    /// One parameter of a method.
    public struct Parameter: Hashable, Sendable {
        /// The label at the call, `_` for none; in Objective-C the piece of the selector.
        public var label: String
        /// The name inside of the method.
        public var name: String
        /// The type as written, without optionality marks and `*`.
        public var type: String

        /// Makes a parameter.
        public init(label: String, name: String, type: String) {
            self.label = label
            self.name = name
            self.type = type
        }
    }

    /// What kind of member it is.
    public var kind: Kind
    /// The property's name, or a method's base name (`prepare` of `prepare(for:sender:)`; in Objective-C the first piece).
    public var name: String
    /// Its name in Objective-C: a method's selector (`prepareForSegue:sender:`), a property's getter. Nil if it has none.
    /// For Swift it follows from the labels by the compiler's rule (`foo(sender:)` is `fooWithSender:`, a first label that is a
    /// preposition is only capitalized: `move(to:)` is `moveTo:`), unless `@objc(name)` says otherwise.
    public var selector: String?
    /// The type as written, without optionality marks and without `*`: `UIButton`, `[UILabel]`, `NSArray`. Empty if inferred; then a
    /// Swift literal gives `Bool`, `Int`, `Double` or `String` and a call `Type(…)` gives `Type`.
    public var type = ""
    /// What its declaration says about it.
    public var traits: Traits = []
    /// A method's parameters, in order.
    public var parameters: [Parameter] = []
    /// A second fact: the class in `IBOutletCollection(Class)`, a property's `setter=`, a nib's name (see `Traits.loadsNib`).
    public var detail = ""
    /// The place of the name.
    public var place: SourcePlace
    /// The bytes of the whole declaration with its attributes and modifiers, from its first token to its last.
    public var extent: Range<Int>

    /// Makes a member; other facts are set afterwards.
    public init(kind: Kind, name: String, place: SourcePlace, extent: Range<Int>) {
        self.kind = kind
        self.name = name
        self.place = place
        self.extent = extent
    }
}
