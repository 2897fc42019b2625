/// What one source file declares and which names of documents it uses.
public struct FileDeclarations: Hashable, Sendable {
    /// The language a file is read as; a header is Objective-C.
    public enum Language: UInt8, Sendable, CaseIterable {
        case swift
        case objectiveC
    }

    /// The language the file was read as.
    public var language: Language
    /// Modules named by `import` and `@import`.
    public var imports: [String] = []
    /// Its types, in the order in which they begin; a nested type follows its outer one.
    public var types: [TypeDeclaration] = []
    /// What it uses of documents, in order.
    public var uses: [CodeUse] = []
    /// Lines with `nibsh:ignore` in a comment, from 1, each with the rules it names; none means all.
    public var ignores: [Int: [String]] = [:]
    /// The first place that could not be read as the language; the rest is what could be.
    public var firstError: SourcePlace?

    /// Makes the declarations of a file, empty at first.
    public init(language: Language) {
        self.language = language
    }
}
