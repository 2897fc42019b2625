import SourceIndex

/// Code whose files are known: what commands that change code need of it.
package protocol EditableCode: CodeLookup, UseLookup {
    /// The paths of all source files.
    var paths: [String] { get }
    /// The files and folders that could not be read, so that nothing in them can be changed.
    var problems: [SourceProblem] { get }
    /// Those of them that could not be listed, so that it is not known which files are there.
    var unlisted: [SourceProblem] { get }
    /// Returns what one file declares and uses; nil if it is not part of the code.
    func declarations(inFile path: String) -> FileDeclarations?
    /// Finds the uses of names in Swift source, and its syntax errors; nil for a source that could not be parsed.
    func answer(_ questions: [NameQuestion]) -> [NameUses?]
}

extension SourceIndex: EditableCode {}
