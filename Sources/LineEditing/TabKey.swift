import CEdit

/// The Tab key: it inserts what all candidates have in common, and lists them when it is pressed again.
extension LineEditor {
    /// The number of candidates above which the list is shown only after a question.
    static let askingCount = 200

    /// Handles the Tab key; the result tells libedit what to redraw.
    func complete() -> UInt8 {
        guard let completer, let line = el_wline(editor)?.pointee, let start = line.buffer else {
            return UInt8(CC_ERROR)
        }
        let earlier = state.earlierLines
        let current = String(wide: start, count: line.lastchar - start)
        let beforeCursor = String(wide: start, count: line.cursor - start)
        let text = earlier + current
        let cursor = earlier.utf8.count + beforeCursor.utf8.count
        guard let completion = completer(text, cursor), let replaced = replacedText(completion.replace, in: text) else {
            return UInt8(CC_ERROR)
        }
        let candidates = completion.distinct
        if candidates.count <= 1 {
            state.ambiguity = nil
            guard let only = candidates.first else { return UInt8(CC_ERROR) }
            replace(replaced, of: text, by: only.text, cursor: cursor, addsSpace: only.isFinal)
            return UInt8(CC_REFRESH)
        }
        if let ambiguity = state.ambiguity, ambiguity == (text, cursor) {
            return list(candidates)
        }
        let common = String(Completion.commonPrefix(of: candidates))
        let isProgress = common.utf8.count >= replaced.utf8.count && common != replaced
        if isProgress { replace(replaced, of: text, by: common, cursor: cursor, addsSpace: false) }
        rememberAmbiguity(earlier: earlier)
        return UInt8(isProgress ? CC_REFRESH : CC_ERROR)
    }

    /// Returns the part of the text that a completion replaces; nil if it is not within the line being edited.
    private func replacedText(_ range: Range<Int>, in text: String) -> Substring? {
        let utf8 = text.utf8
        guard range.lowerBound >= state.earlierLines.utf8.count, range.upperBound <= utf8.count else { return nil }
        let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let upper = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
        guard lower.samePosition(in: text.unicodeScalars) != nil, upper.samePosition(in: text.unicodeScalars) != nil
        else { return nil }
        return text[lower..<upper]
    }

    /// Replaces a part of the line and puts the cursor after the new text.
    private func replace(_ old: Substring, of text: String, by new: String, cursor: Int, addsSpace: Bool) {
        let position = text.utf8.index(text.startIndex, offsetBy: cursor)
        let hasSpace = text[old.endIndex...].utf8.first == UInt8(ascii: " ")
        el_cursor(editor, Int32(text.unicodeScalars.distance(from: position, to: old.endIndex)))
        el_deletestr(editor, Int32(old.unicodeScalars.count))
        insert(addsSpace && !hasSpace ? new + " " : new)
        if addsSpace && hasSpace { el_cursor(editor, 1) }
    }

    private func rememberAmbiguity(earlier: String) {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return }
        let text = earlier + String(wide: start, count: line.lastchar - start)
        let before = earlier.utf8.count + String(wide: start, count: line.cursor - start).utf8.count
        state.ambiguity = (text, before)
    }

    /// Prints the candidates below the line, and the line again below the candidates.
    private func list(_ candidates: [CompletionCandidate]) -> UInt8 {
        leaveLine("")
        if candidates.count > LineEditor.askingCount {
            LineEditor.print("list all \(candidates.count) candidates? (y/n) ")
            let isWanted = readAnswer()
            LineEditor.print(isWanted == nil ? "^C\n" : "\n")
            if isWanted == nil { return UInt8(CC_EOF) }
            if isWanted == false {
                cedit_redraw(editor)
                return UInt8(CC_NORM)
            }
        }
        let size = Terminal.size(1)
        let lines = CompletionList(candidates: candidates).lines(width: size.columns, rows: size.rows)
        LineEditor.print(lines.joined(separator: "\n") + "\n")
        cedit_redraw(editor)
        return UInt8(CC_NORM)
    }

    /// Reads the key that answers a question: any key other than yes means no; nil means Ctrl-C, which drops the line.
    private func readAnswer() -> Bool? {
        while true {
            switch keyboard.next() {
            case .character(let key):
                return "yY \t".unicodeScalars.contains(key)
            case .signals(let bits) where bits & Int32(CEDIT_INTERRUPT) != 0:
                state.isInterrupted = true
                return nil
            case .signals:
                continue
            case .paste:
                state.isPasting = true
                return false
            case .end:
                return false
            }
        }
    }
}
