import NibDocument
import Platform
import Replies
import SourceIndex
import XMLTree

/// Where the code and the other storyboards of a project name scenes that go to another storyboard.
struct StoryboardUses {
    private let context: ResolveContext
    private let code: (any CodeLookup)?

    /// Looks at the project of a document.
    init(_ context: ResolveContext) {
        self.context = context
        code = context.project.code()
    }

    /// Whether code names an identifier.
    func isNamed(_ identifier: String) -> Bool { code?.mentions(identifier) == true }

    /// What is left to change after scenes went to another storyboard.
    ///
    /// - Parameters:
    ///   - scenes: the scenes.
    ///   - path: the file of the other storyboard.
    ///   - isNew: whether that is new.
    /// - Returns: a line for each place.
    /// - Throws: an error if the documents of the project cannot be listed.
    func remarks(ofMoved scenes: [NodeID], to path: String, isNew: Bool) throws(CommandError) -> [StyledText] {
        let document = context.document
        let controllers = scenes.compactMap { document.controller(of: $0) }
        let identifiers = controllers.compactMap { document.storyboardIdentifier(of: $0) }
        let name = StoryboardFile.name(path)
        var lines = asked(identifiers, text: "is in '\(name)' now")
        lines += try references(from: path) { reference in
            document.controller(referencedBy: reference).flatMap { document.scene(of: $0) }.map(scenes.contains) == true
        } advice: { id in
            "set \(id) storyboardName \(name)"
        }
        lines += translations(of: Set(scenes.flatMap { document.ids(in: $0) }))
        if isNew { lines.append("to do: add \(PathName.base(path)) to the target in Xcode") }
        return lines
    }

    /// What is left to change after the scenes of another storyboard came here.
    ///
    /// - Parameters:
    ///   - other: the other storyboard, as it was.
    ///   - path: its file.
    /// - Returns: a line for each place.
    /// - Throws: an error if the documents of the project cannot be listed.
    func remarks(ofJoined other: NibDocument, from path: String) throws(CommandError) -> [StyledText] {
        let (name, own) = (StoryboardFile.name(path), StoryboardFile.name(context.project.documentPath))
        let named = (code?.uses(of: .storyboardName) ?? []).filter { $0.use.value == name }
        var lines = named.map { use -> StyledText in
            "to change: \(Self.place(use)): names '\(name)', whose scenes are in '\(own)' now"
        }
        lines += try settings(naming: name)
        lines += try references(from: path, to: name) { _ in
            true
        } advice: { id in
            "set \(id) storyboardName \(own)"
        }
        lines.append("to do: remove \(PathName.base(path)) from the target in Xcode")
        return lines
    }

    // MARK: - Code

    private func asked(_ identifiers: [String], text: String) -> [StyledText] {
        guard !identifiers.isEmpty else { return [] }
        return (code?.uses(of: .storyboardIdentifier) ?? []).filter { identifiers.contains($0.use.value) }.map { use in
            "to change: \(Self.place(use)): asks a storyboard for '\(use.use.value)', which \(text)"
        }
    }

    private static func place(_ use: (path: String, use: CodeUse)) -> String {
        "\(PathName.shown(use.path)):\(use.use.place.line):\(use.use.place.column)"
    }

    /// The lines of property lists and projects that make a storyboard the one that an application begins with.
    private func settings(naming name: String) throws(CommandError) -> [StyledText] {
        var lines: [StyledText] = []
        for path in try context.project.files(where: { $0.hasSuffix("Info.plist") || $0.hasSuffix(".pbxproj") }) {
            guard let bytes = try? context.project.bytes(of: path) else { continue }
            var isKey = false
            for (index, line) in String(decoding: bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false
            ).enumerated() {
                let isSetting =
                    line.contains("INFOPLIST_KEY_") && line.contains("toryboard") && line.contains(" \(name);")
                if isSetting || isKey && line.contains("<string>\(name)</string>") {
                    lines.append("to change: \(PathName.shown(path)):\(index + 1): names '\(name)', which is gone")
                }
                isKey = line.contains("<key>") && line.contains("toryboard")
            }
        }
        return lines
    }

    // MARK: - Documents

    /// The references of further storyboards, each with a line that changes it.
    private func references(
        from path: String, to name: String? = nil, where isMeant: (String?) -> Bool, advice: (String) -> String
    ) throws(CommandError) -> [StyledText] {
        let own = [context.project.documentPath, path].map { RealPath.of($0) ?? PathName.absolute($0) }
        let name = name ?? StoryboardFile.name(context.project.documentPath)
        var lines: [StyledText] = []
        for file in try context.project.documents() where file.hasSuffix(".storyboard") {
            guard !own.contains(RealPath.of(file) ?? PathName.absolute(file)),
                let other = (try? context.project.bytes(of: file)).flatMap({ try? NibDocument(bytes: $0) })
            else { continue }
            for reference in other.references(toStoryboard: name) where isMeant(reference.identifier) {
                guard let id = other.id(of: reference.node) else { continue }
                let line = other.tree.position(of: reference.node).line
                lines.append("to change: \(PathName.shown(file)):\(line): \(advice(id))")
            }
        }
        return lines
    }

    /// The translations of scenes that went to another storyboard, which stay in the files of this one.
    private func translations(of ids: Set<String>) -> [StyledText] {
        LanguageFiles(of: context.project.documentPath).files.compactMap { file in
            guard let bytes = try? context.project.bytes(of: file.path) else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            guard ids.contains(where: { text.contains("\"\($0).") }) else { return nil }
            return "to do: \(PathName.shown(file.path)) has translations of what moved: the other storyboard needs them"
        }
    }
}
