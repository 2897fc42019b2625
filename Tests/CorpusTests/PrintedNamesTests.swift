import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import TestDocuments
import Testing
import XMLTree

/// Each name that nibsh prints for an object means that object when it is typed.
struct PrintedNamesTests {
    @Test func everyNameLeadsBack() throws {
        var (documents, names, ids, cut, unclear) = (0, 0, 0, 0, 0)
        for path in Corpus.files {
            let bytes = try Corpus.bytes(path)
            guard RootElement(of: bytes) == .document, let document = try? NibDocument(bytes: bytes) else { continue }
            documents += 1
            for node in document.objects + document.scenes {
                for name in Set([document.fullName(of: node), document.display(node)]) {
                    names += 1
                    ids += name == document.id(of: node) ? 1 : 0
                    expect(name, leadsTo: node, in: document, path: Corpus.name(path))
                }
                for width in [12, 24, 40] {
                    let full = document.fullName(of: node)
                    let shown = StyledText(full).label(width).plain
                    guard shown != full else { continue }
                    cut += 1
                    switch Result(catching: { try resolve(shown, in: document) }) {
                    case .success(let found): #expect(found == node, "\(Corpus.name(path)): \(shown)")
                    case .failure(let error):
                        unclear += 1
                        #expect((error as? CommandError)?.code == "ambiguous-object", "\(Corpus.name(path)): \(shown)")
                    }
                }
            }
        }
        print(
            "corpus: \(documents) documents, \(names) names lead back, \(ids) of them ids; of \(cut) cut ones \(unclear) are unclear"
        )
        #expect(names > 1_000)
        #expect(ids * 200 <= names)
    }

    /// The name can be written as words of a statement and as one word in quotes.
    private func expect(_ name: String, leadsTo node: NodeID, in document: NibDocument, path: String) {
        for spelling in [name, Quoting.forced(name)] {
            do {
                let found = try resolve(spelling, in: document)
                #expect(
                    found == node,
                    "\(path): \(spelling) means \(document.id(of: found) ?? "") instead of \(document.id(of: node) ?? "")"
                )
            } catch {
                Issue.record("\(path): \(spelling): \(error) \((error as? CommandError)?.message ?? "")")
            }
        }
    }

    private func resolve(_ spelling: String, in document: NibDocument) throws -> NodeID {
        let words = PrintedNames(document: document).joined(try Lexer.words(of: "select \(spelling)"))
        let word = try #require(words.count == 2 ? words[1] : nil, "\(spelling) is not one name")
        return try References(ReferenceScope(document: document)).resolve(word)
    }
}
