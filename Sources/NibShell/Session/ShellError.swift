import CommandLanguage
import NibDocument
import Platform
import SourceIndex
import XMLTree

/// Why a command failed: for people a message with its place and what to do next, for programs a stable code.
public struct ShellError: Error, Equatable, Sendable {
    /// A stable name of the kind of error.
    public var code: String
    /// What is wrong.
    public var message: String
    /// The part of the statement that is meant, in UTF-8 offsets.
    public var span: Range<Int>?
    /// Where in a file it is wrong.
    public var place: Place?
    /// The statement of a script that failed, which `span` refers to; nil for the one that was given.
    public var statement: String?
    /// Usage lines of the commands that may have been meant.
    public var usage: [String] = []
    /// What to do next.
    public var hints: [String] = []

    /// A place in a file.
    public struct Place: Equatable, Sendable {
        /// The file's name as it was given.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The column, from 1.
        public var column: Int
    }

    /// Makes an error.
    public init(_ code: String, _ message: String, span: Range<Int>? = nil, hints: [String] = []) {
        self.code = code
        self.message = message
        self.span = span
        self.hints = hints
    }

    /// An element that was named where only what has an id can stand; of a scene its controller is offered.
    static func withoutID(_ node: NodeID, _ document: NibDocument, span: Range<Int>? = nil) -> ShellError {
        let isScene = document.tree.name(node) == "scene"
        let controller = isScene ? document.controller(of: node).flatMap { document.id(of: $0) } : nil
        return ShellError(
            "no-id", "\(document.display(node)) has no id", span: span,
            hints: controller.map { ["name its controller: '\($0)'"] } ?? [])
    }

    /// What cannot be done to a placeholder.
    static func protected(_ message: String, _ word: Word) -> ShellError {
        ShellError("protected-object", message, span: word.span, hints: Advice.protected)
    }

    /// Turns any error of the lower modules into one for the shell.
    public init(_ error: any Error, span: Range<Int>? = nil) {
        switch error {
        case let error as ShellError:
            self = error
            // A part of a script's statement is no part of the one that ran the script.
            if error.statement == nil { self.span = error.span ?? span }
        case let error as LanguageError:
            self.init("usage", error.message, span: error.span, hints: error.hints)
            usage = error.usage
        case let error as NibError:
            self.init(error.code.rawValue, error.message, span: span, hints: Advice.hints(for: error))
        case let error as FileError:
            self.init("file-\(error.kind)", error.message, span: span, hints: error.hint.map { [$0] } ?? [])
        case let error as CodeEditError:
            self.init(error.kind.rawValue, error.message, span: span, hints: error.hint.map { [$0] } ?? [])
        case let error as JournalError:
            self.init("journal", error.message, span: span, hints: error.hint.map { [$0] } ?? [])
        default: self.init("internal", "\(error)", span: span)
        }
    }

    /// The error as text, with the statement and a caret under the word that is meant.
    ///
    /// - Parameter statement: the statement that was given, where there is one.
    /// - Returns: lines without a line end after the last.
    public func rendered(statement: String?) -> StyledText {
        let statement = self.statement ?? statement
        var text = StyledText()
        if let place { text.append("\(place.file):\(place.line):\(place.column): ") }
        let error = LanguageError(message, span: statement == nil ? nil : span, usage: usage, hints: hints)
        let lines = error.rendered(in: statement ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index > 0 { text.append("\n") }
            if line.hasPrefix("error: ") {
                text.append("error:", .error)
                text.append(String(line.dropFirst(6)))
            } else if line.hasPrefix("hint: ") {
                text.append("hint:", .hint)
                text.append(String(line.dropFirst(5)))
            } else {
                text.append(String(line))
            }
        }
        return text
    }

    /// The error for programs; its fields are always the same, those that do not apply are null.
    public var json: JSONValue {
        .object([
            .init("code", .string(code)), .init("message", .string(message)),
            .init("file", .optional(place?.file)), .init("line", place.map { .int($0.line) } ?? .null),
            .init("column", place.map { .int($0.column) } ?? .null),
            .init("span", span.map { .array([.int($0.lowerBound), .int($0.upperBound)]) } ?? .null),
            .init("usage", .strings(usage)), .init("hints", .strings(hints)),
        ])
    }
}

/// What to do next after an error of a document.
enum Advice {
    static func hints(for error: NibError) -> [String] {
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

    static let protected = ["'help placeholders' says what placeholders stand for"]

    /// One hint that names what may have been meant, best first; none when there is nothing.
    static func didYouMean(_ names: [String]) -> [String] {
        guard let last = names.last else { return [] }
        let first = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
        return ["did you mean \(first.isEmpty ? "" : "\(first) or ")'\(last)'?"]
    }

    private static func list(_ names: some Collection<String>) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
