import ClassFacts
import NibDocument
import Platform
import SourceIndex

extension Rule {
    /// Images, colours and fonts that the project does not have.
    static let missingAsset = Rule(
        "missing-asset", severity: .warning, needsCode: false,
        summary: "an image, named colour or font that neither a catalogue nor a file of the project has",
        rationale: """
            A view shows nothing for an image that is not in the bundle; a missing colour has the value that the document kept, \
            and a missing font is replaced by that of the system. Catalogues of assets (with their namespaces) and the files of \
            images and fonts are read, those of dependencies too. Images and colours of the system are never reported, nor \
            is a font unless the document says in which file it is and all dependencies were read, or its name resembles that of a font of the project. \
            A font whose file is in the bundle, but not in the list UIAppFonts of an Info.plist, is not found either. \
            What only other targets have is a note, and so is everything in a document without a project. Names in code are \
            reported if all documents of the project are checked.
            """,
        checkProject: { project, findings in
            guard let assets = project.assets else { return }
            let check = AssetCheck(project: project, assets: assets)
            for document in project.documents { check.report(document, to: &findings) }
            guard project.isWhole, let code = project.code else { return }
            for use in code.uses(of: .imageName) { check.report(use, kind: .image, code: code, to: &findings) }
            for use in code.uses(of: .colorName) { check.report(use, kind: .color, code: code, to: &findings) }
        })
}

/// The check of the names of images, colours and fonts.
private struct AssetCheck {
    let project: ProjectContext
    let assets: ProjectAssets

    // MARK: - Documents

    func report(_ document: DocumentContext, to findings: inout Findings) {
        let used = Dictionary(grouping: UsedAsset.all(in: document)) { "\($0.kind.rawValue) \($0.name)" }
        let fonts = document.document.filesOfCustomFonts
        for uses in used.values.sorted(by: { $0[0].node < $1[0].node }) {
            let use = uses[0]
            let unlisted = use.kind == .font ? self.unlisted(use.name, for: document) : nil
            if use.kind == .font, unlisted == nil, !isCustom(use.name, file: fonts[use.name]) { continue }
            guard let problem = unlisted ?? problem(use.kind, named: use.name, for: document) else { continue }
            let more = uses.count == 1 ? "" : " (used \(uses.count) times)"
            let object = document.document.object(around: use.node).flatMap { document.object($0) }
            findings.add(
                project.code == nil ? .note : problem.severity, problem.text + more, at: use.node,
                attribute: use.attribute, object: object, in: document)
        }
    }

    /// Whether a font is not one of the system, as far as that can be known.
    private func isCustom(_ name: String, file: String?) -> Bool {
        if let file, project.code?.isComplete == true {
            return !file.hasSuffix(".ttc") && !SystemFonts.has(name)
                && !assets.all.contains { $0.kind == .font && PathName.base($0.path) == file }
        }
        return !SystemFonts.has(name) && Similar.name(to: name, among: assets.names(of: .font)) != nil
    }

    /// What is wrong with a font whose file the document's target has, but no property list: UIKit does not find it, unless code registers it.
    private func unlisted(_ name: String, for document: DocumentContext) -> (severity: Severity, text: String)? {
        guard !document.isMac, let code = project.code, !document.targets.isEmpty else { return nil }
        let own = assets.assets(.font, named: name)
        guard let first = own.first, own.allSatisfy(assets.isUnlisted), own.allSatisfy({ isBuilt($0, with: document) }),
            !["CTFontManagerRegister", "registerFont"].contains(where: code.mentions)
        else { return nil }
        let file = PathName.base(first.path)
        return (
            .warning, "no Info.plist of the project lists the file '\(file)' of the font '\(name)' under UIAppFonts"
        )
    }

    /// Whether a target that builds a document builds an asset too.
    private func isBuilt(_ asset: ProjectAsset, with document: DocumentContext) -> Bool {
        project.code?.targets(ofFile: asset.path)?.contains { target in
            document.targets.contains { $0.isSame(as: target) }
        } == true
    }

