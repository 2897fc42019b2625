import Platform

/// The documents that `nibsh check --all --fix RULE` changes.
package enum FixedDocuments {
    /// Returns the documents in places, but for those that the settings of a project exclude.
    ///
    /// - Parameter places: documents and folders; none for the project around the current folder.
    /// - Returns: the paths, each once.
    package static func paths(in places: [String]) -> [String] {
        let places = places.isEmpty ? [ProjectFolder.around(".")] : places
        var seen: Set<String> = []
        return places.flatMap { place -> [String] in
            guard RealPath.isFolder(place) else { return [place] }
            // A mistake in the settings is told by the check of each document.
            let configuration = try? CheckConfiguration.around(place, root: ProjectFolder.around(place))
            return ProjectFolder.documents(below: place).paths.filter { configuration?.excludes($0) != true }
        }.filter { seen.insert($0).inserted }
    }
}
