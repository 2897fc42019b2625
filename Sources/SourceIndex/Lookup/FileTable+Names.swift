extension FileTable {
    /// Asks the reader of Swift about names; nil for each question that it does not answer.
    func answer(_ questions: [NameQuestion]) -> [NameUses?] {
        guard !questions.isEmpty, let reader, let answers = try? reader.answer(questions) else {
            return questions.map { _ in nil }
        }
        return answers
    }
}
