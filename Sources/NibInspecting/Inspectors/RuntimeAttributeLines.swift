import NibDocument
import Replies

extension RuntimeAttribute {
    /// Passes on a heading and a line for each attribute, if there are any.
    ///
    /// - Parameters:
    ///   - attributes: the attributes.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    ///   - line: receives the lines.
    /// - Throws: the error of an interrupted command.
    static func write(
        _ attributes: [RuntimeAttribute], width: Int?, to line: (StyledText) -> Void
    ) throws(CommandError) {
        guard !attributes.isEmpty else { return }
        line("  \("User Defined Runtime Attributes", .heading)")
        try type.write(attributes, indent: 4, width: width, to: line)
    }

    /// A user-defined runtime attribute for programs, and its columns in lists.
    static let type = RecordType<RuntimeAttribute>("runtime attribute") {
        Field("keyPath", "the key path", \.keyPath).column()
        Field("type", "the type of the value", \.type).column(.kind, giving: .className)
        Field("value", "the value", \.value).column(giving: .text) { StyledText($0.value.oneLine) }
    }
}
