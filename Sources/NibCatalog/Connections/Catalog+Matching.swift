/// How well an object's class fits what an outlet holds.
public enum ClassMatch: Sendable, Hashable, Comparable {
    /// The object is of the outlet's class, or the outlet holds any object.
    case fits
    /// One of the classes is not known here, or the object may be of a subclass: only the code can tell.
    case mayFit
    /// The object is of another class.
    case differs
}

extension Catalog {
    /// Says whether an object of a class can be held by an outlet of a type.
    ///
    /// - Parameters:
    ///   - type: The outlet's class; what is no known class is taken for a protocol, which any class can adopt.
    ///   - className: The object's class, or the known one that its own class comes from.
    ///   - isSubclass: Whether the object's own class is one that the catalogue does not know.
    /// - Returns: Whether it fits, may fit or differs.
    public func match(outletType type: String, className: String, isSubclass: Bool) -> ClassMatch {
        guard isKnownClass(type) else { return .fits }
        if isClass(className, kindOf: type) { return .fits }
        // An unknown class can be below every class that its known superclass is above.
        return isSubclass && (!isKnownClass(className) || isClass(type, kindOf: className)) ? .mayFit : .differs
    }
}
