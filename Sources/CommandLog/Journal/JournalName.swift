import Platform

/// Names the files that belong to the journal of one document.
struct JournalName: Equatable {
    /// The absolute path of the document, without symbolic links where they can be resolved.
    let document: String
    /// The path of the journal.
    let journal: String

    /// Names the journal of a document, which need not exist, inside a folder, which need not either.
    init(document path: String, folder: String) {
        document = PathName.absolute(path)
        let digest = Digest(of: Array(document.utf8))
        var name = PathName.base(document)[...]
        while name.utf8.count > 180 { name.removeLast() }
        journal = folder + "/" + digest.description + "-" + name + ".journal"
    }

    /// The file whose lock says that a session has the journal.
    var lock: String {
        journal + ".lock"
    }

    /// An earlier journal; 1 is the youngest.
    func earlier(_ number: Int) -> String {
        "\(journal).\(number)"
    }

    /// A journal that was found damaged.
    func damaged(_ number: Int) -> String {
        "\(journal).damaged-\(number)"
    }
}
