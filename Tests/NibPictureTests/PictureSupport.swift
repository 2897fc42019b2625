import NibDocument
import Testing
import XMLTree

@testable import NibPicture

/// A document in which tests draw, and what its picture says.
struct DrawnDocument {
    let document: NibDocument

    /// A xib of iOS or macOS with some objects at its top.
    init(iOS: String? = nil, macOS: String? = nil, resources: String = "") throws {
        let runtime = iOS != nil ? ("CocoaTouch", "iOS.CocoaTouch") : ("Cocoa", "MacOSX.Cocoa")
        try self.init(
            xml: """
                <document type="com.apple.InterfaceBuilder3.\(runtime.0).XIB" version="3.0" toolsVersion="22505" targetRuntime="\(runtime.1)">
                    <objects>\(iOS ?? macOS ?? "")</objects>
                    <resources>\(resources)</resources>
                </document>
                """)
    }

    init(xml: String) throws {
        document = try NibDocument(bytes: Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(xml)\n".utf8))
    }

    /// The drawing of a view: the shapes of the objects in it, by their ids. The view is at (0, 0).
    func shapes(of id: String) throws -> [String: [Shape]] {
        let style = Style(document)
        var walk = ViewWalk(style: style)
        let node = try #require(document.element(withID: id))
        let size = try #require(style.frames.frame(of: node)).size
        walk.draw(node, in: Rect(size), clip: Rect(size))
        return Dictionary(walk.drawing.groups.map { ($0.id, $0.shapes) }) { $0 + $1 }
    }

    /// The whole picture, read as XML.
    func svg() throws -> SVGReading { try SVGReading(NibPicture(of: document, title: "Test").svg) }
}

/// What expat finds in a picture.
struct SVGReading {
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    private(set) var texts: [String] = []
    private(set) var titles: [String] = []

    /// Reads a picture.
    ///
    /// - Throws: what the parser reports.
    init(_ svg: String) throws {
        let tree = try XMLTree(bytes: Array(svg.utf8))
        for node in tree.subtree(tree.root) where tree.kind(node) == .element {
            let attributes = tree.attributes(node).map { ($0.name, $0.value) }
            let name = tree.name(node)
            elements.append((name, Dictionary(attributes) { first, _ in first }))
            if name == "text" { texts.append(tree.text(in: node)) }
            if name == "title" { titles.append(tree.text(in: node)) }
        }
    }

    /// The ids of the objects in the picture, in the order in which they are drawn.
    var ids: [String] { elements.compactMap { $0.attributes["data-id"] } }
}

extension Shape {
    /// The rectangle of a rectangle; nil for other shapes.
    var rectangle: Rect? {
        if case .rect(let rect, _, _) = self { rect } else { nil }
    }

    /// The line of a text; nil for other shapes.
    var line: String? {
        if case .text(let text, _, _, _, _) = self { text } else { nil }
    }

    var fill: Color? {
        switch self {
        case .rect(_, _, let paint), .ellipse(_, let paint), .path(_, _, let paint): paint.fill
        case .text(_, _, _, let color, _): color
        }
    }
}
