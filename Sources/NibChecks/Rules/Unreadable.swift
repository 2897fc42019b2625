import NibDocument

extension Rule {
    /// Files named as documents that nobody can read as such.
    static let unreadable = Rule(
        "unreadable", .error, needsCode: false,
        summary: "a file named as a document of Interface Builder that cannot be read as one",
        rationale: """
            The build stops at a document that is empty, not well-formed, or torn by an unresolved merge conflict, and no other \
            rule can look into it. So it is found whichever rules were chosen; only the settings turn it off. Compiled nibs \
            and the archives of Xcode 3 and 4 are sound but not checked, and only told of.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                """
                <view contentMode="scaleToFill" id="iN0-l3-epB">
                    <subviews>
                </view>
                """, finds: ["error: this end tag does not close <subviews>, opened in line 5"])
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                """
                <view contentMode="scaleToFill" id="iN0-l3-epB">
                    <subviews/>
                </view>
                """)
        ])
}

extension Checker {
    /// A file that was to be checked and is no document.
    public struct Unreadable {
        /// The name by which findings call it, a path.
        public var file: String
        /// Why it cannot be read.
        public var reason: String
        /// The line of the place that shows it, from 1.
        public var line: Int
        /// The byte in the line, from 1.
        public var column: Int

        /// Makes one from the reason.
        public init(file: String, reason: String, line: Int = 1, column: Int = 1) {
            self.file = file
            self.reason = reason
            self.line = line
            self.column = column
        }

        /// Makes one from the error with which reading the document ended.
        public init(file: String, _ error: NibError) {
            self.init(file: file, reason: error.message, line: error.line ?? 1, column: error.column ?? 1)
        }
    }

    /// What is found of files that cannot be read: one finding each, unless the settings turn the rule off.
    public func check(_ files: [Unreadable]) -> [Finding] {
        let rule = Rule.unreadable
        guard !settings.off.contains(rule.identifier) else { return [] }
        return files.map { file in
            var finding = Finding(
                rule: rule.identifier, severity: settings.severities[rule.identifier] ?? rule.severity, file: file.file,
                offset: 0, message: file.reason)
            finding.line = file.line
            finding.column = file.column
            return finding
        }
    }
}
