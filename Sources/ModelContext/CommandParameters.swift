import CommandLanguage
import NibShell
import ObjectReferences

/// The parameters of a tool that runs a command, from the command's declaration, and the way back: from values to a statement.
///
/// An operand is called like in the usage line, in small letters, or like the keyword before it: `OBJ` is `obj`, `--depth N` is `depth`.
/// Flags are switches, assignments have their names.
struct CommandParameters {
    /// A place in the statement for the value of a parameter.
    struct Slot {
        /// How the value is written.
        enum Form {
            /// A flag, if the value is true.
            case flag
            /// One word, or several of an array, each quoted where needed.
            case words(ParameterDeclaration)
            /// A text that is read as the words of the statement are, such as a query.
            case raw
            /// `name=value`.
            case assignment
        }

        let parameter: Tool.Parameter
        /// The keyword before the value, or the flag.
        let word: String?
        let form: Form
    }

    /// The places, in the order of the statement.
    let slots: [Slot]
    private let command: ShellCommand

    /// Makes the parameters of a command.
    ///
    /// - Parameters:
    ///   - command: the command.
    ///   - withheld: the names of parameters that the tool does not have.
    init(_ command: ShellCommand, without withheld: Set<String> = []) {
        self.command = command
        slots = Self.slots(of: command.syntax, isRequired: true).filter { !withheld.contains($0.parameter.name) }
    }

    /// The parameters.
    var parameters: [Tool.Parameter] { slots.map(\.parameter) }

    /// The statement that gives the values of a call.
    ///
    /// - Parameters:
    ///   - arguments: the values.
    ///   - path: the path that is meant by that of a file.
    /// - Returns: the statement.
    func statement(_ arguments: Tool.Arguments, path: (String) -> String) -> String {
        ([command.name] + slots.compactMap { Self.spelling($0, in: arguments, path: path) }).joined(separator: " ")
    }

    // MARK: - From the declaration

    private static func slots(of syntax: [Syntax], isRequired: Bool) -> [Slot] {
        var slots: [Slot] = []
        var keyword: String?
        for piece in syntax.map(\.piece) {
            switch piece {
            case .keyword(let word): keyword = word.name
            case .operand(let declaration):
                slots.append(slot(declaration, isSeveral: false, after: keyword, isRequired: isRequired))
                keyword = nil
            case .several(let declaration):
                slots.append(slot(declaration, isSeveral: true, after: keyword, isRequired: isRequired))
                keyword = nil
            case .optional(let content): slots += self.slots(of: content, isRequired: false)
            case .flag(let flag): slots.append(self.flag(flag.name, summary: flag.summary))
            case .assignments(let declarations, _):
                slots += declarations.map { declaration in
                    Slot(
                        parameter: parameter(declaration.name, for: declaration, isSeveral: false, isRequired: false),
                        word: nil, form: .assignment)
                }
            }
        }
        if let keyword { slots.append(flag(keyword, summary: "whether '\(keyword)' is given")) }
        return slots
    }

    private static func flag(_ word: String, summary: String) -> Slot {
        let parameter = Tool.Parameter(name: plain(word), kind: .boolean, description: summary)
        return Slot(parameter: parameter, word: word, form: .flag)
    }

    private static func slot(
        _ declaration: ParameterDeclaration, isSeveral: Bool, after keyword: String?, isRequired: Bool
    ) -> Slot {
        let isRaw = declaration.kind == .query
        // Words of a text are one text.
        let isArray = isSeveral && !isRaw && !declaration.kind.isText
        let name = plain(keyword ?? declaration.name)
        return Slot(
            parameter: parameter(name, for: declaration, isSeveral: isArray, isRequired: isRequired), word: keyword,
            form: isRaw ? .raw : .words(declaration))
    }

    private static func parameter(
        _ name: String, for declaration: ParameterDeclaration, isSeveral: Bool, isRequired: Bool
    ) -> Tool.Parameter {
        let kind: Tool.Parameter.Kind =
            isSeveral
            ? .strings
            : [.integer, .entryCount].contains(declaration.kind)
                ? .integer : declaration.choices.isEmpty ? .string : .choice(declaration.choices)
        // The instructions say once how objects are named.
        let isPlainObject = declaration.kind == .object && name == "obj"
        return Tool.Parameter(
            name: name, kind: kind, description: isPlainObject ? "" : declaration.summary, isRequired: isRequired)
    }

    /// A name as JSON has it: the first letters of a usage line's word, or a flag without its dashes.
    private static func plain(_ word: String) -> String {
        let letters = word.drop { $0 == "-" }.prefix { $0.isLetter || $0 == "-" }
        return letters.lowercased().replacing("-", with: "_")
    }

    // MARK: - To a statement

    private static func spelling(
        _ slot: Slot, in arguments: Tool.Arguments, path: (String) -> String
    ) -> String? {
        switch slot.form {
        case .flag: return arguments.isOn(slot.parameter) ? slot.word : nil
        case .raw: return prefixed(arguments.texts(slot.parameter), by: slot.word)
        case .assignment:
            let values = arguments.texts(slot.parameter)
            return values.isEmpty ? nil : "\(slot.parameter.name)=\(Quoting.quote(values[0]))"
        case .words(let declaration):
            let isPath = declaration.kind == .file || declaration.kind == .checked
            let texts = arguments.texts(slot.parameter).map { isPath ? path($0) : $0 }
            return prefixed(texts.map { word($0, for: declaration) }, by: slot.word)
        }
    }

    private static func prefixed(_ words: [String], by keyword: String?) -> String? {
        words.isEmpty ? nil : ((keyword.map { [$0] } ?? []) + words).joined(separator: " ")
    }

    /// A value as a word. A query in braces is read as it is, and so is one word of a reference, such as `'Sign in'.title`.
    private static func word(_ text: String, for declaration: ParameterDeclaration) -> String {
        guard declaration.kind.meansObject, !text.hasPrefix("--"), text != "->" else { return Quoting.quote(text) }
        let isOneWord = (try? Lexer.words(of: text).count == 1) ?? false
        return isOneWord || text.hasPrefix("{") ? text : Quoting.quote(text)
    }
}
