import NibChecks

/// One thing that happens, or does not happen, while a nib is loaded.
public struct LoadStep: Sendable {
    /// The phases of loading, in the order of UIKit (Documentation/Format/RunTime.md#phases).
    public enum Phase: String, Sendable, CaseIterable {
        /// Objects are made.
        case make
        /// User-defined runtime attributes are set; AppKit does it among the connections.
        case attribute
        /// Outlets are set, actions and bindings made.
        case connect
        /// `awakeFromNib` is sent.
        case awake
        /// Windows are shown.
        case show
        /// The controller looks at what it got.
        case finish
    }

    /// What comes of it.
    public enum Outcome: Hashable, Sendable {
        /// It happens.
        case happens
        /// It cannot be known, and why.
        case unknown(String)
        /// It does not happen; a line is logged and loading goes on.
        case logs(Finding.RuntimeText)
        /// It happens, and fails when the event comes.
        case failsLater(Finding.RuntimeText)
        /// It does not happen, and nothing is said.
        case skipped(String)
        /// The program ends here.
        case stops(Finding.RuntimeText)
    }

    /// The phase.
    public let phase: Phase
    /// The object it happens to.
    public let objectID: String
    /// What people call the object.
    public let label: String
    /// The object's class at run time.
    public let className: String
    /// What happens: `init(coder:)`, `coolview = View`, `awakeFromNib`.
    public let text: String
    /// The byte of the document that says so, from 0.
    public let offset: Int
    /// The line in the document, from 1.
    public internal(set) var line = 1
    /// The byte in the line, from 1.
    public internal(set) var column = 1
    /// The code that runs or is set.
    public let code: Finding.CodePlace?
    /// What comes of it.
    public internal(set) var outcome: Outcome
    /// Whether an earlier step ended the program.
    public internal(set) var isReached = true

    /// Whether the program ends here.
    public var stops: Bool {
        if case .stops = outcome { isReached } else { false }
    }
}
