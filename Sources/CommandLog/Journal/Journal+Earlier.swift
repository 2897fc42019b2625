import Platform

/// The use of earlier journals of the document.
extension Journal {
    /// Uses the youngest earlier journal that has a state with some bytes, in place of the document's journal.
    ///
    /// - Parameters:
    ///   - digest: the digest of the bytes.
    ///   - length: how many they are.
    /// - Returns: what it holds; nil when there is none, and nothing is different then.
    package func returnToEarlier(matching digest: Digest, length: Int) -> JournalContents? {
        for item in EarlierJournals(of: name).all {
            guard let (earlier, header, contents) = JournalFile.readable(item.path), contents.damage == nil,
                contents.state(matching: digest, length: length) != nil
            else { continue }
            (file, self.header, end, isDamaged) = (earlier, header, contents.validLength, false)
            repairs = contents.repairs
            returning = item.path
            return contents
        }
        return nil
    }

    /// What the earlier journals of the document hold, the youngest first; those that cannot be read are left out.
    package func earlierContents() -> [(contents: JournalContents, modified: Int64)] {
        EarlierJournals(of: name).all.compactMap { item in
            JournalFile.readable(item.path).map { ($0.contents, item.modified) }
        }
    }

    /// Makes an earlier journal the document's journal again; the present one becomes an earlier one.
    func takeBack() throws(JournalError) {
        guard let earlier = returning else { return }
        if lock == nil { lock = try JournalLock(name.lock, document: documentPath) }
        do throws(SystemError) {
            try EarlierJournals(of: name).setAside()
            FileSystem.synchronizeFolder(folder)
            try FileSystem.rename(earlier, to: path)
        } catch { throw cannotWrite(error) }
        returning = nil
        hasNewName = true
    }
}
