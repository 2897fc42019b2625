import ClassFacts
import Platform
import Replies

extension CodePosition {
    /// The place for programs.
    var filePlace: FilePlace { FilePlace(file: path, line: line, column: column) }

    /// `path:line:column`, with the path from the current folder.
    var text: String { "\(PathName.shown(path)):\(line):\(column)" }
}
