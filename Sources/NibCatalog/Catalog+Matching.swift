/// How well the class of an object matches the type of an outlet.
package enum ClassMatch: Sendable, Hashable, Comparable {
    /// The object is of the outlet's class, or the outlet can hold any object.
    case fits
    /// One of the classes is unknown, or the object may be of a subclass: only the code can tell.
    case mayFit
    /// The object is of another class.
    case differs
}

extension Catalog {
    /// Returns whether an outlet of a type can hold an object of a class.
    ///
    /// - Parameters:
    ///   - type: The outlet's type. If it is not a known class, it counts as a protocol, which any class can adopt.
    ///   - className: The object's class, or the nearest known superclass of it.
    ///   - isSubclass: Whether the object's own class is unknown to the catalogue.
    /// - Returns: Whether it fits, may fit or differs.
    package func match(outletType type: String, className: String, isSubclass: Bool) -> ClassMatch {
        guard isKnownClass(type) else { return .fits }
        if isClass(className, kindOf: type) { return .fits }
        // An unknown class can inherit from any class that its known superclass is a superclass of.
        return isSubclass && (!isKnownClass(className) || isClass(type, kindOf: className)) ? .mayFit : .differs
    }
}
