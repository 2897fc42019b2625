import ClassFacts

extension Rule {
    /// Files with the extension of a document that cannot be read as one.
    static let unreadable = Rule(
        "unreadable", severity: .error, needsCode: false,
        summary: "a file named as a document of Interface Builder that cannot be read as one",
        rationale: """
            The build stops at a document that is empty, is not well-formed or contains an unresolved merge conflict, \
            and no other rule can check it. Therefore it is reported whichever rules are selected; only the settings \
            turn this rule off. Compiled nibs and archives of Xcode 3 and 4 are valid but not checked, and are only \
            listed.
            """, )
}
