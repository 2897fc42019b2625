import AppKit

/// A dog, made by DogAndPerson.xib or the owner of DogOwner.xib.
///
/// The name in parentheses is the one the documents use, with no module before it.
@objc(Dog) final class Dog: NSObject {
    /// Set by the outlet of the same name; nil until a nib has been loaded.
    @IBOutlet var master: Person!

    /// Loads DogOwner.xib with this dog as its owner, which gives it a master.
    func findMaster() -> Person? {
        var topLevel: NSArray?
        guard let nib = NSNib(nibNamed: "DogOwner", bundle: nil),
            nib.instantiate(withOwner: self, topLevelObjects: &topLevel)
        else { return nil }
        return master
    }

    /// Loads DogAndPerson.xib and picks the dog among the objects it made.
    static func fromNib() -> Dog? {
        var topLevel: NSArray?
        guard let nib = NSNib(nibNamed: "DogAndPerson", bundle: nil),
            nib.instantiate(withOwner: nil, topLevelObjects: &topLevel)
        else { return nil }
        return topLevel?.first { $0 is Dog } as? Dog
    }
}
