/// The class of an object, as far as document, code and catalogue determine it.
package struct ObjectClass {
    /// How much is known about the class.
    package enum State {
        /// A class of the catalogue.
        case framework(String)
        /// Classes of the code; several if the document does not say which one it means.
        case code([ClassChain])
        /// Neither the code nor a framework has a class of this name.
        case absent
        /// A placeholder without a custom class, a name that may belong to a framework or dependency, or no code was
        /// read.
        case unknown
    }

    /// The class's name as written in the document.
    package let name: String
    /// The name at run time: for a Swift class with its module.
    package let runtimeName: String
    /// The class that the element has without `customClass`; nil if the catalogue does not know the element.
    package let system: String?
    /// How much is known about the class.
    package let state: State

    /// Makes the class of an object.
    package init(name: String, runtimeName: String, system: String?, state: State) {
        self.name = name
        self.runtimeName = runtimeName
        self.system = system
        self.state = state
    }

    /// Whether the class certainly does not exist.
    package var isAbsent: Bool { if case .absent = state { true } else { false } }

    /// The chains, if the class is one of the code.
    package var chains: [ClassChain] {
        if case .code(let chains) = state { chains } else { [] }
    }

    /// The framework class that the object's class is or derives from; nil if it is unknown or ambiguous.
    package var framework: String? {
        switch state {
        case .framework(let name): return name
        case .code(let chains):
            guard let first = chains.first?.framework, chains.allSatisfy({ $0.framework == first }) else { return nil }
            return first
        case .absent, .unknown: return nil
        }
    }

    /// Where the class is declared; nil if it is not in the code.
    package var place: CodePosition? { chains.first?.classes[0].place }
}
