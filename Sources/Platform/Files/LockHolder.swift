/// Finds out who has the lock of a file.
enum LockHolder {
    /// The number of the process that has the lock; nil where the system does not tell.
    ///
    /// Linux lists all locks in `/proc/locks`, with the numbers of the files:
    ///
    ///     1: FLOCK  ADVISORY  WRITE 1234 08:02:131 0 EOF
    static func process(of file: Descriptor) -> Int? {
        guard let inode = try? file.status().identity.inode,
            let list = try? Descriptor("/proc/locks", options: .reading)
        else { return nil }
        var text: [UInt8] = []
        try? list.readToEnd(into: &text)
        return process(of: inode, in: String(decoding: text, as: UTF8.self))
    }

    /// The process that has the lock of a file; nil if there is none, or files of several file systems have the number.
    static func process(of inode: UInt64, in list: String) -> Int? {
        let holders = list.split(separator: "\n").compactMap { line -> Int? in
            let words = line.split(separator: " ")
            // Those that wait for a lock have an arrow after the number.
            guard words.count >= 6, words[1] == "FLOCK", words[3] == "WRITE",
                words[5].split(separator: ":").last.flatMap({ UInt64($0) }) == inode
            else { return nil }
            return Int(words[4])
        }
        return holders.count == 1 ? holders[0] : nil
    }
}
