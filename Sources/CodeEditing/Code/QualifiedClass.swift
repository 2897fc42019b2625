import NibDocument
import SourceIndex
import XMLTree

/// The name of a class as it is given for a change of code: `LoginController`, or `Module.LoginController` where several modules have one.
struct QualifiedClass {
    /// The name without the module.
    let name: String
    /// The module; nil if none is given.
    let module: String?

    /// Reads a name.
    init(_ text: String) {
        guard let dot = text.lastIndex(of: "."), dot != text.startIndex, text.index(after: dot) != text.endIndex else {
            (name, module) = (text, nil)
            return
        }
        (name, module) = (String(text[text.index(after: dot)...]), String(text[..<dot]))
    }

    /// The classes of the code that it means.
    func classes(in code: any CodeLookup) -> [CodeClass] {
        let found = code.classes(named: name)
        return module.map { module in found.filter { $0.modules.contains(module) } } ?? found
    }

    /// Whether an object has it as its custom class.
    func isClass(of node: NodeID, in tree: XMLTree) -> Bool {
        tree.attribute("customClass", of: node, is: name)
            && (module.map { tree.attribute("customModule", of: node, is: $0) } ?? true)
    }

    /// The objects of a document that have it as their custom class.
    func objects(in document: NibDocument) -> [NodeID] {
        document.tree.subtree(document.tree.root).filter { isClass(of: $0, in: document.tree) }
    }
}
