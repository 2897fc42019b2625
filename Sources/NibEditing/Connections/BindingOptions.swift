import Bytes
import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// The options of a binding, which documents keep in a `<dictionary key="options">` sorted by name.
enum BindingOptions {
    /// Refuses an option that AppKit does not have, and a value that it cannot have.
    ///
    /// - Parameters:
    ///   - name: the word for the option.
    ///   - value: the word for its value.
    /// - Throws: an error under the word that is wrong.
    static func check(_ name: Word, value: Word) throws(CommandError) {
        guard let option = BindingOption.named(name.text) else {
            let near = Nearest.names(to: name.text, among: BindingOption.all.map(\.name))
            throw CommandError(
                "unknown-attribute", "bindings have no option '\(name.text)'", span: name.span,
                hints: Advice.didYouMean(near) + (near.isEmpty ? ["'help connect binding' names some options"] : []))
        }
        guard XMLCharacters.allows(value.text) else {
            throw CommandError("bad-value", "the value has characters that XML does not allow", span: value.span)
        }
        switch option.form {
        case .flag:
            guard value.text == "YES" || value.text == "NO" else {
                throw FlagError.error(value.text, of: option.name, at: value.span)
            }
        case .integer:
            guard Int(value.text) != nil else {
                throw CommandError("bad-value", "\(option.name) is a number, not '\(value.text)'", span: value.span)
            }
        case .text, .placeholder: break
        }
    }

    /// The binding whose option `set` and `unset` mean; nil if they mean an attribute.
    ///
    /// - Parameters:
    ///   - object: the element that the command names.
    ///   - path: the path to what is set.
    ///   - document: the document.
    /// - Returns: the element, if it is a binding and the path is no attribute or child that it has.
    static func binding(_ object: NodeID, path: Word, in document: NibDocument) -> NodeID? {
        guard document.connection(object)?.kind == .binding, path.firstUnquoted(Byte.period) == nil,
            path.text.hasPrefix("NS")
        else { return nil }
        return object
    }

    /// The element of an option's value in a binding; nil without the option.
    static func node(_ name: String, of binding: NodeID, in document: NibDocument) -> NodeID? {
        document.child(keyed: "options", of: binding).flatMap { document.child(keyed: name, of: $0) }
    }

    /// The value that a binding has for an option; nil without the option.
    static func value(_ name: String, of binding: NodeID, in document: NibDocument) -> String? {
        node(name, of: binding, in: document).map { node in
            document.tree.attribute("value", of: node) ?? document.string(in: node)
        }
    }

    /// Gives a binding an option, in place of the old one of the name.
    ///
    /// - Parameters:
    ///   - name: the option.
    ///   - value: its value, which was checked.
    ///   - binding: the binding's element.
    ///   - edit: the transaction.
    /// - Throws: an error if there is no place for it.
    static func set(_ name: String, to value: String, of binding: NodeID, in edit: Edit) throws(CommandError) {
        let document = edit.document
        let new = element(name, value: value, of: binding, in: document)
        guard let dictionary = document.child(keyed: "options", of: binding) else {
            let options = NewElement(
                "dictionary", attributes: [Attribute("key", "options")], content: .elements([new]))
            do throws(NibError) { try edit.place(edit.makeElement(options, for: binding), into: binding) } catch {
                throw CommandError(error)
            }
            return
        }
        let node = edit.makeElement(new, for: dictionary)
        if let old = document.child(keyed: name, of: dictionary) { return edit.replace(old, with: node) }
        let next = document.tree.elements(in: dictionary).first {
            name < document.tree.attribute("key", of: $0) ?? ""
        }
        edit.insert(node, into: dictionary, before: next)
    }

    /// Takes an option away, and the dictionary with the last one.
    static func remove(_ node: NodeID, of binding: NodeID, in edit: Edit) {
        let dictionary = edit.document.tree.parent(node)
        edit.remove(node)
        if let dictionary, edit.document.tree.firstElement(in: dictionary) == nil { edit.remove(dictionary) }
    }

    private static func element(
        _ name: String, value: String, of binding: NodeID, in document: NibDocument
    ) -> NewElement {
        let key = Attribute("key", name)
        func number(_ tag: String) -> NewElement { NewElement(tag, attributes: [key, Attribute("value", value)]) }
        switch form(name, value: value, of: binding, in: document) {
        case .flag: return number("bool")
        case .integer: return number("integer")
        case .placeholder: return number("real")
        case .text:
            return NewElement("string", attributes: [key], content: .text(Escaping.text(value)))
        }
    }

    /// The form of a value; `placeholder` for one that is a number with decimals.
    private static func form(
        _ name: String, value: String, of binding: NodeID, in document: NibDocument
    ) -> BindingOption.Form {
        let form = BindingOption.named(name)?.form ?? .text
        guard form == .placeholder else { return form }
        guard let connection = document.connection(binding),
            !document.catalog.bindsText(connection.name, ofClass: document.knownClass(of: connection.source).name)
        else { return .text }
        if Int(value) != nil { return .integer }
        return Double(value) != nil ? .placeholder : .text
    }
}
