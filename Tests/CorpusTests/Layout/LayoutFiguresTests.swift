import NibCatalog
import NibDocument
import NibLayout
import TestDocuments
import Testing
import XMLTree

/// How near the frames that the constraints give are to those that Interface Builder saved, over real documents.
@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.reason)))
struct LayoutFiguresTests {
    /// What is counted of documents of a family.
    private struct Figures {
        var frames = 0
        var near = 0
        var documents = 0
        var unchanged = 0
        var marked = 0
        var found = 0
        var said = 0
        var wrong = 0

        static func + (a: Figures, b: Figures) -> Figures {
            Figures(
                frames: a.frames + b.frames, near: a.near + b.near, documents: a.documents + b.documents,
                unchanged: a.unchanged + b.unchanged, marked: a.marked + b.marked, found: a.found + b.found,
                said: a.said + b.said, wrong: a.wrong + b.wrong)
        }
    }

    @Test func framesAreThoseThatXcodeSaved() throws {
        var families: [Family: Figures] = [:]
        for path in Corpus.corpusFiles {
            guard let document = try? NibDocument(bytes: Corpus.bytes(path)),
                document.tree.attribute("useAutolayout", of: document.tree.root, is: "YES")
            else { continue }
            families[document.kind.family, default: Figures()] =
                families[document.kind.family, default: Figures()] + figures(of: document)
        }
        let all = families.values.reduce(Figures(), +)
        for (name, figures) in [
            ("Cocoa Touch", families[Family.cocoaTouch]), ("Cocoa", families[Family.cocoa]), ("all", all),
        ] {
            guard let figures else { continue }
            print(
                "layout, \(name): \(figures.near) of \(figures.frames) frames within a point; \(figures.unchanged) of",
                "\(figures.documents) documents without marks stay as they are; \(figures.found) of \(figures.marked)",
                "ambiguous views found, \(figures.wrong) of \(figures.said) not marked by Xcode")
        }
        #expect(all.frames > 0)
        #expect(all.near * 100 >= all.frames * 96)
        #expect(all.unchanged * 100 >= all.documents * 94)
        #expect(all.found * 100 >= all.marked * 65)
    }

    private func figures(of document: NibDocument) -> Figures {
        func isMarked(_ node: NodeID, _ mark: String) -> Bool { document.tree.attribute(mark, of: node, is: "YES") }
        let layout = NibLayout(of: document)
        var figures = Figures()
        var hasMarks = false
        for view in layout.views {
            let isAmbiguous = isMarked(view.node, "ambiguous")
            let isMisplaced = isMarked(view.node, "misplaced")
            hasMarks = hasMarks || isAmbiguous || isMisplaced
            if isAmbiguous { figures.marked += 1 }
            if isAmbiguous, view.isFree { figures.found += 1 }
            if view.isFree, view.doubt == nil { figures.said += 1 }
            if view.isFree, view.doubt == nil, !isAmbiguous { figures.wrong += 1 }
            guard view.isConstrained, !isMisplaced, !isAmbiguous else { continue }
            figures.frames += 1
            if view.stored.distance(to: view.solved) <= 1.01 { figures.near += 1 }
        }
        if !hasMarks {
            figures.documents = 1
            figures.unchanged = layout.outdated.isEmpty ? 1 : 0
        }
        return figures
    }

    /// What people changed of constraints alone: the frames of before in the document of after, and what `layout update` makes of them.
    ///
    /// Sizes that follow from texts, images or the screen are those of after, because the layout takes them from the document.
    @Test func editsGiveTheFramesThatXcodeSaved() throws {
        var (pairs, right, frames, exact, near, others) = (0, 0, 0, 0, 0, 0)
        for pair in try DeltaPair.all() {
            guard let edit = try ConstraintEdit(pair) else { continue }
            let outcome = edit.outcome()
            pairs += 1
            frames += outcome.frames
            exact += outcome.exact
            near += outcome.near
            others += outcome.others
            right += outcome.near == outcome.frames && outcome.others == 0 ? 1 : 0
        }
        print(
            "layout: \(pairs) edits of constraints, \(right) with all frames within a point; \(near) of \(frames) frames",
            "that Xcode changed within a point, \(exact) exact; \(others) changed that Xcode left")
        #expect(pairs > 0)
        #expect(near * 100 >= frames * 75)
    }

    /// What people changed of texts: the widths that the letters' advances give.
    @Test func editsOfTextsGiveTheWidthsThatXcodeSaved() throws {
        var (near, all) = (0, 0)
        for pair in try DeltaPair.all() {
            guard let outcome = try TextEdit(pair)?.near() else { continue }
            near += outcome.count
            all += outcome.of
        }
        print("layout: \(near) of \(all) widths of changed texts within a point")
        #expect(all > 0)
        #expect(near * 3 >= all)
    }
}
