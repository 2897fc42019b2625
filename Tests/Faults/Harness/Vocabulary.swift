import Foundation
import SeededRandom

/// The words of a document and the code beside it that commands can name, found without nibsh.
struct Vocabulary {
    /// The ids of all elements.
    let ids: [String]
    /// Values that have the form of an id and are none, by the attribute that has them.
    let loose: Set<String>
    private let elements: [String]
    private let attributes: [String]
    private let members: [String]
    private let connected: [String]
    private let views: [String]
    private let titles: [String]

    private static let known = [
        "label", "button", "view", "textField", "stackView", "viewController", "tableView", "imageView", "scrollView",
        "segmentedControl", "menuItem", "barButtonItem", "tapGestureRecognizer", "customObject", "constraint",
        "collectionView", "toolbar", "navigationItem", "tabView", "popUpButton", "tableViewCell", "window",
    ]
    private static let names = [
        "title", "text", "customClass", "customModule", "userLabel", "tag", "hidden", "normal.title", "frame", "font",
        "backgroundColor", "textColor", "constant", "priority", "identifier", "storyboardIdentifier", "frame.width",
        "delegate", "dataSource", "view", "window", "leading", "width", "centerX", "top", "image", "gestureRecognizers",
    ]

    init(_ bytes: [UInt8], code: String = "") {
        let text = String(decoding: bytes, as: UTF8.self)
        var (ids, views, elements, attributes) = (Set<String>(), Set<String>(), Set<String>(), Set<String>())
        var (members, connected, titles, values) = (Set<String>(), Set<String>(), Set<String>(), Set<String>())
        // The ids of the elements that are open; empty for those without one.
        var open: [String] = []
        for tag in text.matches(of: /<(\/?)([A-Za-z]\w*)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>/) {
            if tag.output.1 == "/" {
                _ = open.popLast()
                continue
            }
            let element = String(tag.output.2)
            elements.insert(element)
            var id = ""
            for attribute in tag.output.3.matches(of: /([\w:]+)="([^"]*)"/) {
                let (name, value) = (String(attribute.output.1), String(attribute.output.2))
                switch name {
                case "id": id = value
                case "property", "selector", "keyPath", "name":
                    members.insert(value)
                    if let source = open.last(where: { !$0.isEmpty }) { connected.insert("\(source).\(value)") }
                case "title", "text", "userLabel", "label": titles.insert(value)
                default: attributes.insert(name)
                }
                if name != "id", name != "sceneID", Self.isLikeID(value) { values.insert(value) }
            }
            if !id.isEmpty { ids.insert(id) }
            if tag.output.3.contains("contentMode=") || tag.output.3.contains("fixedFrame=") { views.insert(id) }
            if tag.output.4.isEmpty { open.append(id) }
        }
        for name in code.matches(of: /(?:var|func|class|@interface)\s+(\w+)/) { members.insert(String(name.output.1)) }
        self.ids = ids.sorted()
        self.views = views.sorted()
        loose = values.subtracting(ids)
        self.elements = elements.sorted() + Self.known + Self.known
        self.attributes = attributes.sorted() + Self.names
        self.members = members.sorted() + ["go:", "items", "delegate", "title", "zoo"]
        self.connected = connected.sorted()
        self.titles = titles.filter { !$0.contains("&") && !$0.contains("\n") && !Self.isLikeID($0) }.sorted()
    }

    /// Whether a text has the form of the ids that Interface Builder makes.
    private static func isLikeID(_ text: String) -> Bool { text.wholeMatch(of: /\w{3}-\w{2}-\w{3}/) != nil }

    /// An object and one of its connections, as in `iN0-l3-epB.delegate`.
    func connection(_ random: inout SeededGenerator) -> String { random.pick(connected) ?? "-1.delegate" }
    func view(_ random: inout SeededGenerator) -> String { random.pick(views) ?? id(&random) }
    func id(_ random: inout SeededGenerator) -> String { random.pick(ids) ?? "-1" }
    func element(_ random: inout SeededGenerator) -> String { random.pick(elements) ?? "view" }
    func attribute(_ random: inout SeededGenerator) -> String { random.pick(attributes) ?? "tag" }
    func member(_ random: inout SeededGenerator) -> String { random.pick(members) ?? "delegate" }

    /// A text that looks like no id.
    func title(_ random: inout SeededGenerator) -> String {
        random.pick(titles) ?? "Title"
    }
}
