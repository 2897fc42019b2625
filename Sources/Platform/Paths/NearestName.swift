import Wording

/// Finds the name in a folder that is nearest to a mistyped one.
package enum NearestName {
    /// The name in `folder` that differs from `name` by case, by a few letters or by its extension only.
    ///
    /// In a folder with very many files, only some of them are compared.
    ///
    /// - Returns: nil if the folder cannot be listed or has no similar name.
    package static func inFolder(_ folder: String, to name: String) -> String? {
        nearest(to: name, among: FolderNames.of(folder, atMost: 10_000))
    }

    /// The candidate that needs the fewest changes to become `name`; among equals, the first in alphabetical order.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.lowercased().utf8)
        let limit = max(1, min(4, wanted.count / 3))
        var best: (score: Int, name: String)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased().utf8)
            var score = EditDistance.between(wanted, and: letters, atMost: limit)
            if score == nil, PathName.stem(candidate).lowercased() == PathName.stem(name).lowercased() { score = limit }
            guard let score else { continue }
            if let found = best, (found.score, found.name) <= (score, candidate) { continue }
            best = (score, candidate)
        }
        return best?.name
    }
}
