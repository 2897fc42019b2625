import Platform

/// Reads the targets of a `Package.swift`, as far as they are written as literals.
struct PackageManifest {
    private let bytes: UnsafeRawBufferPointer
    private let folder: String
    private var rules = ModuleRules()

    /// Reads the names and paths of the targets.
    ///
    /// - Parameters:
    ///   - bytes: the manifest.
    ///   - path: its path.
    /// - Returns: the rules, empty if the manifest has no targets that can be read.
    static func rules(_ bytes: UnsafeRawBufferPointer, at path: String) -> ModuleRules {
        var manifest = PackageManifest(bytes: bytes, folder: PathName.folder(path))
        manifest.rules.project = path
        manifest.read()
        return manifest.rules
    }

    private init(bytes: UnsafeRawBufferPointer, folder: String) {
        self.bytes = bytes
        self.folder = folder
    }

    private mutating func read() {
        var index = 0
        while index < bytes.count {
            guard bytes[index] == Byte.period, let (word, after) = call(at: index + 1) else {
                index += 1
                continue
            }
            index = after
            switch word {
            case "target", "executableTarget", "macro", "testTarget":
                readTarget(from: after, isTest: word == "testTarget")
            case "package": if argument("url", from: after) != nil { rules.namesDependencies = true }
            default: break
            }
        }
    }

    /// Returns the word and the index after `word(`, nil if there is no call.
    private func call(at start: Int) -> (word: String, after: Int)? {
        var index = start
        while index < bytes.count, Byte.isName(bytes[index]) { index += 1 }
        guard index > start, index < bytes.count, bytes[index] == Byte.openParenthesis else { return nil }
        return (String(decoding: bytes[start..<index], as: UTF8.self), index + 1)
    }

    private mutating func readTarget(from start: Int, isTest: Bool) {
        // A dependency, `.target(name: "X")`, has only a name; its rule is that of the target itself
        guard let name = argument("name", from: start) else { return }
        let module = ModuleName.of(name)
        if let path = argument("path", from: start) {
            add(module, path: PathName.normalized(PathName.join(folder, path)))
        } else {
            for parent in isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"] {
                add(module, path: PathName.join(folder, parent + "/" + name))
            }
        }
    }

    private mutating func add(_ module: String, path: String) {
        let rule = ModuleRules.Rule(module: module, path: path, isFolder: true)
        if !rules.modules.contains(module) { rules.modules.append(module) }
        if !rules.rules.contains(rule) { rules.rules.append(rule) }
    }

    /// Returns the literal after a label among the call's own arguments.
    private func argument(_ label: String, from start: Int) -> String? {
        var open = 1
        var index = start
        while index < bytes.count, open > 0 {
            let byte = bytes[index]
            if byte == Byte.quote {
                index = literalEnd(from: index + 1) + 1
                continue
            }
            if byte == Byte.openParenthesis || byte == Byte.openBracket { open += 1 }
            if byte == Byte.closeParenthesis || byte == Byte.closeBracket { open -= 1 }
            if open == 1, Byte.isName(byte) {
                let word = index
                while index < bytes.count, Byte.isName(bytes[index]) { index += 1 }
                if index < bytes.count, bytes[index] == Byte.colon, bytes[word..<index].elementsEqual(label.utf8) {
                    return literal(from: index + 1)
                }
                continue
            }
            index += 1
        }
        return nil
    }

    private func literalEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != Byte.quote { index += bytes[index] == Byte.backslash ? 2 : 1 }
        return min(index, bytes.count)
    }

    private func literal(from start: Int) -> String? {
        var index = start
        while index < bytes.count, Byte.isBlank(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index] == Byte.quote else { return nil }
        return String(decoding: bytes[(index + 1)..<literalEnd(from: index + 1)], as: UTF8.self)
    }
}
