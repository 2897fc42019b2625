import Wording

/// Finds the name in a folder that is nearest to one that was typed wrongly.
package enum NearestName {
    /// The name in `folder` that differs from `name` by case, by a few letters or by its extension only.
    ///
    /// Of a folder with very many files not all are looked at.
    ///
    /// - Returns: nil when the folder cannot be listed or holds nothing alike.
    package static func inFolder(_ folder: String, to name: String) -> String? {
        nearest(to: name, among: FolderNames.of(folder, atMost: 10_000))
    }

    /// The candidate that needs the fewest changes to become `name`; the first in the alphabet among equals.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.lowercased().utf8)
        let limit = max(1, min(4, wanted.count / 3))
        var best: (score: Int, name: String)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased().utf8)
            var score = EditDistance.between(wanted, letters, atMost: limit)
            if score == nil, PathName.stem(candidate).lowercased() == PathName.stem(name).lowercased() { score = limit }
            guard let score else { continue }
            if let found = best, (found.score, found.name) <= (score, candidate) { continue }
            best = (score, candidate)
        }
        return best?.name
    }
}
