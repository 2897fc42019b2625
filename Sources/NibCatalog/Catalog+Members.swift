import Bytes

/// What public classes declare besides the outlets and actions that Interface Builder shows.
extension Catalog {
    /// Returns whether key-value coding can read a name from a public class or one of its superclasses.
    package func hasReadable(_ name: String, inClass className: String) -> Bool {
        hasMember(name, inClass: className) || hasMember("." + name, inClass: className)
    }

    /// Returns whether a public class or one of its superclasses has a method that a sender can call: one with up to two
    /// arguments, which may be the getter or setter of a property.
    package func hasMethod(_ selector: String, inClass className: String) -> Bool {
        if selector.utf8.last != Byte.colon { return hasReadable(selector, inClass: className) }
        return hasMember(selector, inClass: className)
    }

    /// Returns whether the public members of a class and of all its superclasses are listed.
    package func knowsMembers(ofClass className: String) -> Bool {
        let classes = superclasses(of: className)
        return !classes.isEmpty && classes.allSatisfy { !members.words(of: $0).isEmpty }
    }

    /// Returns the names that key-value coding can read from a public class: its properties and methods without arguments.
    package func readableNames(ofClass className: String) -> [String] {
        superclasses(of: className).flatMap { members.words(of: $0) }.filter { $0.utf8.last != Byte.colon }
            .map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }.sorted()
    }

    /// Returns whether any public class has a method with one or two arguments.
    package func hasMethod(_ selector: String) -> Bool { members.selectors.contains(selector) }

    private func hasMember(_ word: String, inClass className: String) -> Bool {
        superclasses(of: className).contains { members.words(of: $0).contains(word) }
    }
}
