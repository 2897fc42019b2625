import NibChecks

/// A step in the loading of a nib.
package struct LoadStep: Sendable {
    /// The phases of loading, in the order of UIKit (Documentation/Format/RunTime.md#phases).
    package enum Phase: String, Sendable, CaseIterable {
        /// Objects are created.
        case make
        /// User-defined runtime attributes are set; AppKit does so among the connections.
        case attribute
        /// Outlets are set, and actions and bindings are connected.
        case connect
        /// `awakeFromNib` is sent.
        case awake
        /// Windows are shown.
        case show
        /// The controller checks its view.
        case finish
    }

    /// The result of a step.
    package enum Outcome: Hashable, Sendable {
        /// It succeeds.
        case happens
        /// It is not known, for the given reason.
        case unknown(String)
        /// It fails; a line is logged and loading continues.
        case logs(Finding.RuntimeText)
        /// It succeeds now but fails when the event occurs.
        case failsLater(Finding.RuntimeText)
        /// It is skipped silently, for the given reason.
        case skipped(String)
        /// It ends the program.
        case stops(Finding.RuntimeText)
    }

    /// The phase.
    package let phase: Phase
    /// The id of the object.
    package let objectID: String
    /// The label of the object.
    package let label: String
    /// The object's class at run time.
    package let className: String
    /// The step in words: `init(coder:)`, `coolview = View`, `awakeFromNib`.
    package let text: String
    /// The byte offset in the document that causes the step, from 0.
    package let offset: Int
    /// The line in the document, from 1.
    package internal(set) var line = 1
    /// The column in bytes, from 1.
    package internal(set) var column = 1
    /// The code that runs or is set; nil if it is not known.
    package let code: Finding.CodePlace?
    /// The result.
    package internal(set) var outcome: Outcome
    /// Whether no earlier step ended the program.
    package internal(set) var isReached = true

    /// Whether this step ends the program.
    package var stops: Bool {
        if case .stops = outcome { isReached } else { false }
    }
}
