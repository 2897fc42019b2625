extension Catalog {
    /// Returns the texts of an element that Xcode's tools put into files for translators, as measured
    /// (Scripts/catalog/localized.txt).
    package func localizedProperties(of element: String) -> [LocalizedProperty] {
        let facts = localized.facts
        if let known = localized.known[element] { return known }
        let own = facts.own[element] ?? []
        let properties =
            own
            + facts.common.filter { common in
                !own.contains { $0.steps == common.steps && $0.attribute == common.attribute }
            }
        localized.known[element] = properties
        return properties
    }
}
