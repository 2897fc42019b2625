import NibDocument
import XMLTree

/// Builds the nibsh commands that fix findings, one a line; nil if a name would need quotes, so that no fix can be misread.
package enum Fix {
    /// Returns the command that removes a connection.
    package static func disconnect(_ connection: Connection) -> String? {
        plain(connection.id).map { "disconnect \($0)" }
    }

    /// Returns the command that sets an attribute of an object or connection.
    package static func set(_ id: String, attribute: String, to value: String) -> String? {
        guard let id = plain(id), let value = plain(value) else { return nil }
        return "set \(id) \(attribute) \(value)"
    }

    /// Returns the commands that give a class its module, as Xcode writes it if that is the module of the document's own target.
    package static func setModule(of id: String, to module: String, isTarget: Bool) -> String? {
        guard let name = set(id, attribute: "customModule", to: module) else { return nil }
        return isTarget ? set(id, attribute: "customModuleProvider", to: "target").map { "\(name)\n\($0)" } : name
    }

    /// Returns the command that sets the key path of a binding.
    package static func setKeyPath(of id: String, to keys: [String]) -> String? {
        let parts = keys.compactMap(plain)
        guard let id = plain(id), parts.count == keys.count else { return nil }
        return "set \(id) keyPath \(parts.joined(separator: "."))"
    }

    /// Returns the command that removes an attribute.
    package static func unset(_ id: String, attribute: String) -> String? {
        plain(id).map { "unset \($0) \(attribute)" }
    }

    /// Returns the command that removes the custom class of an object together with its module.
    package static func unsetClass(of object: CheckedObject) -> String? {
        var attributes = "customClass"
        if object.customModule != nil { attributes += " customModule" }
        if object.moduleProvider != nil { attributes += " customModuleProvider" }
        return plain(object.id).map { "unset \($0) \(attributes)" }
    }

    /// Returns the command that removes the entry of an image, colour or font.
    package static func removeResource(_ name: String) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { plain(String($0)) != nil } ? "remove resource \(name)" : nil
    }

    /// Returns the command that connects an outlet.
    package static func connectOutlet(from source: String, named name: String, to destination: String) -> String? {
        guard let source = plain(source), let name = plain(name), let destination = plain(destination) else {
            return nil
        }
        return "connect outlet \(source).\(name) -> \(destination)"
    }

    /// Returns the word if it needs no quotes in a command, otherwise nil.
    package static func plain(_ word: String) -> String? {
        guard !word.isEmpty else { return nil }
        let isPlain = word.utf8.allSatisfy { TypeName.isNameByte($0) && $0 < 128 || $0 == 45 || $0 == 58 }
        return isPlain ? word : nil
    }
}
