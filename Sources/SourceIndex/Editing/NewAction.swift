/// An action method that is to be declared.
public struct NewAction: Hashable, Sendable {
    /// The selector: `name`, `name:` or `name:forEvent:`.
    public let selector: String
    /// The method's name, the selector's first piece.
    public let name: String
    /// The class of the sender, nil for any.
    public var sender: String?
    private let form: Form

    private enum Form { case plain, sender, senderAndEvent }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - selector: one of the three forms that actions have.
    ///   - sender: the class of the sender, nil for any.
    /// - Throws: an error when the selector has another form.
    public init(selector: String, sender: String?) throws(CodeEditError) {
        let name = String(selector.prefix { $0 != ":" })
        switch name.isEmpty ? "?" : selector.dropFirst(name.count) {
        case "": form = .plain
        case ":": form = .sender
        case ":forEvent:": form = .senderAndEvent
        default:
            throw CodeEditError(
                .badSelector, "'\(selector)' is no action's selector",
                hint: "actions are called 'name', 'name:' or 'name:forEvent:'")
        }
        self.selector = selector
        self.name = name
        self.sender = sender
    }

    /// The method in Swift, line by line, with a step of indentation for nothing inside.
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

    /// The method's head in Objective-C, without what ends it.
    var objectiveC: String {
        let type = sender.map { $0 == "id" ? $0 : "\($0) *" } ?? "id"
        return switch form {
        case .plain: "- (IBAction)\(name)"
        case .sender: "- (IBAction)\(name):(\(type))sender"
        case .senderAndEvent: "- (IBAction)\(name):(\(type))sender forEvent:(UIEvent *)event"
        }
    }

    /// Refuses what cannot be declared in a class.
    ///
    /// - Parameters:
    ///   - codeClass: the class.
    ///   - inherited: its superclasses in the code.
    /// - Throws: an error when the name or the selector cannot be taken.
    func check(_ codeClass: CodeClass, _ inherited: [CodeClass]) throws(CodeEditError) {
        try CodeName.require(name, codeClass.primary.language)
        for owner in [codeClass] + inherited {
            guard let (path, member) = owner.member(answering: selector) else { continue }
            let isAction = member.traits.contains(.action)
            throw CodeEditError(
                .exists,
                "\(owner.name) has '\(selector)' already, at \(path):\(member.place.line):\(member.place.column)",
                hint: isAction
                    ? "'connect action' connects it"
                    : "mark it as an action in the code, or take another name")
        }
    }
}
