import Bytes
import SourceIndex
import SwiftSyntax

/// The bytes of a file with the starts of its lines, for the texts and places of the syntax tree.
struct SourceText {
    let bytes: UnsafeBufferPointer<UInt8>
    private let lines: LineStarts

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lines = LineStarts(UnsafeRawBufferPointer(bytes))
    }

    /// Returns the place of an offset.
    func place(at offset: Int) -> SourcePlace {
        let (line, column) = lines.place(of: offset)
        return SourcePlace(offset: offset, line: line, column: column)
    }

    /// Returns the bytes of a range as text.
    func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<bytes.count)
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    /// Returns the text of a node without the trivia around it.
    func text(_ node: some SyntaxProtocol) -> String {
        text(node.extent)
    }

    /// Returns the name in a token, without backticks.
    func name(_ token: TokenSyntax) -> String {
        let extent = token.extent.clamped(to: 0..<bytes.count)
        guard extent.count > 2, bytes[extent.lowerBound] == Byte.backtick else { return text(extent) }
        return text(extent.lowerBound + 1..<extent.upperBound - 1)
    }

    /// Returns the text of a node without any white space.
    func dense(_ node: some SyntaxProtocol) -> String {
        let extent = node.extent.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[extent].lazy.filter { $0 > Byte.space }, as: UTF8.self)
    }
}

extension SyntaxProtocol {
    /// The bytes of a node, from its first token through its last.
    var extent: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
