import ClassFacts
import NibDocument
import XMLTree

/// A step in the loading of a nib.
package struct LoadStep {
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
        case logs(RuntimeText)
        /// It succeeds now but fails when the event occurs.
        case failsLater(RuntimeText)
        /// It is skipped silently, for the given reason.
        case skipped(String)
        /// It ends the program.
        case stops(RuntimeText)
    }

    /// The phase.
    package let phase: Phase
    /// Whether no earlier step ended the program.
    package internal(set) var isReached = true
    private let node: NodeID
    private let cause: NodeID
    private let place: UInt32
    private let kind: Kind
    private let details: Details?

    /// What the steps of one phase about the objects of a class have in common; a large document has several steps for each object.
    final class Kind {
        fileprivate let context: DocumentContext
        fileprivate let className: String
        fileprivate let text: String?

        /// Makes what steps have in common.
        ///
        /// - Parameters:
        ///   - context: the document.
        ///   - className: the class at run time.
        ///   - text: the step in words; nil for those of the connection that is made.
        init(in context: DocumentContext, className: String, text: String?) {
            self.context = context
            self.className = className
            self.text = text
        }
    }

    /// What few steps have.
    private final class Details {
        let code: CodePosition?
        let outcome: Outcome

        init(code: CodePosition?, outcome: Outcome) { (self.code, self.outcome) = (code, outcome) }
    }

    /// Makes a step about an object.
    init(
        phase: Phase, object: CheckedObject, cause: NodeID, kind: Kind, offset: Int, code: CodePosition?,
        outcome: Outcome
    ) {
        self.phase = phase
        node = object.node
        self.cause = cause
        self.kind = kind
        place = UInt32(offset)
        details = code == nil && outcome == .happens ? nil : Details(code: code, outcome: outcome)
    }

    private var context: DocumentContext { kind.context }
    /// The object's class at run time.
    package var className: String { kind.className }
    /// The step in words: `init(coder:)`, `coolview = View`, `awakeFromNib`.
    package var text: String { kind.text ?? context.document.connection(cause).map(context.words) ?? "" }

    /// The id of the object.
    package var objectID: String { context.document.id(of: node) ?? "" }
    /// The label of the object.
    package var label: String { context.object(node).map { context.fullName(of: $0) } ?? "" }
    /// The byte offset in the document that causes the step, from 0.
    package var offset: Int { Int(place) }
    /// The path of the document.
    package var file: String { context.file }
    /// The line in the document, from 1.
    package var line: Int { context.lines.place(of: offset).line }
    /// The column in bytes, from 1.
    package var column: Int { context.lines.place(of: offset).column }
    /// The code that runs or is set; nil if it is not known.
    package var code: CodePosition? { details?.code }
    /// The result.
    package var outcome: Outcome { details?.outcome ?? .happens }

    /// Whether this step ends the program.
    package var stops: Bool {
        if case .stops = outcome { isReached } else { false }
    }
}
