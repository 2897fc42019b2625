/// One property, method, initializer or instance variable of a type declaration.
package struct Member: Hashable, Sendable {
    /// What kind of member it is.
    package enum Kind: UInt8, Sendable, CaseIterable {
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
    package struct Traits: OptionSet, Hashable, Sendable {
        /// The bits.
        package let rawValue: UInt32
        /// Makes traits of their bits.
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// `@IBOutlet` or `IBOutlet`.
        package static let outlet = Traits(rawValue: 1 << 0)
        /// `IBOutletCollection(…)`, or a Swift outlet whose type is an array.
        package static let collection = Traits(rawValue: 1 << 1)
        /// `@IBAction` or `IBAction`.
        package static let action = Traits(rawValue: 1 << 2)
        /// `@IBSegueAction` or `IBSegueAction`.
        package static let segueAction = Traits(rawValue: 1 << 3)
        /// `@IBInspectable` or `IBInspectable`.
        package static let inspectable = Traits(rawValue: 1 << 4)
        /// It is visible to Objective-C: always in Objective-C; in Swift because of an attribute (`@objc`, `@IBOutlet`, `@IBAction`,
        /// `@NSManaged`, `@GKInspectable`, …), `dynamic` or `@objcMembers`. Overrides are only marked as `override`.
        package static let objc = Traits(rawValue: 1 << 5)
        /// `override`.
        package static let override = Traits(rawValue: 1 << 6)
        /// `static`, `class`, or `+` in Objective-C.
        package static let typeLevel = Traits(rawValue: 1 << 7)
        /// `weak`, `unowned`, or the property attribute.
        package static let weak = Traits(rawValue: 1 << 8)
        /// The type is `T?`.
        package static let optional = Traits(rawValue: 1 << 9)
        /// The type is `T!`.
        package static let implicitlyUnwrapped = Traits(rawValue: 1 << 10)
        /// It cannot be set: `let`, a computed property without a setter, `readonly`.
        package static let readOnly = Traits(rawValue: 1 << 11)
        /// `private` or `fileprivate`.
        package static let fileScoped = Traits(rawValue: 1 << 12)
        /// `required`.
        package static let required = Traits(rawValue: 1 << 13)
        /// `convenience`.
        package static let convenience = Traits(rawValue: 1 << 14)
        /// The body of a `required init?(coder:)` does nothing but `fatalError`.
        package static let unavailable = Traits(rawValue: 1 << 15)
        /// It is inside of `#if` … `#endif`.
        package static let conditional = Traits(rawValue: 1 << 16)
        /// `lazy`, which Objective-C can set nevertheless.
        package static let lazy = Traits(rawValue: 1 << 17)
        /// `@nonobjc`: it is not visible to Objective-C, whatever else its declaration says.
        package static let nonObjC = Traits(rawValue: 1 << 18)
        /// The body calls something that loads a nib (`loadNibNamed`, `UINib(`, `NSNib(`); see `loadedNibs`.
        package static let loadsNib = Traits(rawValue: 1 << 19)
    }

    /// One parameter of a method.
    package struct Parameter: Hashable, Sendable {
        /// The label at the call, `_` for none; in Objective-C the piece of the selector.
        package var label: String
        /// The name inside of the method.
        package var name: String
        /// The type as written, without optionality marks and `*`.
        package var type: String

        /// Makes a parameter.
        package init(label: String, name: String, type: String) {
            self.label = label
            self.name = name
            self.type = type
        }
    }

    /// What kind of member it is.
    package var kind: Kind
    /// The property's name, or a method's base name (`prepare` of `prepare(for:sender:)`; in Objective-C the first piece).
    package var name: String
    /// Its name in Objective-C: a method's selector (`prepareForSegue:sender:`), a property's getter. Nil if it has none.
    /// For Swift it follows from the labels by the compiler's rule (`foo(sender:)` is `fooWithSender:`, a first label that is a
    /// preposition is only capitalized: `move(to:)` is `moveTo:`), unless `@objc(name)` says otherwise.
    package var selector: String?
    /// The type as written, without optionality marks and without `*`: `UIButton`, `[UILabel]`, `NSArray`. Empty if inferred; then a
    /// Swift literal gives `Bool`, `Int`, `Double` or `String` and a call `Type(…)` gives `Type`.
    package var type = ""
    /// What its declaration says about it.
    package var traits: Traits = []
    /// A method's parameters, in order.
    package var parameters: [Parameter] = []
    /// A second fact: the class in `IBOutletCollection(Class)`, a property's `setter=`, the names of nibs (see `loadedNibs`).
    package var detail = ""
    /// The place of the name.
    package var place: SourcePlace
    /// The bytes of the whole declaration with its attributes and modifiers, from its first token to its last.
    package var extent: Range<Int>

    /// The names of the nibs that the body loads, as far as they are literals, each once.
    package var loadedNibs: [String] {
        get { traits.contains(.loadsNib) ? detail.split(separator: "\n").map(String.init) : [] }
        set {
            traits.insert(.loadsNib)
            var names: [String] = []
            for name in newValue where !name.isEmpty && !names.contains(name) { names.append(name) }
            detail = names.joined(separator: "\n")
        }
    }

    /// Makes a member; other facts are set afterwards.
    package init(kind: Kind, name: String, place: SourcePlace, extent: Range<Int>) {
        self.kind = kind
        self.name = name
        self.place = place
        self.extent = extent
    }
}
