/// The object for which code loads a nib, as far as the code around the call tells.
package enum NibOwner: Hashable, Sendable {
    /// Anything whose class is not known.
    case unknown
    /// No object: `owner: nil`.
    case nobody
    /// `self` in a method of an object.
    case own
    /// `self` in a method of the class itself.
    case ownClass
    /// A new object of a class: `Dog()`, `[Dog new]`.
    case made(String)
    /// A value that is declared with a class, so that it may belong to a subclass.
    case declared(String)
    /// What a property of the class around the call has.
    case property(String)
    /// A controller that loads the nib for itself when it needs its view or window: of a class that is made there, or `self` if the name
    /// is empty.
    case controller(String)

    /// The number by which it is encoded.
    var number: Int {
        switch self {
        case .unknown: 0
        case .nobody: 1
        case .own: 2
        case .ownClass: 3
        case .made: 4
        case .declared: 5
        case .property: 6
        case .controller: 7
        }
    }

    /// The name that goes with it; empty for most.
    var name: String {
        switch self {
        case .unknown, .nobody, .own, .ownClass: ""
        case .made(let name), .declared(let name), .property(let name), .controller(let name): name
        }
    }

    /// Makes what a number and a name encode; nil for another number.
    init?(number: Int, name: String) {
        switch number {
        case 0: self = .unknown
        case 1: self = .nobody
        case 2: self = .own
        case 3: self = .ownClass
        case 4: self = .made(name)
        case 5: self = .declared(name)
        case 6: self = .property(name)
        case 7: self = .controller(name)
        default: return nil
        }
    }
}
