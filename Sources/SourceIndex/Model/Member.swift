/// One property, method, initializer or instance variable of a type declaration.
public struct Member: Hashable, Sendable {
    /// What kind of member it is.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case property
        case method
        case initializer
        /// An Objective-C instance variable.
        case instanceVariable
        /// `@synthesize name = ivar` or `@dynamic name`; `type` has the instance variable's name.
        case synthesis
        /// A Swift `enum` case with a raw string value; `type` has the value. For identifiers kept in enums.
        case enumCase
        /// A Swift `static let` or global constant with a string value; `type` has the value.
        case constant
    }

    /// What is said of the member.
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
        /// Objective-C can see it: in Objective-C always; in Swift by an attribute (`@objc`, `@IBOutlet`, `@IBAction`, `@NSManaged`,
        /// `@GKInspectable`, …) or `dynamic` or `@objcMembers`. Overrides are marked `override` and left for the reader to resolve.
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
        /// Cannot be set: `let`, a computed property without setter, `readonly`.
        public static let readOnly = Traits(rawValue: 1 << 11)
        /// `private` or `fileprivate`.
        public static let fileScoped = Traits(rawValue: 1 << 12)
        /// `required`.
        public static let required = Traits(rawValue: 1 << 13)
        /// `convenience`.
        public static let convenience = Traits(rawValue: 1 << 14)
        /// The body of a `required init?(coder:)` does nothing but `fatalError`.
        public static let unavailable = Traits(rawValue: 1 << 15)
        /// Inside `#if` … `#endif`.
        public static let conditional = Traits(rawValue: 1 << 16)
        /// `lazy`, which Objective-C can set all the same.
        public static let lazy = Traits(rawValue: 1 << 17)
        /// `@nonobjc`: Objective-C cannot see it, whatever else is said.
        public static let nonObjC = Traits(rawValue: 1 << 18)
        /// The body calls something that loads a nib (`loadNibNamed`, `UINib(`, `NSNib(`); `detail` has the nib's name if it is a literal.
        public static let loadsNib = Traits(rawValue: 1 << 19)
    }

    /// One parameter of a method.
    public struct Parameter: Hashable, Sendable {
        /// The label at the call, `_` for none; in Objective-C the selector's piece.
        public var label: String
        /// The name inside the method.
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
    /// What Objective-C calls it: a method's selector (`prepareForSegue:sender:`), a property's getter. Nil where it has none.
    /// For Swift it follows from the labels by the compiler's rule (`foo(sender:)` is `fooWithSender:`, a first label that is a
    /// preposition is only capitalized: `move(to:)` is `moveTo:`), unless `@objc(name)` says otherwise.
    public var selector: String?
    /// The type as written, without optionality marks and without `*`: `UIButton`, `[UILabel]`, `NSArray`. Empty if inferred; then a
    /// Swift literal gives `Bool`, `Int`, `Double` or `String` and a call `Type(…)` gives `Type`.
    public var type = ""
    /// What is said of it.
    public var traits: Traits = []
    /// A method's parameters, in order.
    public var parameters: [Parameter] = []
    /// A second fact: the class in `IBOutletCollection(Class)`, a property's `setter=`, a nib's name (see `Traits.loadsNib`).
    public var detail = ""
    /// The place of the name.
    public var place: SourcePlace
    /// The bytes of the whole declaration with its attributes and modifiers, from its first token to its last.
    public var extent: Range<Int>

    /// Makes a member; what else is known of it is set afterwards.
    public init(kind: Kind, name: String, place: SourcePlace, extent: Range<Int>) {
        self.kind = kind
        self.name = name
        self.place = place
        self.extent = extent
    }
}
