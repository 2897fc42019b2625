import Foundation
import NibCatalog
import NibDocument
import Testing
import TestDocuments
import XMLTree

/// Fresh objects equal instances in real documents that nobody has changed since Interface Builder made them.
@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.reason)))
struct FreshTwinTests {
    /// A line of `fresh-twins.txt`.
    struct Twin: CustomTestStringConvertible, Sendable {
        let form: String
        let document: String
        let id: String
        var testDescription: String { "\(form) in \(document)" }
    }

    private static let twins: [Twin] = {
        let text = (try? String(contentsOfFile: "\(Corpus.own)/fresh-twins.txt", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let cells = line.split(separator: "\t").map(String.init)
            return Twin(form: cells[0], document: cells[1], id: cells[2])
        }
    }()

    @Test func tableHasTwins() { #expect(Self.twins.count > 90) }

    @Test(arguments: twins)
    func equalsItsTwin(twin: Twin) throws {
        // Another corpus has other documents.
        guard let path = Corpus.corpusFiles.first(where: { Corpus.name($0) == twin.document }) else { return }
        let real = try NibDocument(bytes: Corpus.bytes(path))
        let instance = try #require(real.element(withID: twin.id))
        let platform = real.kind.platform.rawValue
        let item = try #require(Catalog(real.kind.family, era: .newest).libraryItem(form: twin.form, on: platform))
        let parent = try #require(item.parents.first)
        let editing = try Editing(
            LibraryDocuments.text(platform, isStoryboard: !LibraryDocuments.isInXib(parent, on: platform)))
        let place = try LibraryDocuments.place(parent, on: platform, in: editing)
        let before = try NibDocument(bytes: Array(editing.text.utf8))
        try editing.run(place.map { "add \(twin.form) to \($0)" } ?? "add scene \(twin.form)")
        let after = try NibDocument(bytes: Array(editing.text.utf8))
        let made = try #require(
            after.tree.subtree(after.tree.root).first { node in
                after.tree.name(node) == real.tree.name(instance)
                    && after.id(of: node).map { !before.hasID($0) } == true
            })
        #expect(
            Self.shape(of: made, in: after.tree, isRoot: true) == Self.shape(of: instance, in: real.tree, isRoot: true))
    }

    // MARK: - What an object is compared by

    /// Attributes that the place, the user or an id gives.
    private static let given: Set<String> = [
        "id", "key", "x", "y", "width", "height", "title", "label", "paletteLabel", "identifier", "customClass",
        "customModule", "customModuleProvider", "userLabel", "fixedFrame", "translatesAutoresizingMaskIntoConstraints",
        "misplaced", "ambiguous", "sceneMemberID", "implicitItemIdentifier", "implicitIdentifier",
        "storyboardIdentifier",
        "toolTip", "tag", "image", "alternateImage", "catalog", "text", "wantsLayer", "enabled", "hidden",
        "verifyAmbiguity", "rowHeight", "placeholderString", "keyEquivalent", "horizontalLineScroll",
        "verticalLineScroll",
        "horizontalPageScroll", "verticalPageScroll", "doubleValue", "selectedItem",
        "horizontalCompressionResistancePriority",
    ]
    /// Children that the place or the user gives.
    private static let added: Set<String> = [
        "rect", "autoresizingMask", "constraints", "connections", "point", "userDefinedRuntimeAttributes",
        "accessibility",
    ]

    /// The element with its attributes and children, sorted, so that documents of all versions compare.
    private static func shape(of node: NodeID, in tree: XMLTree, isRoot: Bool) -> String {
        let attributes = tree.attributeNames(node).filter { !given.contains($0) }.sorted().map { name in
            "\(name)=\(tree.attribute(name, of: node) ?? "")"
        }
        let key = isRoot ? nil : tree.attribute("key", of: node)
        let children = tree.elements(in: node).filter { !added.contains(tree.name($0)) }.map { child in
            shape(of: child, in: tree, isRoot: false)
        }
        return
            "\(tree.name(node))@\(key ?? "")(\(attributes.joined(separator: " ")))[\(children.sorted().joined(separator: ","))]"
    }
}
