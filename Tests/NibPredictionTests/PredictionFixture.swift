import ClassFacts
import DeclaredCode
import NibDocument
import NibPrediction
import SourceIndex

/// Small documents with code, prepared for predictions.
enum PredictionFixture {
    /// The platform and kind of a document.
    enum Form { case iOS, macOS, iOSStoryboard }

    /// Returns the context of a document with the given elements.
    static func context(
        on form: Form = .iOS, file: String = "Card.xib", root: String = "", _ body: String, code: String? = nil
    ) throws -> DocumentContext {
        let (type, runtime) =
            switch form {
            case .iOS: ("CocoaTouch.XIB", "iOS.CocoaTouch")
            case .macOS: ("Cocoa.XIB", "MacOSX.Cocoa")
            case .iOSStoryboard: ("CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch")
            }
        let list = form == .iOSStoryboard ? "scenes" : "objects"
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" targetRuntime="\(runtime)" \(root)>
            <\(list)>
            \(body)
            </\(list)>
            </document>
            """
        let document = try NibDocument(bytes: Array(text.utf8))
        let code = code.map { DeclaredCode($0) }
        return DocumentContext(
            file: file, document: document, resolver: ClassResolver(code: code, catalog: document.catalog))
    }

    /// Returns the steps of a nib in words: phase, object, text and, unless it simply happens, the outcome.
    static func steps(_ nib: LoadedNib) -> [String] {
        nib.steps.map { step in
            let head = "\(step.phase) \(step.objectID) \(step.text)"
            if !step.isReached { return head + " not reached" }
            switch step.outcome {
            case .happens: return head
            case .unknown(let reason): return "\(head) ? \(reason)"
            case .logs(let text): return "\(head) ! \(text.text)"
            case .failsLater(let text): return "\(head) later \(text.text)"
            case .skipped(let reason): return "\(head) – \(reason)"
            case .stops(let text): return "\(head) ✗ \(text.text)"
            }
        }
    }
}
