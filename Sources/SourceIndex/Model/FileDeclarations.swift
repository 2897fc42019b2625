/// What one source file declares and which names of documents it uses.
package struct FileDeclarations: Hashable, Sendable {
    /// The languages as which files are read; a header is Objective-C.
    package enum Language: UInt8, Sendable, CaseIterable {
        case swift
        case objectiveC
    }

    /// The language as which the file was read.
    package var language: Language
    /// Modules named by `import` and `@import`.
    package var imports: [String] = []
    /// Its types, in the order in which they begin; a nested type follows its outer one.
    package var types: [TypeDeclaration] = []
    /// Its uses of names in documents, in order.
    package var uses: [CodeUse] = []
    /// Lines with `nibsh:ignore` in a comment, from 1, each with the rules that it names; none means all.
    package var ignores: [Int: [String]] = [:]
    /// The first place that could not be read as the language; nil if there is none.
    package var firstError: SourcePlace?

    /// Makes empty declarations.
    package init(language: Language) {
        self.language = language
    }
}
