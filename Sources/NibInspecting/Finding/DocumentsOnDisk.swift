import Platform

/// The documents of a project that are read from their files, because they are not open.
struct DocumentsOnDisk {
    private let open: Set<String>

    /// Takes the paths of the open documents.
    init(besides open: [String]) { self.open = Set(open.map(RealPath.reached(by:))) }

    /// Whether the document in a file is not open.
    func contains(_ path: String) -> Bool { open.isEmpty || !open.contains(RealPath.reached(by: path)) }
}
