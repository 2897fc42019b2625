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

    /// Returns whether a text is one identifier.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, !Byte.isDigit(first), name != "_" else { return false }
        return name.utf8.allSatisfy { Byte.isName($0) && $0 != UInt8(ascii: "$") }
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
