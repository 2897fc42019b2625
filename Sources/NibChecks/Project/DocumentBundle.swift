import ClassFacts
import NibDocument
import SourceIndex

/// The documents that one product contains, as far as the project tells, so that they find each other by name at run time.
struct DocumentBundle {
    /// The target that builds them; nil if it is not known.
    let target: BuildTarget?
    /// The documents, among them those whose targets are not known.
    let documents: [DocumentContext]

    /// The words for the bundle in a message that is not about every bundle.
    var name: String {
        guard let target else { return "the project" }
        return "target '\(target.name.isEmpty ? target.module : target.name)'"
    }

    /// The storyboards.
    var storyboards: [DocumentContext] { documents.filter(\.document.kind.isStoryboard) }

    /// Returns the storyboards of a name: several if it is translated or has one for each device.
    func storyboards(named name: String) -> [DocumentContext] { storyboards.filter { $0.nibName == name } }
}

extension ProjectContext {
    /// Returns the bundles that contain a document: one for each target that builds it, or one with all documents of its platform if its
    /// targets are not known.
    func bundles(of document: DocumentContext) -> [DocumentBundle] {
        let platform = document.document.kind.platform
        return bundles(of: document.targets).map { bundle in
            DocumentBundle(
                target: bundle.target, documents: bundle.documents.filter { $0.document.kind.platform == platform })
        }
    }

    /// Returns the bundles that contain the code of a file; one with all documents if that is not known. A bundle of tests is left out
    /// unless there is no other: it runs in the application, with the documents of that.
    func bundles(ofCode path: String) -> [DocumentBundle] {
        bundles(of: code?.targets(ofFile: path) ?? [])
    }

    /// Returns the bundles of targets; one with all documents if there are none.
    func bundles(of targets: [BuildTarget]) -> [DocumentBundle] {
        var seen: Set<String> = []
        // The configurations of a target may build modules of different names.
        let single = targets.filter { $0.name.isEmpty || seen.insert("\($0.project) \($0.name)").inserted }
        let own = single.filter { !$0.isOfTests }
        guard !own.isEmpty else { return [bundle(of: nil)] }
        return own.map { bundle(of: $0) }
    }
}

extension BuildTarget {
    /// Whether the target has a name as those of tests have.
    var isOfTests: Bool {
        let shown = name.isEmpty ? module : name
        return shown.hasSuffix("Tests") || shown.hasSuffix("Test")
    }
}
