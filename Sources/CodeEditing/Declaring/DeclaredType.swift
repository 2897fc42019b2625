import Bytes
import CommandLanguage
import NibCatalog
import NibEditing
import Replies
import SourceIndex

/// The class that a user gives for a declaration.
enum DeclaredType {
    /// What a sender can be without being of a class.
    private static let others: Set<String> = ["Any", "AnyObject", "id"]

    /// Returns a warning about a class that neither the frameworks nor the code are known to have.
    ///
    /// - Parameters:
    ///   - given: the class as the user gave it; nil if it follows from the objects.
    ///   - context: gives access to the code.
    /// - Returns: the warning, with the nearest name; none if they have it, or if the type is more than a name.
    /// - Throws: an error if there is no code.
    static func notes(_ given: Name?, in context: ResolveContext) throws(CommandError) -> [StyledText] {
        guard let name = given?.text, !others.contains(name), name.utf8.allSatisfy(isNameByte),
            !Catalog.classNames.contains(name)
        else { return [] }
        let code = try CodeEditor(context).code
        guard code.classes(named: name).isEmpty, code.aliases(named: name).isEmpty,
            code.codeProtocol(named: name) == nil
        else { return [] }
        let near = Nearest.names(to: name, among: code.classNames() + Catalog.classNames)
        let hint = Advice.didYouMean(near).first.map { "; \($0)" } ?? ""
        return ["\("warning:", .warning) there is no class '\(name)' in the frameworks or the code\(hint)"]
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 32) || (48...57).contains(byte) || byte == Byte.underscore
    }
}
