import SourceIndex

/// An outlet or outlet collection to declare.
package struct NewOutlet: Hashable, Sendable {
    /// The property's name.
    package var name: String
    /// The class of the object; for a collection, the class of its elements.
    package var type: String
    /// Whether it is an outlet collection.
    package var isCollection = false
    /// Whether the outlet must be strong because nothing else keeps the object alive: a constraint, a window, a gesture recognizer.
    package var isStrong = false
    /// Whether the outlet is for macOS, where Xcode declares Objective-C properties without `nonatomic`.
    package var isMac = false

    /// Makes a weak outlet of a single object for iOS.
    package init(name: String, type: String) {
        self.name = name
        self.type = type
    }

    /// The declaration in Swift.
    var swift: String {
        if isCollection { return "@IBOutlet var \(name): [\(type)]!" }
        return "@IBOutlet \(isStrong ? "" : "weak ")var \(name): \(type)!"
    }

    /// The declaration in Objective-C.
    ///
    /// - Parameter head: `@property` with its attributes as another weak outlet of the class has them; nil if there is none.
    /// - Returns: one line.
    func objectiveC(like head: String?) -> String {
        let isStrong = isStrong || isCollection
        let attributes = "\(isStrong ? "strong" : "weak")\(isMac ? "" : ", nonatomic")"
        var start = "@property (\(attributes))"
        if let head { start = isStrong ? Self.strong(head) : head }
        if isCollection { return "\(start) IBOutletCollection(\(type)) NSArray *\(name);" }
        return "\(start) IBOutlet \(type)\(type == "id" ? " " : " *")\(name);"
    }

    private static func strong(_ head: String) -> String {
        let words = head.split(separator: "weak", maxSplits: 1, omittingEmptySubsequences: false)
        return words.count == 2 ? "\(words[0])strong\(words[1])" : head
    }

    /// Throws if a class cannot declare the outlet.
    ///
    /// - Parameters:
    ///   - codeClass: the class.
    ///   - inherited: its superclasses in the code.
    /// - Throws: `CodeEditError` if the name cannot be used.
    func check(_ codeClass: CodeClass, inherited: [CodeClass]) throws(CodeEditError) {
        try CodeName.require(name, in: codeClass.primary.language)
        for owner in [codeClass] + inherited {
            guard let (path, member) = owner.member(keyed: name) else { continue }
            let isOutlet = member.traits.contains(.outlet)
            throw CodeEditError(
                .exists, "\(owner.name) has '\(name)' already, at \(path):\(member.place.line):\(member.place.column)",
                hint: isOutlet
                    ? "'connect \(member.traits.contains(.collection) ? "collection" : "outlet")' connects it"
                    : "mark it with \(owner.isSwift ? "@IBOutlet" : "IBOutlet") in the code, or choose another name")
        }
    }
}
