import Platform

extension SourceIndex {
    /// Returns the targets that build a source file or document.
    ///
    /// - Returns: an empty list if no target of the Xcode projects around the file builds it; nil for headers, which no
    ///   target lists, and if another build system may build the file.
    package func targets(ofFile path: String) -> [BuildTarget]? {
        if path.hasSuffix(".h") || path.hasSuffix(".pch") { return nil }
        return remembered(targetsOf: path) {
            let path = spelledLikeRoots(path)
            guard let found = moduleMap.targets(of: path) else { return nil }
            return found.isEmpty && isOfOtherBuilder(path) ? nil : found
        }
    }

    /// Returns the targets whose products have a bundle identifier.
    package func targets(ofBundle identifier: String) -> [BuildTarget] { moduleMap.targets(ofBundle: identifier) }

    /// Returns whether another build system may build a source file or document: one of its files is in a folder around it.
    package func isOfOtherBuilder(_ path: String) -> Bool {
        let path = spelledLikeRoots(path)
        let isDocument = path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
        return otherBuilders.contains { builder in
            PathName.isPath(path, inside: builder.folder) && (!isDocument || canBuildDocuments(builder.file))
        }
    }

    /// Returns a path in the form of the files in the index, which begin with the path of their root.
    private func spelledLikeRoots(_ path: String) -> String {
        let path = PathName.normalized(path)
        if roots.contains(where: { PathName.isPath(path, inside: $0) }) { return path }
        guard let real = RealPath.of(path) else { return path }
        for root in roots {
            guard let folder = RealPath.of(root), let inside = PathName.relative(real, to: folder) else { continue }
            return PathName.normalized(PathName.join(root, inside))
        }
        return path
    }
}
