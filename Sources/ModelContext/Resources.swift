import NibShell
import Platform
import Replies

/// What a client can read: the open documents, their logs and the reference of the commands.
struct Resources {
    let shells: OpenShells
    /// The command reference in Markdown.
    let reference: String

    private static let referenceURI = "nibsh://reference"
    private static let logPrefix = "nibsh://log"

    /// The resources as `resources/list` lists them.
    var list: JSONValue {
        let documents = shells.paths.flatMap { path in
            [
                entry(
                    "file://" + path, name: PathName.base(path), "the document with its unsaved edits",
                    "application/xml"),
                entry(
                    Self.logPrefix + path, name: "log of \(PathName.base(path))",
                    "the edits of the document, as a script", "text/plain"),
            ]
        }
        return .array(
            [entry(Self.referenceURI, name: "reference", "the reference of all commands", "text/markdown")] + documents)
    }

    /// The kinds of resources as `resources/templates/list` lists them.
    static let templates: JSONValue = .array([
        .object([
            .init("uriTemplate", "file:///{path}"), .init("name", "document"),
            .init("description", "a document inside the roots"), .init("mimeType", "application/xml"),
        ]),
        .object([
            .init("uriTemplate", .string(logPrefix + "/{path}")), .init("name", "log"),
            .init("description", "the edits of a document, as a script"), .init("mimeType", "text/plain"),
        ]),
    ])

    private func entry(_ uri: String, name: String, _ description: String, _ type: String) -> JSONValue {
        .object([
            .init("uri", .string(uri)), .init("name", .string(name)), .init("description", .string(description)),
            .init("mimeType", .string(type)),
        ])
    }

    /// Reads a resource.
    ///
    /// - Throws: an error if there is no such resource, or it is outside of the roots.
    func read(_ uri: String) throws(CommandError) -> JSONValue {
        if uri == Self.referenceURI { return content(uri, reference, "text/markdown") }
        if uri.hasPrefix(Self.logPrefix) {
            let shell = try shells.shell(for: Roots.decoded(uri.dropFirst(Self.logPrefix.count)))
            return content(uri, try shell.execute("log --script").text.rendered(colour: false), "text/plain")
        }
        guard uri.hasPrefix("file://") else {
            throw CommandError("no-resource", "there is no resource '\(uri)'", hints: ["'resources/list' lists them"])
        }
        let shell = try shells.shell(for: Roots.decoded(uri.dropFirst("file://".count)))
        return content(uri, String(decoding: shell.documentBytes ?? [], as: UTF8.self), "application/xml")
    }

    private func content(_ uri: String, _ text: String, _ type: String) -> JSONValue {
        .array([
            .object([.init("uri", .string(uri)), .init("mimeType", .string(type)), .init("text", .string(text))])
        ])
    }
}
