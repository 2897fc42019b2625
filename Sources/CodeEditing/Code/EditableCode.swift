import SourceIndex

/// Code whose files are known: what commands that change code need of it.
package protocol EditableCode: CodeLookup {
    /// The paths of all source files.
    var paths: [String] { get }
    /// The files and folders that could not be read, so that nothing in them can be changed.
    var problems: [SourceProblem] { get }
    /// Returns what one file declares and uses; nil if it is not part of the code.
    func declarations(inFile path: String) -> FileDeclarations?
    /// Returns the modules whose targets compile a file.
    func modules(ofFile path: String) -> [String]
}

extension SourceIndex: EditableCode {}
