import CommandLanguage
import NibChecks
import NibDocument
import ObjectReferences
import Platform
import Replies
import SourceIndex
import XMLTree

/// Documents made ready for predictions.
extension Shell {
    /// The open document at the bytes as they would be saved, so that places in it are true, with the code as it is now.
    func readyDocument() throws -> DocumentContext {
        let session = try requireSession()
        let document = try NibDocument(bytes: session.document.bytes, readOnlyFormat: session.document.readOnlyFormat)
        let code = currentCode()
        let context = DocumentContext(
            file: session.name, document: document, resolver: ClassResolver(code: code, catalog: document.catalog))
        code?.prepare(classes: context.classNames)
        return context
    }

    /// The object that a word stands for, in a document that was made ready.
    func object(_ word: Word, in context: DocumentContext) throws -> CheckedObject {
        let session = try requireSession()
        let node = try References(session).resolve(word)
        let id = session.document.id(of: node)
        if let found = id.flatMap({ context.object(withID: $0) }) { return found }
        throw CommandError("wrong-place", "\(session.document.display(node)) is no object", span: word.span)
    }

    /// The documents of the project that hold one of some words or have it in their path, the open one first; those that cannot be read are left out.
    ///
    /// - Parameters:
    ///   - open: the open document, nil for none.
    ///   - words: letters of which a document must have one; none is wanted without any.
    /// - Returns: the documents, ready.
    func projectDocuments(with open: DocumentContext?, holding words: [String]) -> [DocumentContext] {
        var resolvers: [Bool: ClassResolver] = [:]
        if let open { resolvers[open.isMac] = open.resolver }
        let code = open?.code ?? currentCode()
        var found = open.map { [$0] } ?? []
        let needles = words.map { Array($0.utf8) }
        let own = session.flatMap { RealPath.of($0.path) }
        for path in codeRoots.flatMap(Self.documents) where RealPath.of(path) != own {
            guard let bytes = try? FileIO.read(path),
                words.contains(where: path.contains) || needles.contains(where: { ByteSearch.contains($0, in: bytes) }),
                let document = try? NibDocument(bytes: bytes)
            else { continue }
            let isMac = document.kind.platform == .macOS
            let resolver = resolvers[isMac] ?? ClassResolver(code: code, catalog: document.catalog)
            resolvers[isMac] = resolver
            found.append(DocumentContext(file: path, document: document, resolver: resolver))
        }
        return found
    }

    private static func documents(_ root: String) -> [String] {
        ProjectFolder.documents(below: RealPath.isFolder(root) ? root : PathName.folder(root))
    }

    /// A class that was named, or an error that offers the nearest.
    func requireClass(_ word: Word, in resolver: ClassResolver) throws(CommandError) -> ObjectClass {
        let found = resolver.objectClass(named: word.text)
        if !found.chains.isEmpty || resolver.catalog.isKnownClass(found.name) { return found }
        guard let code = resolver.code else {
            throw CommandError(
                "unknown-class", "no source code was read that could have a class '\(word.text)'", span: word.span,
                hints: ["'sources DIR' says where the code is"])
        }
        throw CommandError(
            "unknown-class", "the code has no class '\(word.text)'", span: word.span,
            hints: Advice.didYouMean(Nearest.names(to: found.name, among: code.classNames())))
    }
}
