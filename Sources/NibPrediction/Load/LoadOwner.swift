import ClassFacts
import NibDocument

/// The owner for which a nib is loaded.
package enum LoadOwner: Hashable, Sendable {
    /// An object of the class in the document.
    case declared
    /// No owner: `owner: nil`.
    case nobody
    /// An object of another class, given as `Class` or `Module.Class`.
    case ofClass(String)
    /// The class itself of that name: `self` in one of its own methods.
    case classItself(String)
}

extension LoadOwner {
    /// The owner for which code loads a nib: the document's, unless every place that loads it is known to do so for another.
    init(loading context: DocumentContext) {
        let loaders = context.nibLoaders
        let owner = context.objects.first { $0.placeholder == .owner }
        let declared = owner.flatMap(\.customClass) ?? ""
        let areOthers = loaders.allSatisfy { loader in
            switch loader.owner {
            case .nobody, .cell, .classItself: true
            case .object(let found, _):
                declared.isEmpty
                    || context.resolver.isClass(found.name, kindOf: declared) == false
                        && context.resolver.isClass(declared, kindOf: found.name) == false
            case .unknown: false
            }
        }
        let isOwnNib =
            context.isOwnNib(ofClass: declared)
            && context.resolver.isClass(declared, kindOf: context.isMac ? "NSViewController" : "UIViewController")
                != false
        guard let first = loaders.first, areOthers, !isOwnNib else {
            self = .declared
            return
        }
        self = LoadOwner(first) ?? .declared
    }

    /// The owner for which a place in the code loads a nib; nil if it is not known.
    init?(_ loader: NibLoader) {
        switch loader.owner {
        case .nobody, .cell: self = .nobody
        case .object(let found, _): self = .ofClass(found.name)
        case .classItself(let found): self = .classItself(found.name)
        case .unknown: return nil
        }
    }
}
