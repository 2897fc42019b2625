import Foundation
import NibCatalog
import NibDocument
import NibShell
import Replies
import TestDocuments
import Testing
import XMLTree

/// Every item of Interface Builder's library can be added where it goes, or is refused as not confirmed.
struct LibraryTests {
    /// A row of the library on one of its platforms.
    struct Row: CustomTestStringConvertible, Sendable {
        let item: LibraryItem
        let platform: String
        var testDescription: String { "\(item.name) (\(platform))" }
    }

    private static let rows: [Row] = [Family.cocoaTouch, .cocoa].flatMap { family in
        Catalog(family, era: .newest).library.flatMap { item in item.platforms.map { Row(item: item, platform: $0) } }
    }

    @Test(arguments: rows)
    func isAddedWhereItGoes(row: Row) throws {
        for parent in row.item.parents where LibraryDocuments.has(parent, on: row.platform) {
            try check(row, in: parent)
        }
    }

    /// Adds an item to a parent of one form, and checks what the document has become.
    private func check(_ row: Row, in parent: String) throws {
        let editing = try Editing(
            LibraryDocuments.text(row.platform, isStoryboard: !LibraryDocuments.isInXib(parent, on: row.platform)))
        let place = try LibraryDocuments.place(parent, on: row.platform, in: editing)
        let command = place.map { "add \"\(row.item.name)\" to \($0)" } ?? "add scene \"\(row.item.name)\""
        if !row.item.isConfirmed {
            let error = #expect(throws: CommandError.self, "\(command)") { try editing.run(command) }
            #expect(error?.code == "not-confirmed", "\(command): \(error?.message ?? "")")
        }
        let before = try NibDocument(bytes: Array(editing.text.utf8))
        let reply = try editing.run(command + (row.item.isConfirmed ? "" : " --force"))[0]
        #expect(!reply.text.plain.contains("note:"), "\(reply.text.plain)")
        let after = try NibDocument(bytes: Array(editing.text.utf8))
        let made = after.tree.subtree(after.tree.root).filter { node in
            after.id(of: node).map { !before.hasID($0) } == true
        }
        let element = FreshElement.split(row.item.form).element
        #expect(made.contains { after.tree.name($0) == element }, "\(command) in \(parent)")
        checkOrder(made, in: after, command)
        try editing.checkHistory()
    }

    /// Attributes and children are as if each had been put in on its own, by the order of the element.
    private func checkOrder(_ nodes: [NodeID], in document: NibDocument, _ command: String) {
        for element in nodes {
            let (names, tag) = (document.tree.attributeNames(element), document.tree.name(element))
            for (index, attribute) in names.enumerated() {
                let place = document.catalog.attributePosition(
                    element: tag, present: names.filter { $0 != attribute }, new: attribute)
                #expect(place == index, "\(command): \(attribute) of \(tag)")
            }
        }
    }

    /// A row of `library-rows.txt`: what Interface Builder's library offers.
    struct Offer: CustomTestStringConvertible, Sendable {
        let platform: String
        let name: String
        /// The items that stand for it; none if it is left out because Interface Builder no longer offers it.
        let items: [String]
        let isConfirmed: Bool
        var testDescription: String { "\(name) (\(platform))" }
    }

    private static let offers: [Offer] = {
        let text = (try? String(contentsOfFile: "\(Corpus.own)/library-rows.txt", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let cells = line.split(separator: "\t").map(String.init)
            let names = cells[2] == "-" ? [] : cells[2].split(separator: ",").map { String($0.drop { $0 == " " }) }
            return Offer(platform: cells[0], name: cells[1], items: names, isConfirmed: cells[3] == "confirmed")
        }
    }()

    @Test func mostOfWhatTheLibraryOffersIsConfirmed() {
        let confirmed = Self.offers.count(where: \.isConfirmed)
        print("library: \(confirmed) of \(Self.offers.count) rows confirmed")
        #expect(Self.offers.count == 217 && confirmed >= 190)
    }

    @Test(arguments: offers)
    func isConfirmedOrRefused(offer: Offer) throws {
        let family: Family = offer.platform == "macOS" ? .cocoa : .cocoaTouch
        let items = Catalog(family, era: .newest).library.filter { $0.platforms.contains(offer.platform) }
        for name in offer.items {
            let item = try #require(items.first { $0.name == name })
            #expect(item.isConfirmed == offer.isConfirmed, "\(name)")
        }
        guard offer.items.isEmpty else { return }
        let editing = try Editing(LibraryDocuments.text(offer.platform, isStoryboard: false))
        let error = #expect(throws: CommandError.self) { try editing.run("add \"\(offer.name)\" to document") }
        #expect(error?.code == "usage", "\(error?.message ?? "")")
    }

    @Test(arguments: [Family.cocoaTouch, .cocoa])
    func countOfConfirmedItems(family: Family) {
        let items = Catalog(family, era: .newest).library
        print("library of \(family): \(items.count(where: \.isConfirmed)) of \(items.count) items confirmed")
        for item in items {
            switch item.evidence {
            case .confirmed(let text), .unconfirmed(let text): #expect(!text.isEmpty, "\(item.name)")
            }
            #expect(!item.parents.isEmpty && !item.platforms.isEmpty, "\(item.name)")
        }
    }
}
