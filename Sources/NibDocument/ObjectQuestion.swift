import XMLTree

/// What objects are looked for by.
package enum ObjectQuestion: Hashable, Sendable {
    /// The objects with a title.
    case titled(String)
    /// The objects without a title that are known by the name of an outlet.
    case held(String)
    /// The objects with a class, an element or a type of a name.
    case named(String)
    /// The objects whose title or type is a text, which is given in lower case.
    case inAnyCase(String)
    /// The objects of a type, of which the text may be only the last words: `Cell` for a table view cell.
    case ofType(String)
    /// The objects with a kind and a label that are shown so, in full or cut: `Button "Go"`.
    case shown(String)

    /// Whether a type is a text, or its last words are.
    static func isType(_ type: String, calledFor name: String) -> Bool { type == name || type.hasSuffix(" " + name) }
}

/// Finds objects by what users and nibsh call them.
extension NibDocument {
    /// Returns the objects of the document that a question is for, in document order.
    ///
    /// The first questions are answered by looking at all objects. A script asks more, so what is read from the objects is kept then.
    package func objects(_ question: ObjectQuestion) -> [NodeID] {
        guard let names = keptNames else { return objects.filter { fits($0, for: question) } }
        return names.objects(question, in: self)
    }

    /// Returns the objects directly inside an object that a question is for, in document order; those of the document for nil.
    package func objects(_ question: ObjectQuestion, within parent: NodeID?) -> [NodeID] {
        guard let parent else { return objects(question) }
        if let few = children(of: parent, limit: Self.fewElements) { return few.filter { fits($0, for: question) } }
        return objects(question).filter { isChild($0, of: parent) }
    }

    /// Returns the objects anywhere inside some objects that a question is for, in document order.
    ///
    /// Connections and constraints are taken only if it is for no object.
    package func objects(_ question: ObjectQuestion, inside containers: Set<NodeID>) -> [NodeID] {
        func isInside(_ node: NodeID) -> Bool {
            var current = tree.parent(node)
            while let candidate = current, !containers.contains(candidate) { current = tree.parent(candidate) }
            return current != nil
        }
        let isSmall =
            containers.count == 1 && containers.allSatisfy { tree.hasFewElements($0, limit: Self.fewElements) }
        let found = isSmall ? [] : objects(question).filter(isInside)
        guard found.isEmpty else { return found }
        let inside = inDocumentOrder(
            containers.flatMap { container in
                tree.subtree(container).filter { $0 != container && id(of: $0) != nil && fits($0, for: question) }
            })
        let objects = inside.filter(isObject)
        return objects.isEmpty ? inside : objects
    }

    /// Whether an object has a type of this name.
    package func hasObject(ofType type: String) -> Bool {
        guard let names = keptNames else { return objects.contains { typeName(of: $0) == type } }
        return names.hasObject(ofType: type, in: self)
    }

    /// Up to this number of elements in an object or a list, each of them is looked at.
    static let fewElements = 256

    /// Returns the scenes with a label, whatever its case, in document order.
    package func scenes(labelled label: String) -> [NodeID] {
        let low = label.lowercased()
        guard let names = keptNames else { return scenes.filter { self.label(ofScene: $0)?.lowercased() == low } }
        return names.scenes(labelled: low, in: self)
    }

    /// The number of questions that are answered by looking at all objects, or at all connections of a long list.
    static let fewQuestions = 2

    /// Prepares for several questions at once: looking at all objects for each of them would take longer than keeping their names.
    func keepNames() { questionCount = max(questionCount, Self.fewQuestions) }

    /// What is kept of the objects' names; nil as long as keeping it does not pay.
    private var keptNames: ObjectNames? {
        if objectNames == nil {
            guard questionCount >= Self.fewQuestions else {
                questionCount += 1
                return nil
            }
            objectNames = ObjectNames(self)
        }
        return objectNames
    }

    /// Whether an object is one of those that a question is for.
    package func fits(_ node: NodeID, for question: ObjectQuestion) -> Bool {
        switch question {
        case .titled(let name): title(of: node) == name
        case .held(let name): title(of: node) == nil && outletName(of: node) == name
        case .named(let name): typeName(of: node) == name || className(of: node) == name || tree.name(node) == name
        case .inAnyCase(let low): title(of: node)?.lowercased() == low || typeName(of: node).lowercased() == low
        case .ofType(let name): ObjectQuestion.isType(typeName(of: node), calledFor: name)
        case .shown(let name):
            shortName(of: node, inFull: true) == name || shortName(of: node, inFull: false) == name
        }
    }
}
