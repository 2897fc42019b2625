import NibShell
import Platform
import Replies

/// What a client can read: the open documents, their logs and the reference of the commands.
struct Resources {
    let shells: OpenShells
    /// Returns the command reference in Markdown.
    let reference: () -> String

    private static let referenceURI = "nibsh://reference"
    private static let logPrefix = "nibsh://log"

    /// The resources as `resources/list` lists them.
    var list: JSONValue {
        let documents = shells.paths.flatMap { path in
            [
                entry(
                    FileURI.of(path), name: PathName.base(path), description: "the document with its unsaved edits",
                    type: "application/xml"),
                entry(
                    Self.logPrefix + FileURI.escaped(path), name: "log of \(PathName.base(path))",
                    description: "the edits of the document, as a script", type: "text/plain"),
            ]
        }
        return .array(
            [
                entry(
                    Self.referenceURI, name: "reference", description: "the reference of all commands",
                    type: "text/markdown")
            ] + documents)
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

    private func entry(_ uri: String, name: String, description: String, type: String) -> JSONValue {
        .object([
            .init("uri", .string(uri)), .init("name", .string(name)), .init("description", .string(description)),
            .init("mimeType", .string(type)),
        ])
    }

    /// Reads a resource.
    ///
    /// - Throws: an error if there is no such resource, or it is outside of the roots.
    func read(_ uri: String) throws(CommandError) -> JSONValue {
        if uri == Self.referenceURI { return content(reference(), at: uri, type: "text/markdown") }
        if uri.hasPrefix(Self.logPrefix) {
            let shell = try shells.shell(for: FileURI.unescaped(uri.dropFirst(Self.logPrefix.count)))
            return content(
                try shell.execute("log --script").text.rendered(colour: false), at: uri, type: "text/plain")
        }
        guard let path = FileURI.path(of: uri) else {
            throw CommandError("no-resource", "there is no resource '\(uri)'", hints: ["'resources/list' lists them"])
        }
        let shell = try shells.shell(for: path)
        return content(
            String(decoding: shell.documentBytes ?? [], as: UTF8.self), at: uri, type: "application/xml")
    }

    private func content(_ text: String, at uri: String, type: String) -> JSONValue {
        .array([
            .object([.init("uri", .string(uri)), .init("mimeType", .string(type)), .init("text", .string(text))])
        ])
    }
}
