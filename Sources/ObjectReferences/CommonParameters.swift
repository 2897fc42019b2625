import CommandLanguage

/// Parameters that many commands have.
package enum CommonParameters {
    /// What help says of a parameter that takes any object.
    package static let objectSummary = "an object: its id or the beginning of it, a label, owner, …"
    /// Any object.
    package static let object = Parameter<ObjectReference>("OBJ", summary: objectSummary)
    /// The id of what a command makes.
    package static let newID = Parameter<NewID>("ID", summary: "the id of what is made; without it, nibsh makes one")
    /// A position in a list.
    package static let place = Parameter<WholeNumber>("N", summary: "the position, counted from 0; without it, the end")
    /// The connections that a line of the log names.
    package static let connections = Parameter<ObjectReference>(
        "ID", kind: .connection,
        summary: "the connections to change in the open document; without them, all of the class")
}

extension Syntax {
    /// `[as ID]`
    package static let asID: Syntax = .optional([.keyword("as"), .operand(CommonParameters.newID)])
    /// `[at N]`
    package static let atPlace: Syntax = .optional([.keyword("at"), .operand(CommonParameters.place)])
}