    private func problem(
        _ kind: ProjectAsset.Kind, named name: String, for document: DocumentContext
    ) -> (severity: Severity, text: String)? {
        let found = assets.assets(kind, named: name)
        if document.isMac, kind == .image, found.isEmpty, isGivenByCode(name) { return nil }
        guard found.isEmpty else {
            return problem(kind, named: name, inSets: found, for: document)
                ?? problem(kind, named: name, elsewhere: found, for: document)
        }
        return (.warning, "the project has no \(Self.word(kind)) '\(name)'" + suggestion(kind, for: name))
    }

    /// What is wrong with the sets of a name: they have nothing, or only something for devices on which the document is not shown.
    private func problem(
        _ kind: ProjectAsset.Kind, named name: String, inSets found: [ProjectAsset], for document: DocumentContext
    ) -> (severity: Severity, text: String)? {
        if found.allSatisfy(assets.isEmpty) {
            return (.warning, "the set of the \(Self.word(kind)) '\(name)' has no file")
        }
        let idioms = found.compactMap(assets.idioms)
        let wanted = document.document.kind.platform.idioms
        guard idioms.count == found.count, idioms.allSatisfy(wanted.isDisjoint) else { return nil }
        let others = Set(idioms.joined()).sorted().map { "'\($0)'" }.joined(separator: ", ")
        return (.warning, "the \(Self.word(kind)) '\(name)' is there only for the idiom \(others)")
    }

    /// What is wrong with an asset that only other targets than those of the document have.
    private func problem(
        _ kind: ProjectAsset.Kind, named name: String, elsewhere found: [ProjectAsset], for document: DocumentContext
    ) -> (severity: Severity, text: String)? {
        guard let code = project.code, !document.targets.isEmpty else { return nil }
        let holders = found.map { code.targets(ofFile: $0.path) }
        let isThere = holders.contains { targets in
            guard let targets else { return true }
            return targets.contains { target in document.targets.contains { $0.isSame(as: target) } }
        }
        if isThere { return nil }
        let bundle = project.bundles(of: document)[0]
        return (.note, "\(bundle.name) has no \(Self.word(kind)) '\(name)', but other files of the project do")
    }

    /// Whether code gives an image this name, so that AppKit finds it (Apple's documentation of `NSImage.setName(_:)`).
    private func isGivenByCode(_ name: String) -> Bool {
        guard let code = project.code, code.mentions("\"\(name)\"") else { return false }
        let texts = ["@\"\(name)\"", "\"\(name)\"", "NSImage.Name(\"\(name)\"", "NSImage.Name(rawValue: \"\(name)\""]
        return texts.contains { text in
            ["setName(", "setName:", "setName: ", ".name = ", ".name="].contains { code.mentions($0 + text) }
        }
    }

    private func suggestion(_ kind: ProjectAsset.Kind, for name: String) -> String {
        Similar.name(to: name, among: assets.names(of: kind)).map { "; did you mean '\($0)'?" } ?? ""
    }

    private static func word(_ kind: ProjectAsset.Kind) -> String {
        switch kind {
        case .image: "image"
        case .color: "colour"
        case .font: "font"
        }
    }

    // MARK: - Code

    func report(
        _ use: (path: String, use: CodeUse), kind: ProjectAsset.Kind, code: any CodeLookup,
        to findings: inout Findings
    ) {
        let name = use.use.value
        guard !name.isEmpty, assets.assets(kind, named: name).isEmpty, !name.hasPrefix("NS"),
            kind != .image || !isGivenByCode(name)
        else { return }
        let suggestion = suggestion(kind, for: name)
        let isDead = project.isNeverMade(CodeOwner(of: use))
        findings.add(
            isDead ? .note : .warning, "the project has no \(Self.word(kind)) '\(name)'" + suggestion, at: use,
            runtime: nil)
    }
}

extension DocumentKind.Platform {
    /// The idioms of catalogues (Apple's "Asset Catalog Format Reference") whose assets the platform's programs find.
    fileprivate var idioms: Set<String> {
        switch self {
        case .iOS: ["iphone", "ipad", "mac", "vision"]
        case .tvOS: ["tv"]
        case .watchOS: ["watch"]
        case .macOS: ["mac"]
        }
    }
}
