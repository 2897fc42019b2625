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

extension CommandError {
    /// An element that was named where only what has an id can stand; of a scene its controller is offered.
    package static func withoutID(_ node: NodeID, in document: NibDocument, span: Range<Int>? = nil) -> CommandError {
        let isScene = document.tree.name(node) == "scene"
        let controller = isScene ? document.controller(of: node).flatMap { document.id(of: $0) } : nil
        return CommandError(
            "no-id", "\(document.display(node)) has no id", span: span,
            hints: controller.map { ["name its controller: '\($0)'"] } ?? [])
    }

    /// What cannot be done to a placeholder.
    package static func protected(_ message: String, at word: Word) -> CommandError {
        CommandError("protected-object", message, span: word.span, hints: Advice.protected)
    }
}

/// What to do next after an error of a document.
extension Advice {
    /// The hints for an error of a document.
    package static func hints(for error: NibError) -> [String] {
        let offer = error.candidates.prefix(5)
        switch error.code {
        case .malformed:
            return ["'xmllint --noout FILE' shows more; a version control system has the last good version"]
        case .conflict:
            return ["resolve it in the version control system, or take one side whole: 'git checkout --ours FILE'"]
        case .encoding: return ["'iconv -f ENCODING -t UTF-8' converts it; Xcode writes UTF-8"]
        case .documentType: return ["documents of Interface Builder have no DTD; remove the <!DOCTYPE …> line"]
        case .archive: return ["open it in Xcode 4 to 15 and save it: that upgrades it to the format of today"]
        case .damaged:
            return [
                "a version control system has the last good version; a compiled nib can be compiled again from its source"
            ]
        case .readOnly: return ["open the document that it was made from, or one that Xcode has upgraded"]
        case .compiled: return ["open the .xib or .storyboard that it was compiled from"]
        case .notNib: return ["nibsh opens .xib and .storyboard files"]
        case .unknownObject:
            return offer.isEmpty ? ["'objects' lists them, 'find TEXT' searches"] : didYouMean(Array(offer))
        case .ambiguousObject: return ["say which: \(list(offer))"]
        case .unknownPath: return offer.isEmpty ? ["'show OBJ' shows what is there"] : []
        case .duplicateID: return offer.map { "'show \($0)' shows by what" }
        case .badID: return ["ids are made of letters, digits and '-', as in iN0-l3-epB"]
        case .danglingReference:
            return [
                "'objects' lists the ids; commands that name each other's objects go between 'begin' and 'commit'"
            ]
        case .stillReferenced: return offer.map { "'inspect \($0)' shows by what" }
        case .crossScene: return ["pass the object on in code, or connect a segue: connect segue SRC -> DST show"]
        case .protected: return protected
        case .missing: return offer.isEmpty ? [] : ["there is \(list(offer))"]
        case .badXML: return ["give one whole element: '<color key=\"textColor\" white=\"1\"/>'"]
        case .exists, .wrongPlace, .badValue: return []
        }
    }

    /// What to do about a placeholder, which is not an object of the document's own.
    package static let protected = ["'help placeholders' says what placeholders stand for"]

    private static func list(_ names: some Collection<String>) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
