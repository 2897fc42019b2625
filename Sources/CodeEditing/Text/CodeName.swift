import Bytes
import SourceIndex

/// Names that code can declare.
enum CodeName {
    /// Throws if a text is not an identifier or is a keyword.
    static func require(_ name: String, in language: FileDeclarations.Language) throws(CodeEditError) {
        guard isIdentifier(name) else {
            throw CodeEditError(
                .badName, "'\(name)' is not a name that code can declare",
                hint: "names are made of letters, digits and '_', and do not begin with a digit")
        }
        guard !(language == .swift ? swiftKeywords : objectiveCKeywords).contains(name) else {
            throw CodeEditError(
                .badName, "'\(name)' is a keyword of \(language == .swift ? "Swift" : "Objective-C")",
                hint: "choose another name")
        }
    }

    /// Throws if the getter of an Objective-C property of a name would return an object that the caller owns, which the compiler
    /// refuses (Clang's "Automatic Reference Counting", method families).
    static func requireOwnership(of name: String, in language: FileDeclarations.Language) throws(CodeEditError) {
        guard language == .objectiveC,
            let family = ["alloc", "new", "copy", "mutableCopy", "init"].first(where: { isOf(family: $0, name) })
        else { return }
        throw CodeEditError(
            .badName,
            "'\(name)' cannot be the name of a property, because methods that begin with '\(family)' return new objects",
            hint: "choose another name")
    }

    /// Throws if an Objective-C method of a selector would be an initializer.
    static func requireNoInitializer(_ selector: String) throws(CodeEditError) {
        guard isOf(family: "init", selector) else { return }
        throw CodeEditError(
            .badName, "'\(selector)' cannot be an action, because methods that begin with 'init' are initializers",
            hint: "choose another name")
    }

    /// Whether a name, perhaps after underscores, begins with the word of a method family.
    private static func isOf(family: String, _ name: String) -> Bool {
        let plain = name.drop { $0 == "_" }
        guard plain.hasPrefix(family) else { return false }
        guard let next = plain.utf8.dropFirst(family.utf8.count).first else { return true }
        return next < UInt8(ascii: "a") || next > UInt8(ascii: "z")
    }

    /// Returns whether a text is one identifier.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, !Byte.isDigit(first), name != "_" else { return false }
        return name.utf8.allSatisfy { Byte.isName($0) && $0 != Byte.dollar }
    }

    // Swift: "The Swift Programming Language", Lexical Structure: keywords that cannot name a declaration.
    private static let swiftKeywords = words(
        """
        Any as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough \
        false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private \
        protocol public repeat rethrows return self Self static struct subscript super switch throw throws true try \
        typealias var where while
        """)

    // Objective-C: the keywords of C, and the names that every method or file has.
    private static let objectiveCKeywords = words(
        """
        auto break case char const continue default do double else enum extern float for goto if inline int long register \
        restrict return short signed sizeof static struct switch typedef union unsigned void volatile while id self super \
        SEL IMP BOOL YES NO nil Nil in out inout bycopy byref oneway _cmd
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}

extension CodeClass {
    /// Returns the property, instance variable or getter that a nib finds under a key.
    func member(keyed key: String) -> (path: String, member: Member)? {
        find { member in
            switch member.kind {
            case .property: member.name == key || member.selector == key
            case .instanceVariable: member.name == key
            case .method: member.selector == key
            case .initializer, .synthesis, .enumCase, .constant: false
            }
        }
    }

    /// Returns the method or getter that responds to a selector.
    func member(answering selector: String) -> (path: String, member: Member)? {
        find { member in
            (member.kind == .method || member.kind == .property) && (member.selector ?? member.name) == selector
        }
    }

    private func find(_ isWanted: (Member) -> Bool) -> (path: String, member: Member)? {
        for part in parts {
            for member in part.declaration.members where !member.traits.contains(.typeLevel) && isWanted(member) {
                return (part.path, member)
            }
        }
        return nil
    }
}
