import SourceIndex

/// Code whose files are known: what commands that change code work with.
public protocol EditableCode: CodeLookup {
    /// The paths of all source files.
    var paths: [String] { get }
    /// What one file declares and uses; nil if it is not of the code.
    func declarations(inFile path: String) -> FileDeclarations?
    /// The modules whose targets compile a file.
    func modules(ofFile path: String) -> [String]
}

extension SourceIndex: EditableCode {}
