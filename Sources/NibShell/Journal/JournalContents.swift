import Platform

/// What a journal holds: the records, and the history they tell.
public struct JournalContents: Sendable {
    /// The absolute path of the document that the journal belongs to.
    public let document: String
    /// The digest of the document's bytes when the journal began.
    public let baseDigest: Digest
    /// How many bytes these were.
    public let baseLength: Int
    /// Whether the last record was cut off, by a kill while it was written; it is left out.
    public let isCut: Bool

    private let text: [UInt8]
    private let lines: [Range<Int>]
    private let recordOfEdit: [Int]
    private let patchesOfEdit: [Int: Range<Int>]
    private let history: JournalHistory

    /// How many bytes of the file hold what was read.
    let validLength: Int

    /// Checks the records in `text`, which follow the header.
    ///
    /// - Throws: `JournalDamage` with an offset into the file.
    init(_ header: JournalHeader, records text: [UInt8]) throws(JournalDamage) {
        let parser: JournalParser
        do {
            parser = try JournalParser(text)
        } catch {
            throw JournalDamage(offset: header.recordsOffset + error.offset, reason: error.reason)
        }
        document = header.document
        baseDigest = header.baseDigest
        baseLength = header.baseLength
        self.text = text
        lines = parser.lines
        history = parser.history
        recordOfEdit = parser.recordOfEdit
        patchesOfEdit = parser.patchesOfEdit
        isCut = parser.end < text.count
        validLength = header.recordsOffset + parser.end
    }

    // MARK: Records

    /// The number of records.
    public var count: Int {
        lines.count
    }

    /// All records, decoded.
    public var records: [JournalRecord] {
        (0..<count).compactMap { record($0) }
    }

    /// A record, counted from 0 in the order they were written; nil for a number out of range.
    public func record(_ index: Int) -> JournalRecord? {
        guard lines.indices.contains(index) else { return nil }
        return text.withUnsafeBytes { JournalParser.record(UnsafeRawBufferPointer(rebasing: $0[lines[index]])) }
    }

    /// The edit with this number; nil when there is none.
    public func edit(_ number: Int) -> JournalEdit? {
        guard number > 0, history.holds(number),
            case .edit(let number, let parent, let lines, let label) = record(recordOfEdit[number])
        else { return nil }
        let patches = (patchesOfEdit[number] ?? 0..<0).compactMap { index in
            if case .patch(let patch) = record(index) { return patch }
            return nil
        }
        return JournalEdit(number: number, parent: parent, lines: lines, label: label, patches: patches)
    }

    // MARK: States

    /// The highest number of an edit, 0 when there is none; the next edit gets the number after it.
    public var lastEdit: Int {
        history.parents.count - 1
    }

    /// The state in which the last session left the document.
    public var currentState: Int {
        history.current
    }

    /// The state that was saved last, with the digest and length of what was written; nil when nothing was.
    public var lastSaved: (state: Int, digest: Digest, length: Int)? {
        history.saves.last.map { ($0.state, $0.digest, $0.length) }
    }

    /// The state whose bytes have this digest and length: the one saved last, or 0 for the bytes the journal began with.
    ///
    /// - Returns: nil when neither a saved state nor the base has them; the file was then changed by somebody else.
    public func state(matching digest: Digest, length: Int) -> Int? {
        if let save = history.saves.last(where: { $0.digest == digest && $0.length == length }) { return save.state }
        return digest == baseDigest && length == baseLength ? 0 : nil
    }

    /// The state that a state was made on; nil for the base and for what is no state.
    public func parent(of state: Int) -> Int? {
        state > 0 && history.holds(state) ? history.parents[state] : nil
    }

    /// The edit that redo makes on a state: the one that leads to where the document was last; nil when there is none.
    public func redoTarget(of state: Int) -> Int? {
        history.holds(state) && history.followers[state] > 0 ? history.followers[state] : nil
    }

    /// The state that redoing everything from a state on leads to; the state itself when there is nothing to redo.
    public func latestLeaf(from state: Int) -> Int {
        var leaf = state
        while let next = redoTarget(of: leaf) { leaf = next }
        return leaf
    }

    /// The numbers of the edits that lead from the base to a state, in order; nil for what is no state.
    public func path(to state: Int) -> [Int]? {
        guard history.holds(state) else { return nil }
        var path: [Int] = []
        var at = state
        while at > 0 {
            path.append(at)
            at = history.parents[at]
        }
        return path.reversed()
    }

    /// The edits that lead from the base to a state, in order, decoded; nil for what is no state.
    public func edits(to state: Int) -> [JournalEdit]? {
        path(to: state)?.compactMap { edit($0) }
    }
}
