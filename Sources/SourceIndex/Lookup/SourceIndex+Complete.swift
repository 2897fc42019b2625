import Platform

extension SourceIndex {
    /// The modules that the project's targets and folders name.
    package var moduleNames: [String] {
        moduleMap.names
    }

    /// Whether there may be a module of a name: a target, a folder, an import, a dependency or its manifest names it.
    package func mayHaveModule(_ name: String) -> Bool {
        // A project file that could not be read may build it.
        if table.problems.contains(where: { $0.path.hasSuffix(".pbxproj") }) { return true }
        if moduleNames.contains(name) || isImported(name) || mentions(name) { return true }
        let manifests = table.listing.dependencyLists + table.files.filter { $0.rules != nil }.map(\.file.path)
        let wanted = Array(name.utf8)
        let isListed = manifests.contains { path in
            guard let bytes = try? FileIO.read(path) else { return true }
            return bytes.withUnsafeBytes { bytes in wanted.withUnsafeBytes { bytes.contains(bytes: $0) } }
        }
        if isListed { return true }
        guard let dependencies else { return false }
        return dependencies.mayHaveModule(name) || dependencies.hasFolder(named: name)
    }

    /// Whether a file is in a folder, or in a framework, of a name.
    package func hasFolder(named name: String) -> Bool {
        paths.contains { path in
            path.split(separator: "/").dropLast().contains { $0 == name || $0 == name + ".framework" }
        }
    }

    /// Whether the code of every submodule that a `.gitmodules` file names is there.
    private func hasSubmodules(of list: String) -> Bool {
        guard let bytes = try? FileIO.read(list) else { return false }
        let folder = PathName.folder(list)
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " && $0 != "\t" } }
            guard parts.count == 2, parts[0] == "path" else { continue }
            let path = PathName.normalized(PathName.join(folder, parts[1])) + "/"
            if !table.files.contains(where: { $0.file.path.hasPrefix(path) }) { return false }
        }
        return true
    }

    /// Whether all code that can declare the document's classes was read.
    ///
    /// False if folders of dependencies or frameworks were left out, if a project file, `Podfile` or `Cartfile` names dependencies
    /// whose code is missing, if something could not be read, or if there is Swift but no reader for it.
    package var isComplete: Bool {
        load()
        let listing = table.listing
        if !listing.leftOut.isEmpty || !table.problems.isEmpty { return false }
        if !table.canReadSwift, table.files.contains(where: { $0.file.kind == .swift }) { return false }
        let folders = listing.dependencyFolders
        for list in listing.dependencyLists {
            if PathName.base(list) == ".gitmodules" {
                if !hasSubmodules(of: list) { return false }
                continue
            }
            let needed = PathName.base(list) == "Podfile" ? "Pods" : "Checkouts"
            if !folders.contains(where: { PathName.base($0) == needed }) { return false }
        }
        guard table.files.contains(where: { $0.rules?.namesDependencies == true }) else { return true }
        return folders.contains { PathName.base($0) == "SourcePackages" || PathName.base($0) == "checkouts" }
    }
}
