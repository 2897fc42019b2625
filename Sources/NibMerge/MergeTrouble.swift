/// Why two versions cannot be merged by object.
package struct MergeTrouble: Error, Equatable, Sendable {
    /// Which of the three versions it is about.
    package enum Version: String, Sendable {
        case base, ours, theirs
    }

    /// The version that it is about; nil if it is about several.
    package let version: Version?
    /// The reason, in lower case, without a full stop.
    package let reason: String
    /// The line in the version; nil if there is none.
    package let line: Int?
    /// What helps.
    package let hints: [String]

    /// Whether the versions are not of one document.
    package var isOfKinds: Bool { kinds }
    private let kinds: Bool

    /// Makes a reason.
    package init(
        of version: Version? = nil, _ reason: String, line: Int? = nil, hints: [String] = [], isOfKinds: Bool = false
    ) {
        self.version = version
        self.reason = reason
        self.line = line
        self.hints = hints
        kinds = isOfKinds
    }
}
