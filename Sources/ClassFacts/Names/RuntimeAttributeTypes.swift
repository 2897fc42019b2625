import SourceIndex

/// The types of runtime attributes that properties can hold.
package enum RuntimeAttributeTypes {
    private static let numbers: Set<String> = [
        "BOOL", "Bool", "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "NSInteger",
        "NSUInteger", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "bool", "double", "float", "int", "long",
    ]

    private static let reals: Set<String> = ["CGFloat", "Double", "Float", "double", "float"]

    /// Whether a type is one of numbers with a fraction.
    static func isReal(_ type: String) -> Bool { reals.contains(TypeName.className(type) ?? type) }

    /// The classes of each type's values; properties of these classes cannot hold values of other types.
    private static let objects: [String: Set<String>] = [
        "string": ["String", "NSString"], "localizedString": ["String", "NSString"],
        "color": ["UIColor", "NSColor", "CGColor"], "image": ["UIImage", "NSImage"],
    ]

    private static let structures: [String: Set<String>] = [
        "point": ["CGPoint", "NSPoint"], "size": ["CGSize", "NSSize"], "rect": ["CGRect", "NSRect"],
        "range": ["NSRange"],
    ]

    private static let order = ["string", "color", "image", "point", "size", "rect", "range"]

    /// Whether a property may hold a value of a type; true for property types that are not listed here.
    package static func fits(_ type: String, into member: Member) -> Bool {
        let name = TypeName.className(member.type) ?? member.type
        let isNumber = numbers.contains(name)
        let isObject = objects.values.contains { $0.contains(name) }
        let isStructure = structures.values.contains { $0.contains(name) }
        switch type {
        case "number", "boolean": return !isObject && !isStructure
        case "string", "localizedString", "color", "image":
            return !isNumber && !isStructure && (!isObject || objects[type]?.contains(name) == true)
        case "point", "size", "rect", "range":
            return !isNumber && !isObject && (!isStructure || structures[type]?.contains(name) == true)
        default: return true
        }
    }

    /// Returns the type that Interface Builder gives an attribute for a property; nil if the property's type does not
    /// tell.
    static func usual(_ member: Member) -> String? {
        let name = TypeName.className(member.type) ?? member.type
        if name == "Bool" || name == "BOOL" || name == "bool" { return "boolean" }
        if numbers.contains(name) { return "number" }
        return order.first { objects[$0]?.contains(name) == true || structures[$0]?.contains(name) == true }
    }
}
