import Wording

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the name in a folder that is nearest to one that was typed wrongly.
enum NearestName {
    /// The name in `folder` that differs from `name` by case, by a few letters or by its extension only.
    ///
    /// - Returns: nil when the folder cannot be listed or holds nothing alike.
    static func inFolder(_ folder: String, to name: String) -> String? {
        nearest(to: name, among: names(in: folder))
    }

    /// The candidate that needs the fewest changes to become `name`; the first in the alphabet among equals.
    static func nearest(to name: String, among candidates: [String]) -> String? {
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

    /// The names in a folder, at most ten thousand of them.
    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while names.count < 10_000, let entry = readdir(stream) {
            let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
            let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
            let name = String(cString: start)
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
