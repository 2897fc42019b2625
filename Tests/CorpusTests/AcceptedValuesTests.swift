import CommandLanguage
import Foundation
import NibCatalog
import NibDocument
import NibEditing
import TestDocuments
import Testing
import XMLTree

/// Every value that a real document has is accepted by `set`, and parts come out as they are.
///
/// NIBSH_PROBE_FOLDER names a folder of documents to ask about instead of those of the corpus.
struct AcceptedValuesTests {
    @Test func everyValueOfADocumentIsAccepted() throws {
        var (documents, values, parts) = (0, 0, 0)
        var refused: [String: (count: Int, example: String)] = [:]
        var asked: Set<String> = []
        for path in files() {
            guard let document = try? NibDocument(bytes: Corpus.bytes(path)), document.readOnlyFormat == nil else {
                continue
            }
            documents += 1
            for node in document.tree.subtree(document.tree.root) where document.tree.kind(node) == .element {
                for attribute in document.tree.attributes(node) {
                    values += 1
                    let element = document.tree.name(node)
                    let question = "\(document.kind.platform) \(element) \(attribute.name)=\(attribute.value)"
                    guard asked.insert(question).inserted,
                        let reason = Self.refusal(of: attribute, on: node, in: document)
                    else { continue }
                    refused["\(element) \(attribute.name): \(reason)", default: (0, "\(path): \(attribute.value)")]
                        .count += 1
                }
                guard let wrong = Self.difference(of: node, in: document, count: &parts) else { continue }
                refused["part \(document.label(node))", default: (0, "\(path): \(wrong)")].count += 1
            }
        }
        print(
            "values of \(documents) documents: \(values) attributes and \(parts) parts, \(refused.count) kinds refused")
        for (kind, found) in refused.sorted(by: { $0.key < $1.key }) {
            print("  \(found.count) \(kind)  \(found.example)")
        }
        #expect(documents > 20 && values > 10_000 && parts > 1_000)
        #expect(refused.isEmpty)
    }

    /// Why an attribute of a document would be refused if it were set in another one; nil if it would not.
    private static func refusal(of attribute: Attribute, on node: NodeID, in document: NibDocument) -> String? {
        let element = document.tree.name(document.described(node))
        if document.tree.name(node) == "variation" || NibDocument.isPropertyList(element) { return nil }
        let described = document.described(node)
        let value = Word(attribute.value)
        do { _ = try ValueCheck.check(attribute.value, of: attribute.name, on: node, in: document, at: 0..<0) } catch {
            return error.message
        }
        let error =
            PropertyRefusal.refusal(ofName: attribute.name, for: value, on: described, in: document, at: 0..<0)
            ?? PropertyRefusal.refusal(of: value, as: attribute.name, on: described, in: document)
        return error.map { "\($0.message); \($0.hints.first ?? "")" }
    }

    /// How a part that is described by its attributes comes out of their text, if not as it is.
    private static func difference(of node: NodeID, in document: NibDocument, count: inout Int) -> String? {
        let tree = document.tree
        let tag = tree.name(node)
        guard let key = tree.attribute("key", of: node), let parent = tree.parent(node), tree.firstChild(node) == nil,
            document.catalog.element(tag)?.kind == .value, !["nil", "string", "mutableString"].contains(tag),
            document.id(of: node) == nil, !NibDocument.isPropertyList(tree.name(parent))
        else { return nil }
        let own = tree.attributes(node).filter { $0.name != "key" }
        guard !own.contains(where: { $0.value.contains("=") || $0.value.isEmpty || $0.value.hasSuffix(" ") }) else {
            return nil
        }
        count += 1
        let text = own.isEmpty ? tag : own.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        let parts = [Part(tag: tag, key: key)] + document.parts(named: key, of: parent).filter { $0.tag != tag }
        do {
            let made = try PartValue.read(Word(text), as: parts, replacing: nil, in: document)
            let isSame = made.part.tag == tag && made.attributes.map(\.name).sorted() == own.map(\.name).sorted()
            return isSame ? nil : "\(text) became \(made.part.tag) \(made.attributes.map(\.name))"
        } catch { return "\(error.message): \(text)" }
    }

    private func files() -> [String] {
        guard let folder = ProcessInfo.processInfo.environment["NIBSH_PROBE_FOLDER"] else { return Corpus.likeXcode }
        let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
        return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { "\(folder)/\($0)" }
    }
}
