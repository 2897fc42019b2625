import Bytes
import NibDocument
import Platform
import Replies
import XMLTree

/// How storyboard references connect the scenes of a storyboard with those of others in the project.
struct SceneLinks {
    /// A scene of another storyboard.
    struct Link {
        /// The path of the storyboard.
        let file: String
        /// The id of the scene's controller, or of the reference to it.
        let id: String
        /// The name of the scene, or of that from which a segue leads to the reference.
        let label: String

        static let type = RecordType<Link>("scene link") {
            Field("file", "the storyboard", \.file)
            Field("id", "the id of the controller, or of the reference to it; empty if the file was not found", \.id)
            Field("label", "the name of the scene, or its identifier if the file was not found", \.label)
        }
    }

    /// The scenes of other storyboards that lead to a scene, by the node of the scene.
    private(set) var incoming: [NodeID: [Link]] = [:]
    /// The scene that a reference leads to, by the node of the reference's scene.
    private(set) var outgoing: [NodeID: Link] = [:]

    /// A way between a scene and one of another storyboard.
    struct Way {
        let link: Link
        /// Whether the scene of the other storyboard leads here.
        let isIncoming: Bool

        /// `→` or `←`, the storyboard, the name of the scene there, and its id.
        var cells: [StyledText] {
            ["\(isIncoming ? "←" : "→", .dim) \(link.file)", StyledText(link.label, .label), StyledText(link.id, .id)]
        }
    }

    /// The scene that a reference leads to, then those that lead to a scene.
    func ways(of scene: NodeID) -> [Way] {
        (outgoing[scene].map { [Way(link: $0, isIncoming: false)] } ?? [])
            + (incoming[scene] ?? []).map { Way(link: $0, isIncoming: true) }
    }

    /// The links of no storyboard.
    init() {}

    /// Finds the links of the open storyboard.
    init(_ context: LookingContext) {
        let document = context.document
        guard document.kind.isStoryboard else { return }
        let own = RealPath.of(context.path)
        let paths = context.project.documentsNearCode().filter { $0.hasSuffix(".storyboard") && RealPath.of($0) != own }
        let name = Self.name(of: context.path)
        let references = document.references
        // What the reference says of a storyboard that is not on disk, as one that a split will make with the next save.
        for reference in references {
            outgoing[reference.scene] = Link(
                file: reference.storyboard + ".storyboard", id: "", label: reference.identifier ?? "")
        }
        for path in paths {
            guard let bytes = try? FileIO.read(path) else { continue }
            let isMeant = references.contains { $0.storyboard == Self.name(of: path) }
            guard isMeant || Self.mentions(name, in: bytes), let other = try? NibDocument(bytes: bytes),
                other.kind == document.kind
            else { continue }
            let file = PathName.shown(path)
            for reference in references where reference.storyboard == Self.name(of: path) {
                guard let scene = other.scene(of: reference) else { continue }
                outgoing[reference.scene] = Self.link(to: scene, in: other, file: file)
            }
            for reference in other.references where reference.storyboard == name {
                guard let scene = document.scene(of: reference) else { continue }
                incoming[scene, default: []] += Self.sources(of: reference, in: other, file: file)
            }
        }
    }

    private static func name(of path: String) -> String { String(PathName.stem(PathName.base(path))) }

    /// Whether a document refers to a storyboard, as far as its bytes tell.
    private static func mentions(_ name: String, in bytes: [UInt8]) -> Bool {
        let wanted = Array("storyboardName=\"\(name)\"".utf8)
        return bytes.withUnsafeBytes { bytes in wanted.withUnsafeBytes { bytes.contains(bytes: $0) } }
    }

    private static func link(to scene: NodeID, in document: NibDocument, file: String) -> Link {
        let id = document.controller(of: scene).flatMap { document.id(of: $0) } ?? ""
        return Link(file: file, id: id, label: document.lineLabel(ofScene: scene))
    }

    /// Returns the scenes from which segues lead to a reference.
    private static func sources(of reference: SceneReference, in document: NibDocument, file: String) -> [Link] {
        let scenes = document.scenes.filter { scene in
            document.segues(from: scene).contains { $0.destination == reference.id }
        }
        return scenes.map { link(to: $0, in: document, file: file) }
    }
}

extension LookingContext {
    /// Returns how storyboard references connect the scene of a controller with those of other storyboards; nothing for other objects.
    func waysToOtherStoryboards(of node: NodeID) -> [SceneLinks.Way] {
        guard document.kind.isStoryboard, let scene = document.scene(of: node), document.controller(of: scene) == node
        else { return [] }
        return SceneLinks(self).ways(of: scene)
    }
}

/// A storyboard reference, which is the only content of its scene.
private struct SceneReference {
    let scene: NodeID
    let id: String
    let storyboard: String
    let identifier: String?
}

extension NibDocument {
    /// The storyboard references.
    fileprivate var references: [SceneReference] {
        scenes.compactMap { scene in
            guard let node = controller(of: scene), tree.name(node).hasSuffix("ontrollerPlaceholder"),
                let id = id(of: node), let storyboard = tree.attribute("storyboardName", of: node)
            else { return nil }
            return SceneReference(
                scene: scene, id: id, storyboard: storyboard,
                identifier: tree.attribute("referencedIdentifier", of: node))
        }
    }

    /// Returns the scene that a reference from another storyboard means.
    fileprivate func scene(of reference: SceneReference) -> NodeID? {
        guard let identifier = reference.identifier else { return initialScene }
        return scenes.first { scene in
            controller(of: scene).map { tree.attribute("storyboardIdentifier", of: $0) == identifier } == true
        }
    }
}
