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

    /// An earlier journal; numbers rise, but journals of older versions of nibsh had 1 for the youngest.
    func earlier(_ number: Int) -> String {
        "\(journal).\(number)"
    }

    /// The number in the name of an earlier journal's file; nil for other files.
    func number(ofEarlier file: String) -> Int? {
        let start = PathName.base(journal) + "."
        guard file.hasPrefix(start), let number = UInt32(file.dropFirst(start.count)) else { return nil }
        return Int(number)
    }

    /// A journal that was found damaged.
    func damaged(_ number: Int) -> String {
        "\(journal).damaged-\(number)"
    }
}
