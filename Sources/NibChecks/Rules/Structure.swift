import NibDocument

extension Rule {
    /// Elements, attributes and values that Xcode refuses or misreads.
    static let structure = Rule(
        "structure", severity: .error, needsCode: false,
        summary: "an element, attribute or value that Xcode refuses or misreads",
        rationale: """
            Documents that are edited by hand, by scripts or by merges contain mistakes that Xcode never makes. Xcode does not open a \
            document with an element that it does not know ("Failed to unarchive element named ..."), and reads a misspelled attribute, or \
            a child in the wrong place, as if it were not there. Names are found only if they misspell a known one, because Xcode may have \
            names that nibsh does not know yet. An error is what Xcode certainly refuses; a warning is what it certainly misreads.
            """,
        check: { context, findings in
            var check = StructureCheck(context)
            check.run(&findings)
        })
}
