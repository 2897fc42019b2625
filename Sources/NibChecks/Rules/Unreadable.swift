import NibDocument

extension Rule {
    /// Files with the extension of a document that cannot be read as one.
    static let unreadable = Rule(
        "unreadable", .error, needsCode: false,
        summary: "a file named as a document of Interface Builder that cannot be read as one",
        rationale: """
            The build stops at a document that is empty, is not well-formed or contains an unresolved merge conflict, \
            and no other rule can check it. Therefore it is reported whichever rules are selected; only the settings \
            turn this rule off. Compiled nibs and archives of Xcode 3 and 4 are valid but not checked, and are only \
            listed.
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
    /// A file that was to be checked but cannot be read as a document.
    public struct Unreadable {
        /// The path that the finding shows.
        public var file: String
        /// Why the file cannot be read.
        public var reason: String
        /// The line of the error, from 1.
        public var line: Int
        /// The column of the error in bytes, from 1.
        public var column: Int

        /// Makes a value from a reason.
        public init(file: String, reason: String, line: Int = 1, column: Int = 1) {
            self.file = file
            self.reason = reason
            self.line = line
            self.column = column
        }

        /// Makes a value from the error that reading the document threw.
        public init(file: String, _ error: NibError) {
            self.init(file: file, reason: error.message, line: error.line ?? 1, column: error.column ?? 1)
        }
    }

    /// Returns one finding for each file that cannot be read; none if the settings turn the rule off.
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
