import Bytes
import CommandLanguage
import ClassFacts
import NibDocument
import ObjectReferences
import Platform
import Replies
import SourceIndex

/// Prepares documents for predictions.
extension LookingContext {
    /// Returns the open document with the bytes that a save would write, so that its places are right, and with the current
    /// code.
    func ready() throws(NibError) -> DocumentContext {
        let copy = try document.asSaved()
        let code = project.code()
        let context = DocumentContext(
            file: path, document: copy, resolver: ClassResolver(code: code, catalog: copy.catalog))
        code?.prepare(classes: context.classNames)
        return context
    }

    /// Returns the object that a word stands for, in a prepared document.
    func object(_ word: Word, in context: DocumentContext) throws(CommandError) -> CheckedObject {
        let node = try references.resolve(word)
        if let found = document.id(of: node).flatMap({ context.object(withID: $0) }) { return found }
        throw CommandError("wrong-place", "\(document.display(node)) is not an object", span: word.span)
    }
}

extension ProjectLookingContext {
    /// Returns the documents of the project that contain one of some words or have one in their path, the open one first.
    ///
    /// Documents that cannot be read are left out.
    ///
    /// - Parameters:
    ///   - open: the open document; nil if there is none.
    ///   - words: the words; if there are none, no other document is returned.
    /// - Returns: the prepared documents.
    func documents(with open: DocumentContext?, holding words: [String]) -> [DocumentContext] {
        var resolvers: [Bool: ClassResolver] = [:]
        if let open { resolvers[open.isMac] = open.resolver }
        let code = open?.code ?? project.code()
        var found = open.map { [$0] } ?? []
        let needles = words.map { Array($0.utf8) }
        let own = self.open.flatMap { RealPath.of($0.path) }
        for path in project.documentsNearCode() where RealPath.of(path) != own {
            guard let bytes = try? FileIO.read(path),
                words.contains(where: path.contains) || needles.contains(where: { Self.holds($0, in: bytes) }),
                let document = try? NibDocument(bytes: bytes)
            else { continue }
            let isMac = document.kind.platform == .macOS
            let resolver = resolvers[isMac] ?? ClassResolver(code: code, catalog: document.catalog)
            resolvers[isMac] = resolver
            found.append(DocumentContext(file: path, document: document, resolver: resolver))
        }
        return found
    }

    private static func holds(_ needle: [UInt8], in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { text in needle.withUnsafeBytes { text.contains(bytes: $0) } }
    }
}

extension ClassResolver {
    /// Returns the class that a word names.
    ///
    /// - Throws: an error with the nearest names if neither the code nor the catalogue has the class.
    func required(_ word: Word) throws(CommandError) -> ObjectClass {
        let found = objectClass(named: word.text)
        if !found.chains.isEmpty || catalog.isKnownClass(found.name) { return found }
        guard let code else {
            throw CommandError(
                "unknown-class", "no source code was read that could declare the class '\(word.text)'", span: word.span,
                hints: ["'sources DIR' says where the code is"])
        }
        throw CommandError(
            "unknown-class", "the code has no class '\(word.text)'", span: word.span,
            hints: Advice.didYouMean(Nearest.names(to: found.name, among: code.classNames())))
    }
}
