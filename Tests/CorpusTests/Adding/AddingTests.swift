import NibCatalog
import NibDocument
import NibShell
import TestDocuments
import Testing
import XMLTree

/// Fresh objects of the common elements: known, in order, undone and replayed, and like those in real documents.
struct AddingTests {
    private static let families: [Family] = [.cocoaTouch, .cocoa]

    @Test(arguments: families)
    func commonElementsAreAddedAndTakenBack(family: Family) throws {
        let editing = try Editing(Self.document(family))
        let names = CommonElements.names(family)
        #expect(names.count >= 40)
        for name in names { try Self.add(name, in: editing) }
        try editing.checkHistory()
    }

    /// Attributes and children stand as if each had been put in on its own, by the order of the element.
    @Test(arguments: families)
    func commonElementsStandInOrder(family: Family) throws {
        let catalog = Catalog(family, era: .newest)
        for name in CommonElements.names(family) {
            let (document, node) = try Self.fresh(name, family)
            for element in document.tree.subtree(node) {
                let names = document.tree.attributeNames(element)
                let tag = document.tree.name(element)
                for (index, attribute) in names.enumerated() {
                    let rest = names.filter { $0 != attribute }
                    let place = catalog.attributePosition(element: tag, present: rest, new: attribute)
                    #expect(place == index, "\(name): \(attribute) of \(tag)")
                }
            }
        }
    }

    @Test(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.reason)), arguments: families)
    func commonElementsAreLikeThoseOfRealDocuments(family: Family) throws {
        let wanted = Set(CommonElements.names(family).map { String($0.prefix { $0 != ":" }) })
        let real = try Self.realShapes(family, wanted)
        let lone = CommonElements.withoutTwin(family)
        var alike = 0
        for name in CommonElements.names(family) {
            let (document, node) = try Self.fresh(name, family)
            let shapes = real[document.tree.name(node)] ?? [:]
            let count = shapes[ElementShape(node, in: document)] ?? 0
            alike += count > 0 ? 1 : 0
            // Of an element with few instances all may have been changed.
            let isRare = shapes.values.reduce(0, +) < 20
            #expect(count > 0 || isRare || lone.contains(name), "\(name): none is \(ElementShape(node, in: document))")
        }
        print("fresh \(family) objects: \(alike) of \(CommonElements.names(family).count) have twins in real documents")
    }

    /// Items of the library that go into a view or to the top level have twins in the corpus, wherever it has fresh instances.
    @Test(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.reason)), arguments: families)
    func libraryItemsHaveTwins(family: Family) throws {
        let platform = family == .cocoa ? "macOS" : "iOS"
        let forms = Catalog(family, era: .newest).library.filter { item in
            item.isConfirmed && item.platforms.contains(platform)
                && item.parents.contains { $0 == "view" || $0 == "document" }
        }.map(\.form)
        let real = try Self.realShapes(family, Set(forms.map { String($0.prefix { $0 != ":" }) }))
        var without: [String] = []
        for form in Set(forms) where !bringsScenes(form, family) {
            let (document, node) = try Self.fresh(form, family)
            let shapes = real[document.tree.name(node)] ?? [:]
            if shapes[ElementShape(node, in: document)] == nil { without.append(form) }
        }
        print("library of \(family): \(Set(forms).count - without.count) of \(Set(forms).count) forms have twins")
        print("without: \(without.sorted().joined(separator: " "))")
        #expect(without.count * 3 < forms.count * 2)
    }

    /// Whether a form brings scenes along, which a xib does not have.
    private func bringsScenes(_ form: String, _ family: Family) -> Bool {
        let (element, variant) = FreshElement.split(form)
        let fresh = Catalog(family, era: .newest).fresh(element, variant: variant)
        return form.contains(":with") || fresh?.companions.contains { $0.kind == .scene } == true
    }

    // MARK: - Fresh ones

    /// A document of the current format with nothing but a view.
    private static func document(_ family: Family) -> String {
        family == .cocoa ? SmallDocuments.macOSView : SmallDocuments.emptyView
    }

    /// Adds an element: views to the view, all else to the top.
    private static func add(_ name: String, in editing: Editing) throws {
        let element = String(name.prefix { $0 != ":" })
        let document = try NibDocument(bytes: Array(editing.text.utf8))
        let isView = document.catalog.slots(parent: "view", child: element).contains { $0.container == "subviews" }
        let isGesture = element.hasSuffix("GestureRecognizer")
        try editing.run("add \(name) to \(isView || isGesture ? "vIe-w0-001" : "document.objects")")
    }

    /// A fresh element in a document of its own.
    private static func fresh(_ name: String, _ family: Family) throws -> (document: NibDocument, node: NodeID) {
        let editing = try Editing(document(family))
        let before = try NibDocument(bytes: Array(editing.text.utf8))
        let known = Set(before.tree.subtree(before.tree.root).compactMap { before.id(of: $0) })
        try add(name, in: editing)
        let after = try NibDocument(bytes: Array(editing.text.utf8))
        let tag = String(name.prefix { $0 != ":" })
        let node = after.tree.subtree(after.tree.root).first {
            after.tree.name($0) == tag && after.id(of: $0).map { !known.contains($0) } == true
        }
        return (after, try #require(node, "\(name)"))
    }

    // MARK: - Real ones

    /// How often shapes occur in documents of recent versions of Xcode.
    private static func realShapes(
        _ family: Family, _ wanted: Set<String>
    ) throws -> [String: [ElementShape: Int]] {
        var found: [String: [ElementShape: Int]] = [:]
        for path in Corpus.corpusFiles {
            guard let document = try? NibDocument(bytes: Corpus.bytes(path)), document.kind.family == family,
                document.toolsVersion >= 15000
            else { continue }
            for node in document.tree.subtree(document.tree.root) {
                let tag = document.tree.name(node)
                guard wanted.contains(tag) else { continue }
                found[tag, default: [:]][ElementShape(node, in: document), default: 0] += 1
            }
        }
        return found
    }
}
