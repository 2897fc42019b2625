/// The code that was read last, and the documents of its project; a run over several documents keeps them from one document to the next.
///
/// Each document looks at the files again, so it sees the code as it is then.
package final class RecentCode {
    /// The code that was read last; nil before the first time.
    private(set) var loaded: ProjectCode?
    /// The documents that were read besides those that are worked on.
    let documents = RecentDocuments()
    private var roots: [String] = []
    private var readsDependencies = false

    /// Begins without any code.
    package init() {}

    /// Returns the code of some folders: that which was read last if it is of the same folders, else other code in its place.
    func code(of roots: [String], readsDependencies: Bool, make: () -> ProjectCode) -> ProjectCode {
        if let loaded, self.roots == roots, self.readsDependencies == readsDependencies { return loaded }
        let code = make()
        (loaded, self.roots, self.readsDependencies) = (code, roots, readsDependencies)
        return code
    }
}
