/// A file that was written, with what it could not keep of the one in whose place it is.
package struct WrittenFile: Sendable {
    /// What the old file had and the new one does not have.
    package enum Loss: Equatable, Sendable {
        /// Other names (hard links), which still lead to the old content; how many.
        case names(Int)
        /// The extended attributes of these names.
        case attributes([String])

        /// Leaves out names that do not lead to the old content; nil if that is all of it.
        func without(names others: Int) -> Loss? {
            guard case .names(let count) = self else { return self }
            return count > others ? .names(count - others) : nil
        }
    }

    /// Its identity; nil for what is not a regular file, or if it cannot be read.
    package let identity: FileIdentity?
    /// What was lost.
    package let losses: [Loss]

    init(identity: FileIdentity? = nil, losses: [Loss] = []) {
        self.identity = identity
        self.losses = losses
    }

    /// Returns the losses when a file is replaced.
    ///
    /// - Parameters:
    ///   - names: how many names the old file has; nil if there is none.
    ///   - attributes: its extended attributes that the new file does not get.
    /// - Returns: the losses; none for most files.
    static func losses(names: Int?, attributes: [String]) -> [Loss] {
        var losses: [Loss] = []
        if let names, names > 1 { losses.append(.names(names - 1)) }
        if !attributes.isEmpty { losses.append(.attributes(attributes)) }
        return losses
    }
}
