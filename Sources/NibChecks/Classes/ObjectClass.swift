/// The class of an object, as far as document, code and catalogue tell.
public struct ObjectClass {
    /// How far it is known.
    public enum State {
        /// A class of the catalogue.
        case framework(String)
        /// Classes of the code: several when the document does not say which of them is meant.
        case code([ClassChain])
        /// The code has no class of the name, and the name is none of a framework's.
        case absent
        /// A placeholder without a class, or a name that may be a framework's or a dependency's, or no code to ask.
        case unknown
    }

    /// The class's name as the document has it.
    public let name: String
    /// The name at run time: with the module in front for a Swift class.
    public let runtimeName: String
    /// The class that the element has without `customClass`; nil where the catalogue does not know the element.
    public let system: String?
    /// How far the class is known.
    public let state: State

    /// The chains, when the class is the code's.
    public var chains: [ClassChain] {
        if case .code(let chains) = state { chains } else { [] }
    }

    /// The catalogue's class that the object is or comes from; nil where that is not known or differs.
    public var framework: String? {
        switch state {
        case .framework(let name): return name
        case .code(let chains):
            guard let first = chains.first?.framework, chains.allSatisfy({ $0.framework == first }) else { return nil }
            return first
        case .absent, .unknown: return nil
        }
    }
}
