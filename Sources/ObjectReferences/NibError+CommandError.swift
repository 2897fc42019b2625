import CommandLanguage
import NibDocument
import Replies
import XMLTree

extension NibError: CommandErrorConvertible {
    /// The error with the document's own code and hints.
    package var commandError: CommandError {
        CommandError(code.rawValue, message, hints: Advice.hints(for: self))
    }
}

extension CommandError: TransactionFailure {
    /// Makes the error of a command from that of a document.
    package init(_ error: NibError) { self = error.commandError }
}

/// Returns a value that the document makes; if it cannot, the document's error becomes that of a command.
///
/// - Parameter value: makes the value, or changes the document.
/// - Returns: the value.
/// - Throws: the error with the document's code and hints.
@discardableResult
package func reporting<Value>(_ value: @autoclosure () throws(NibError) -> Value) throws(CommandError) -> Value {
    do throws(NibError) { return try value() } catch { throw CommandError(error) }
}

extension CommandError {
    /// The error for an element without an id where one is needed; for a scene, its controller is offered.
    package static func withoutID(_ node: NodeID, in document: NibDocument, span: Range<Int>? = nil) -> CommandError {
        let isScene = document.tree.name(node) == "scene"
        let controller = isScene ? document.controller(of: node).flatMap { document.id(of: $0) } : nil
        return CommandError(
            "no-id", "\(document.display(node)) has no id", span: span,
            hints: controller.map { ["name its controller: '\($0)'"] } ?? [])
    }

    /// The error for an edit that a placeholder does not allow.
    package static func protected(_ message: String, at word: Word) -> CommandError {
        CommandError("protected-object", message, span: word.span, hints: Advice.protected)
    }
}

/// What to do next after an error of a document.
extension Advice {
    /// The hints for a document that is not in UTF-8; nil is an encoding that is not known.
    private static func encoding(_ name: String?) -> [String] {
        let declaration = "encoding=\"UTF-8\""
        if name == "UTF-8" { return ["write \(declaration) in its first line"] }
        return [
            "'iconv -f \(name ?? "ENCODING") -t UTF-8' converts it; Xcode writes UTF-8"
        ] + (name == nil ? [] : ["its first line must say \(declaration) then"])
    }

    /// The hints for an error of a document.
    package static func hints(for error: NibError) -> [String] {
        let offer = error.candidates.prefix(5)
        switch error.code {
        case .malformed:
            return ["'xmllint --noout FILE' shows more; or restore the last good version from version control"]
        case .tooDeep: return ["restore the last good version from version control"]
        case .conflict:
            return ["resolve the conflict, or take one side as a whole: 'git checkout --ours FILE'"]
        case .encoding: return encoding(error.candidates.first)
        case .documentType: return ["Interface Builder documents have no DTD; remove the <!DOCTYPE …> line"]
        case .archive: return ["open and save it in Xcode 4 to 15, which upgrades it to the current format"]
        case .damaged:
            return [
                "restore the last good version from version control, or compile the nib again from its source"
            ]
        case .readOnly: return ["open the document that it was compiled from, or upgrade it with Xcode 4 to 15"]
        case .compiled: return ["open the .xib or .storyboard that it was compiled from"]
        case .notNib: return ["nibsh opens .xib and .storyboard files"]
        case .unknownObject:
            return offer.isEmpty ? ["'objects' lists all objects, 'find TEXT' searches them"] : didYouMean(Array(offer))
        case .ambiguousObject: return ["say which one: \(list(offer))"]
        case .unknownPath: return offer.isEmpty ? ["'show OBJ' shows what is there"] : []
        case .duplicateID: return offer.map { "'show \($0)' shows what has it" }
        case .badID: return ["ids are made of letters, digits and '-', as in iN0-l3-epB"]
        case .danglingReference:
            return [
                "'objects' lists the ids; put commands that refer to each other's objects between 'begin' and 'commit'"
            ]
        case .stillReferenced: return offer.map { "'inspect \($0)' shows what refers to it" }
        case .protected: return protected
        case .missing: return offer.isEmpty ? [] : ["there is \(list(offer))"]
        case .unboundPrefix: return ["set document xmlns:\(offer.first ?? "") URI"]
        case .badXML: return ["give one whole element: '<color key=\"textColor\" white=\"1\"/>'"]
        case .exists, .wrongPlace, .badValue, .interrupted: return []
        }
    }

    /// The hint for a placeholder, which stands for an object outside the document.
    package static let protected = ["'help placeholders' explains placeholders"]

    private static func list(_ names: some Collection<String>) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
