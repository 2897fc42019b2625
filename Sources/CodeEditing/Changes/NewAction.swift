import SourceIndex

/// An action method to declare.
package struct NewAction: Hashable, Sendable {
    /// The selector: `name`, `name:` or `name:forEvent:`.
    package let selector: String
    /// The method's name, the selector's first piece.
    package let name: String
    /// The class of the sender, nil for any.
    package var sender: String?
    private let form: Form

    private enum Form { case plain, sender, senderAndEvent }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - selector: one of the three forms that actions have.
    ///   - sender: the class of the sender, nil for any.
    /// - Throws: `CodeEditError` if the selector has another form.
    package init(selector: String, sender: String?) throws(CodeEditError) {
        let name = String(selector.prefix { $0 != ":" })
        switch name.isEmpty ? "?" : selector.dropFirst(name.count) {
        case "": form = .plain
        case ":": form = .sender
        case ":forEvent:": form = .senderAndEvent
        default:
            throw CodeEditError(
                .badSelector, "'\(selector)' is not the selector of an action",
                hint: "selectors of actions are 'name', 'name:' or 'name:forEvent:'")
        }
        self.selector = selector
        self.name = name
        self.sender = sender
    }

    /// The lines of the method in Swift, with an empty body.
    var swift: [String] {
        let type = sender ?? "Any"
        let parameters =
            switch form {
            case .plain: ""
            case .sender: "_ sender: \(type)"
            case .senderAndEvent: "_ sender: \(type), forEvent event: UIEvent"
            }
        return ["@IBAction func \(name)(\(parameters)) {", "}"]
    }

    /// The head of the method in Objective-C, without the semicolon or brace after it.
    var objectiveC: String {
        let type = sender.map { $0 == "id" ? $0 : "\($0) *" } ?? "id"
        return switch form {
        case .plain: "- (IBAction)\(name)"
        case .sender: "- (IBAction)\(name):(\(type))sender"
        case .senderAndEvent: "- (IBAction)\(name):(\(type))sender forEvent:(UIEvent *)event"
        }
    }

    /// Throws if a class cannot declare the action.
    ///
    /// - Parameters:
    ///   - codeClass: the class.
    ///   - inherited: its superclasses in the code.
    /// - Throws: `CodeEditError` if the name or the selector cannot be used.
    func check(_ codeClass: CodeClass, inherited: [CodeClass]) throws(CodeEditError) {
        try CodeName.require(name, in: codeClass.primary.language)
        for owner in [codeClass] + inherited {
            guard let (path, member) = owner.member(answering: selector) else { continue }
            let isAction = member.traits.contains(.action)
            throw CodeEditError(
                .exists,
                "\(owner.name) has '\(selector)' already, at \(path):\(member.place.line):\(member.place.column)",
                hint: isAction
                    ? "'connect action' connects it"
                    : "mark it as an action in the code, or choose another name")
        }
    }
}
