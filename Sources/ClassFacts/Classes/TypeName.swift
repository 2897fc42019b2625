/// Reads type names as written in code.
package enum TypeName {
    private static let genericCollections: Set<String> = ["Array", "ContiguousArray", "Set"]
    private static let collectionClasses: Set<String> = [
        "NSArray", "NSCountedSet", "NSMutableArray", "NSMutableOrderedSet", "NSMutableSet", "NSOrderedSet", "NSSet",
    ]

    /// Whether a type holds several objects; nil if its name does not tell.
    static func isCollection(_ type: String) -> Bool? {
        if type.isEmpty || type == "id" || type == "Any" || type == "AnyObject" || type == "NSObject" { return nil }
        if type.hasPrefix("[") { return !type.utf8.contains(58) }
        // The whole name decides: NSArrayController is a single object.
        let written = type.prefix { $0 != "<" }
        var name = written
        while name.last == " " || name.last == "*" { name.removeLast() }
        let last = lastPart(String(name))
        if collectionClasses.contains(last) { return true }
        return written.endIndex < type.endIndex && genericCollections.contains(last)
    }

    /// Returns the class of a single object of a type, without module and generic arguments: `Foo` for `Mod.Foo<Bar>`;
    /// nil if the type is not a plain class name.
    package static func className(_ type: String) -> String? {
        var name = Substring(type)
        if let open = name.firstIndex(of: "<") {
            if name.hasPrefix("id<") || name.hasPrefix("id <") { return nil }
            name = name[..<open]
        }
        while name.last == " " || name.last == "*" || name.last == "?" || name.last == "!" { name.removeLast() }
        if name.hasPrefix("any ") || name.hasPrefix("some ") { return nil }
        guard !name.isEmpty, !["id", "Any", "AnyObject"].contains(name),
            name.utf8.allSatisfy({ isNameByte($0) || $0 == 46 })
        else { return nil }
        return lastPart(String(name))
    }

    /// Returns the last component of a qualified name: `Foo` of `Module.Foo`.
    package static func lastPart(_ name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return name }
        return String(name[name.index(after: dot)...])
    }

    /// Whether a byte can be part of an identifier.
    package static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57) || byte == 95 || byte >= 128
    }
}
