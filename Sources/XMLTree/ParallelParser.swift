import Bytes
import Platform

/// Parses a large document in two pieces at once, each with an expat of its own.
///
/// Where a document can be cut, and which elements are open there, is a guess: the first piece is parsed with end tags for them added,
/// the second one with start tags. If expat accepts both, the document is well-formed, and its markup is that of the one piece
/// followed by that of the other. Otherwise the document is parsed as a whole, which also tells what is wrong with it.
///
/// Opening a document of 15 MB, changing it and saving it takes a third less time on two processors and the same time on one; 1.2 MB
/// take a tenth less (`Scripts/bench`).
enum ParallelParser {
    /// Documents below this size, in bytes, are parsed as a whole.
    static let smallest = 256 << 10

    /// The part of the document that is the first piece, in percent. It is the smaller one because the thread that parses it makes all
    /// nodes as well.
    private static let firstPart = 30

    /// Elements that may be open at the cut; each is opened a second time.
    private static let mostOpen = 1000

    /// Parses a document.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - attributes: the names of the attributes to index.
    /// - Returns: the nodes; nil if this does not help with the document, if it could not be cut, or if it is not well-formed.
    static func parse(_ bytes: UnsafeRawBufferPointer, indexing attributes: [String]) -> TreeBuilder.Nodes? {
        guard (smallest...MarkupReader.largestBuffer / 2).contains(bytes.count), CurrentProcess.processorCount > 1,
            let cut = OpenElements.startTag(after: bytes.count / 100 * firstPart, in: bytes),
            let open = OpenElements.names(before: cut, in: bytes, limit: mostOpen), !open.isEmpty
        else { return nil }
        nonisolated(unsafe) let document = bytes
        let rest = BackgroundValues<Part> { deliver in
            let piece = MarkupReader.Piece(range: cut..<document.count, opening: tags("<", around: open, in: document))
            do throws(MarkupReader.Failure) {
                try MarkupReader.read(piece, of: document, indexing: attributes) { deliver(.markup($0)) }
            } catch { deliver(.failure) }
        }
        let nodes = TreeBuilder.Nodes(for: bytes, indexing: attributes)
        var builder = TreeBuilder(of: bytes, at: 0, into: nodes, under: 0)
        let piece = MarkupReader.Piece(range: 0..<cut, closing: tags("</", around: open.reversed(), in: bytes))
        var isParsed = true
        do throws(MarkupReader.Failure) {
            try withUnsafeMutablePointer(to: &builder) { builder throws(MarkupReader.Failure) in
                try MarkupReader.read(piece, of: bytes, indexing: attributes) { builder.pointee.add($0) }
            }
        } catch { isParsed = false }
        // The other thread reads the bytes until it has delivered its last part.
        while let part = rest.next() {
            switch part {
            case .markup(let markup): if isParsed { builder.add(markup) }
            case .failure: isParsed = false
            }
        }
        builder.finish()
        return isParsed ? nodes : nil
    }

    private enum Part: Sendable {
        case markup([Markup])
        case failure
    }

    /// Returns tags that begin with `<` or `</` and have names that are found in the bytes.
    private static func tags(
        _ start: String, around names: some Sequence<Range<Int>>, in bytes: UnsafeRawBufferPointer
    ) -> [UInt8] {
        names.flatMap { Array(start.utf8) + bytes[$0] + [Byte.greater] }
    }
}
