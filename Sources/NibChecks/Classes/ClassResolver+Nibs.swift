import SourceIndex

/// Who loads a nib, as far as the code names it.
extension ClassResolver {
    /// Whether code loads a nib itself (`loadNibNamed`, `UINib`, `NSNib`) rather than through a controller, so that its
    /// owner needs no view.
    ///
    /// - Parameter nib: the nib's name.
    /// - Returns: true if such code was found.
    package func isLoadedByHand(_ nib: String) -> Bool { nibUses(nib).contains { isByHand($0.use) } }

    /// Whether code makes a controller of a class with a nib, or the class names the nib in its own initializer.
    ///
    /// - Parameters:
    ///   - nib: the nib's name.
    ///   - className: the controller's class.
    /// - Returns: true if such code was found.
    func isLoaded(_ nib: String, by className: String) -> Bool {
        nibUses(nib).contains { use in
            let isOwn = use.use.detail == "self" && use.use.owner == className
            return (isOwn || use.use.detail == className) && !isByHand(use.use)
        }
    }

    private func nibUses(_ nib: String) -> [(path: String, use: CodeUse)] {
        code?.uses(of: .nibName).filter { $0.use.value == nib } ?? []
    }

    private func isByHand(_ use: CodeUse) -> Bool {
        if use.detail.isEmpty || use.detail == "nil" { return true }
        return chains(named: use.owner).contains { chain in
            chain.members[0].loaders.contains { $0.member.detail == use.value }
        }
    }
}
