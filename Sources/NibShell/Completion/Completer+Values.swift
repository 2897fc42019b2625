import CommandLanguage
import NibCatalog
import NibDocument
import NibEditing
import ObjectReferences
import XMLTree

/// Values of attributes, and the attributes that a new object can be given.
extension Completer {
    /// The values that a property is known to have: `YES` and `NO` for a flag, words for an enumeration, colors, fonts.
    func knownValues() -> [Suggestion] {
        guard let session, let path = expectation.arguments?.firstWord(of: .propertyPath),
            let object = object(of: .object),
            let steps = try? PropertyWords.steps(path)
        else { return [] }
        if document?.connection(object)?.kind == .binding { return valuesOfOption(path.text) }
        return plain(KnownValues.of(steps, from: object, in: session.document))
    }

    /// The traits for which a value can be set.
    func traits() -> [Suggestion] {
        let sizes = ["width", "height"].flatMap { ["\($0)=compact", "\($0)=regular"] }
        return plain(sizes)
            + Variation.traits.keys.sorted().filter { $0.hasPrefix(partial.text) && $0 != "width" && $0 != "height" }
            .map {
                Suggestion(text: "\($0)=", note: "", isFinal: false)
            }
    }

    private func values(of attribute: String, element: String) -> [Suggestion] {
        switch document?.catalog.valueKind(of: attribute, element: element) {
        case .flag: plain(["YES", "NO"])
        case .words(let words), .seen(let words): plain(words)
        case .integer, .number, nil: []
        }
    }

    /// The attributes of an object that `add` makes, each followed by `=`; after the `=`, the values.
    func attributesOfNewObject() -> [Suggestion] {
        guard verb == "add", let document, let word = expectation.arguments?.firstWord(of: .element) else { return [] }
        let element = String(word.text.prefix { $0 != ":" })
        if let name = expectation.assignment { return values(of: name.text, element: element) }
        guard expectation.takesAnyName, !partial.text.isEmpty else { return [] }
        return document.catalog.attributeOrder(of: element).knownNames
            .filter { $0.hasPrefix(partial.text) && $0 != "id" && $0 != "key" }
            .map { Suggestion(text: "\($0)=", note: "", isFinal: false) }
    }

    // MARK: - Translations

    /// The translations of the document; nil if they cannot be read.
    var strings: SessionStrings? { session.flatMap { try? SessionStrings($0) } }

    /// The keys of the document's texts, with the texts.
    func stringsKeys() -> [Suggestion] {
        (document?.localizableTexts() ?? []).filter { $0.key.hasPrefix(partial.text) }.map {
            Suggestion(text: Quoting.quote($0.key), note: $0.value, isFinal: true, needsNote: true)
        }
    }

    // MARK: - Bindings

    /// The options that `connect binding` takes, each followed by `=`; after the `=`, the values.
    func optionsOfNewBinding() -> [Suggestion] {
        guard verb == "connect binding" else { return [] }
        if let name = expectation.assignment { return valuesOfOption(name.text) }
        guard expectation.takesAnyName, !partial.text.isEmpty else { return [] }
        return BindingOption.all.filter { $0.name.hasPrefix(partial.text) }
            .map { Suggestion(text: "\($0.name)=", note: "", isFinal: false) }
    }

    /// The options that `set` can give a binding.
    func options(of binding: NodeID) -> [Suggestion] {
        guard verb == "set", document?.connection(binding)?.kind == .binding else { return [] }
        return plain(BindingOption.all.map(\.name))
    }

    func valuesOfOption(_ name: String) -> [Suggestion] {
        BindingOption.named(name)?.form == .flag ? plain(["YES", "NO"]) : []
    }
}
