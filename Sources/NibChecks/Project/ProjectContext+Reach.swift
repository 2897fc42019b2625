import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// What no user gets to, so that nothing in it fails for anybody.
extension ProjectContext {
    /// Returns why nothing can fail in an object at run time, in words that end a message; nil if it may.
    func reasonForSilence(of object: CheckedObject?, in document: DocumentContext) -> String? {
        if let object, isNeverShown(object, in: document) { return "nothing shows its scene" }
        if let object, isNeverAskedFor(object, in: document) { return "no code asks for its cell" }
        if isNeverOpened(document) { return "nothing loads the storyboard" }
        return isNeverLoaded(document) ? "nothing loads the nib" : nil
    }

    /// Whether nothing loads a storyboard: no code, property list or other document has its name, but a property list or setting names
    /// one of the project, so that what the system loads is known.
    private func isNeverOpened(_ document: DocumentContext) -> Bool {
        guard isWhole, let code, code.isComplete, let assets, document.document.kind.isStoryboard, !document.isWatch,
            !document.targets.isEmpty, !storyboardsOfDocuments.contains(document.nibName)
        else { return false }
        let name = document.nibName
        if ["\"\(name)\"", "\"\(name).storyboard\"", "R.storyboard"].contains(where: code.mentions) { return false }
        // A computed name is that of a class or case that code has.
        let computed = code.uses(of: .storyboardName).filter(\.use.value.isEmpty)
        if computed.contains(where: \.use.isComposed) { return false }
        let names = [name, name.prefix(1).lowercased() + name.dropFirst()]
        if !computed.isEmpty, names.contains(where: { code.isNamed($0, besides: [:]) }) { return false }
        let others = documents.filter { $0.document.kind.isStoryboard && $0.nibName != name }
        return !assets.mayNameStoryboard(name) && others.contains { assets.mayNameStoryboard($0.nibName) }
    }

    /// Whether no user gets to the scene of an object: nothing in the whole project names it, and no segue leads to it from a scene that
    /// something names. Identifiers that code puts together may be any.
    private func isNeverShown(_ object: CheckedObject, in document: DocumentContext) -> Bool {
        guard isWhole, document.document.kind.isStoryboard, !document.isMac, object.scene >= 0, !composesIdentifiers
        else {
            return false
        }
        let scenes = shownScenes[document.file] ?? ShownScenes(of: document, in: self)
        shownScenes[document.file] = scenes
        return !scenes.contain(object)
    }

    /// Whether nothing loads a nib: no code has its name, or only classes of which nothing makes an object, unless the nib itself does.
    private func isNeverLoaded(_ document: DocumentContext) -> Bool {
        guard isWhole, let code, !document.document.kind.isStoryboard, !nibsOfDocuments.contains(document.nibName)
        else {
            return false
        }
        if document.isNeverLoaded { return true }
        let names = [document.nibName, document.nibName + "Controller"]
        let classes = names.flatMap(code.classes(named:))
        guard !document.isMac, document.isBuilt, !document.isMainNib, classes.count == 1 else { return false }
        let name = classes[0].name
        let owners = classes[0].parts.map { CodeOwner(name: name, path: $0.path) }
        return document.nibLoaders.allSatisfy { $0.loadingClass == name }
            && owners.allSatisfy { isNeverMade($0, exceptBy: document) }
    }

    /// Whether an object is a prototype of a cell, or in one, for which no code asks that may mean this scene: all that ask for its
    /// identifier are controllers of other scenes.
    private func isNeverAskedFor(_ object: CheckedObject, in document: DocumentContext) -> Bool {
        guard isWhole, code != nil, document.document.kind.isStoryboard, !document.isMac,
            let identifier = prototype(around: object, in: document)
        else { return false }
        let scene = SceneOfDocument(file: document.file, scene: object.scene)
        let asking = askedCells[identifier, default: []] + askedCells["", default: []]
        return asking.allSatisfy { use in
            let scenes = scenesOfClasses[CodeOwner(of: use), default: []]
            return !scenes.isEmpty && !scenes.contains(scene)
        }
    }

    /// Returns the identifier of the prototype that an object is, or that is around it; nil if there is none.
    private func prototype(around object: CheckedObject, in document: DocumentContext) -> String? {
        let tree = document.tree
        var node: NodeID? = object.node
        while let next = node {
            let parent = tree.parent(next)
            if let parent, ["prototypes", "cells"].contains(tree.name(parent)),
                let identifier = tree.attribute("reuseIdentifier", of: next), !identifier.isEmpty
            {
                return identifier
            }
            node = parent
        }
        return nil
    }
}
