/// What one source file declares and which names of documents it uses.
public struct FileDeclarations: Hashable, Sendable {
    /// The languages as which files are read; a header is Objective-C.
    public enum Language: UInt8, Sendable, CaseIterable {
        case swift
        case objectiveC
    }

    /// The language as which the file was read.
    public var language: Language
    /// Modules named by `import` and `@import`.
    public var imports: [String] = []
    /// Its types, in the order in which they begin; a nested type follows its outer one.
    public var types: [TypeDeclaration] = []
    /// Its uses of names in documents, in order.
    public var uses: [CodeUse] = []
    /// Lines with `nibsh:ignore` in a comment, from 1, each with the rules that it names; none means all.
    public var ignores: [Int: [String]] = [:]
    /// The first place that could not be read as the language; nil if there is none.
    public var firstError: SourcePlace?

    /// Makes empty declarations.
    public init(language: Language) {
        self.language = language
    }
}
