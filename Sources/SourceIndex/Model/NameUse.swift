/// A place where a Swift file has a certain name, as the syntax around it explains it.
package struct NameUse: Hashable, Sendable {
    /// What the name does at the place.
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// It declares a member, a type or something global.
        case declaration
        /// It declares or means something local: a variable, a parameter, a function in a function.
        case local
        /// It means a member of the types around it, or something global.
        case bare
        /// `if let name`: it declares a local name with the value of a member.
        case shorthand
        /// `[name]` or `[weak name]`: a closure captures the value of a member.
        case capture
        /// It follows a dot.
        case member
        /// It is a component of a key path: `\Type.name`.
        case keyPath
        /// It names a type.
        case type
        /// It is the label of an argument, parameter or statement.
        case label
        /// It is the content, or a component of the content, of a string literal.
        case text
        /// The syntax is not understood.
        case unknown
    }

    /// What the name does.
    package var kind: Kind
    /// The bytes of the name without backticks, or of the string's content.
    package var range: Range<Int>
    /// The offset of the name of the innermost type around it; nil outside of types.
    package var owner: Int?
    /// The name of that type.
    package var ownerName = ""
    /// The types that `Self` is known to be in an extension of a protocol, from its `where` clause.
    package var bounds: [String] = []
    /// Whether it is in a static member, which has no `self`.
    package var isTypeLevel = false
    /// What is before the dot; for a string, what the string is given to.
    package var receiver: CodeExpression?
    /// The labels of the arguments of a call or of a compound name such as `name(_:)`; nil if there are none. For a declaration, those
    /// of the parameters; `=` at the end marks one with a default value. `{}` is a closure after the arguments.
    package var labels: [String]?
    /// Whether it is called.
    package var isCalled = false
    /// Whether it is in `#selector(…)` or `#keyPath(…)`.
    package var isSelector = false
    /// Whether the second name that was asked about means something local at this place.
    package var isNewNameLocal = false
    /// For a string: the label of the argument that it is, or the name of the function if it has none.
    package var detail = ""

    /// Makes a use; other facts are set afterwards.
    package init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

/// What a parse of a Swift file says about a name.
package struct NameUses: Hashable, Sendable {
    /// The uses, in the order of the file.
    package var uses: [NameUse] = []
    /// The number of syntax errors. With a name, those in bodies of functions without it are not found.
    package var errors = 0
    /// The first syntax error.
    package var firstError: SourcePlace?

    /// Makes an answer without uses.
    package init() {}
}

/// A question about a name in Swift source.
package struct NameQuestion: Hashable, Sendable {
    /// The source.
    package var bytes: [UInt8]
    /// The name whose uses are asked for; empty to ask only for syntax errors.
    package var name: String
    /// A second name: each use says whether it is local there.
    package var newName: String

    /// Makes a question.
    package init(_ bytes: [UInt8], name: String = "", newName: String = "") {
        self.bytes = bytes
        self.name = name
        self.newName = newName
    }
}
