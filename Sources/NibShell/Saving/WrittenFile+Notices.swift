import Platform

extension WrittenFile {
    /// Returns what the user must know of what the file lost when it was saved.
    ///
    /// - Parameter name: the file, as the user knows it.
    /// - Returns: a notice for each loss.
    func notices(_ name: String) -> [String] {
        losses.map { loss in
            switch loss {
            case .names(1): "\(name) had another name (a hard link), which still leads to the old contents"
            case .names(let count):
                "\(name) had \(count) other names (hard links), which still lead to the old contents"
            case .attributes(let names): "\(name) could not keep \(names.map(Self.shown).joined(separator: ", "))"
            }
        }
    }

    /// The words for an attribute: its name, but for the access control list.
    private static func shown(_ name: String) -> String {
        name == "system.posix_acl_access" ? "its access control list" : name.hasPrefix("the ") ? name : "'\(name)'"
    }
}
