import NibCatalog
import NibDocument
import NibEditing
import TestDocuments
import Testing
import XMLTree

/// What documents have is never refused by the commands that set it.
struct KnownNamesTests {
    @Test func noAttributeOfADocumentWouldBeRefused() throws {
        var asked: Set<String> = []
        var refused: [String: String] = [:]
        try visit { node, document, path in
            let element = document.tree.name(node)
            for attribute in document.tree.attributes(node) {
                let label = "\(document.kind.platform) \(element) \(attribute.name)"
                guard asked.insert(label).inserted else { continue }
                if !PropertyRefusal.isKnown(attribute.name, of: node, in: document) {
                    refused[label] = Corpus.name(path)
                }
            }
        }
        print("attributes of elements: \(asked.count), \(refused.count) refused")
        #expect(asked.count > 500)
        #expect(refused.isEmpty, "\(refused.sorted { $0.key < $1.key })")
    }

    @Test func noElementOfADocumentWouldBeRefused() throws {
        var asked: Set<String> = []
        var refused: [String: String] = [:]
        try visit { node, document, path in
            let element = document.tree.name(node)
            let label = "\(document.kind.platform) \(element)"
            // What is outside of objects is not inserted; macOS has no outlet collections, but a document of the tests does.
            guard document.object(around: node) != nil, label != "macOS outletCollection",
                asked.insert(label).inserted, !element.contains(":")
            else { return }
            if !document.catalog.hasElement(element) { refused[label] = Corpus.name(path) }
        }
        print("elements: \(asked.count), \(refused.count) refused")
        #expect(asked.count > 100)
        #expect(refused.isEmpty, "\(refused.sorted { $0.key < $1.key })")
    }

    @Test func noWordOfADocumentWouldBeRefused() throws {
        var asked: Set<String> = []
        var refused: [String: String] = [:]
        try visit { node, document, path in
            let element = document.tree.name(node)
            for attribute in document.tree.attributes(node) {
                guard let kind = document.catalog.valueKind(of: attribute.name, element: element),
                    case .words = kind, asked.insert("\(element) \(attribute.name) \(attribute.value)").inserted
                else { continue }
                if !kind.has(attribute.value) {
                    refused["\(element) \(attribute.name) \(attribute.value)"] = Corpus.name(path)
                }
            }
        }
        print("words of attributes: \(asked.count), \(refused.count) refused")
        #expect(asked.count > 50)
        #expect(refused.isEmpty, "\(refused.sorted { $0.key < $1.key })")
    }

    @Test func everySenderOfADocumentSendsActions() throws {
        var refused: [String: String] = [:]
        try visit { node, document, path in
            guard let action = document.connection(node), action.kind == .action else { return }
            let (element, tree) = (document.tree.name(action.source), document.tree)
            guard document.kind.platform != .watchOS, document.catalog.element(element) != nil,
                !tree.has("customClass", on: action.source), document.catalog.actionForm(element) == nil
            else { return }
            refused["\(document.kind.platform) \(element)"] = Corpus.name(path)
        }
        #expect(refused.isEmpty, "\(refused.sorted { $0.key < $1.key })")
    }

    @Test func everySenderWithAClassOfItsOwnMaySendActions() throws {
        var refused: [String: String] = [:]
        try visit { node, document, path in
            guard let action = document.connection(node), action.kind == .action,
                document.tree.has("customClass", on: action.source),
                ConnectAction.sendsNothing(action.source, in: document)
            else { return }
            refused["\(document.kind.platform) \(document.tree.name(action.source))"] = Corpus.name(path)
        }
        #expect(refused.isEmpty, "\(refused.sorted { $0.key < $1.key })")
    }

    @Test func everyBindingOfADocumentIsAccepted() throws {
        var (asked, noted) = (0, 0)
        var refused: [String: String] = [:]
        try visit { node, document, path in
            guard let binding = document.connection(node), binding.kind == .binding else { return }
            asked += 1
            let label = "\(document.tree.name(binding.source)) \(binding.name)"
            if BindingNames.note(binding.name, of: binding.source, in: document) != nil { noted += 1 }
            if BindingNames.refusal(of: binding.name, on: binding.source, in: document, at: 0..<0) != nil {
                refused[label] = Corpus.name(path)
            }
            guard let target = document.element(withID: binding.destination), let keyPath = binding.keyPath else {
                return
            }
            if BindingNames.warning(aboutPath: keyPath, from: target, in: document, with: nil) != nil { noted += 1 }
            if BindingNames.refusal(ofPath: keyPath, from: target, in: document, with: nil, at: 0..<0) != nil {
                refused["\(document.tree.name(target)) \(keyPath)"] = Corpus.name(path)
            }
        }
        print("bindings: \(asked), \(noted) noted, \(refused.count) refused")
        #expect(asked > 0)
        #expect(refused.isEmpty, "\(refused.sorted { $0.key < $1.key })")
    }

    private func visit(_ body: (NodeID, NibDocument, String) -> Void) throws {
        for path in Corpus.likeXcode {
            guard let document = try? NibDocument(bytes: Corpus.bytes(path)), document.readOnlyFormat == nil else {
                continue
            }
            for node in document.tree.subtree(document.tree.root) where document.tree.kind(node) == .element {
                body(node, document, path)
            }
        }
    }
}
