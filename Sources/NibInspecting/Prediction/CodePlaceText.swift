import NibChecks
import Platform
import Replies

/// Shows a place in the code to people and programs.
enum CodePlaceText {
    /// `path:line:column`, with the path from the current folder.
    static func text(_ place: Finding.CodePlace) -> String {
        "\(PathName.shown(place.path)):\(place.line):\(place.column)"
    }

    /// An object with file, line and column; null for none.
    static func json(_ place: Finding.CodePlace?) -> JSONValue {
        guard let place else { return .null }
        return .object([
            .init("file", .string(place.path)), .init("line", .int(place.line)), .init("column", .int(place.column)),
        ])
    }
}
