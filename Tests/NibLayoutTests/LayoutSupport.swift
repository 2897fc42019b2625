import NibDocument
import NibLayout
import Testing

/// A document whose layout tests solve.
struct LaidOutDocument {
    let document: NibDocument

    /// A xib of iOS or macOS with a view of 320 × 480 points with the id `root`, in which there are subviews and constraints.
    init(_ subviews: String, constraints: String, isCocoa: Bool = false, toolsVersion: Int = 21000) throws {
        let (family, runtime) = isCocoa ? ("Cocoa", "MacOSX.Cocoa") : ("CocoaTouch", "iOS.CocoaTouch")
        let element = isCocoa ? "customView" : "view"
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(family).XIB" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="\(runtime)" useAutolayout="YES">
                <objects><\(element) id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></\(element)></objects>
            </document>

            """
        document = try NibDocument(bytes: Array(xml.utf8))
    }

    /// The view with an id in the layout.
    func view(_ id: String) throws -> NibLayout.View {
        try #require(NibLayout(of: document).views.first { document.id(of: $0.node) == id })
    }
}

/// A view that constraints place, with a frame in the document.
func view(_ id: String, _ frame: String, element: String = "view", _ attributes: String = "", _ inner: String = "")
    -> String
{
    let numbers = frame.split(separator: " ")
    return """
        <\(element) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
        <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>\(inner)</\(element)>
        """
}

/// A constraint such as `a.leading = root.leading + 8 @750`.
func constraint(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    func item(_ word: String, _ name: String) -> String {
        let parts = word.split(separator: ".")
        return "\(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\""
    }
    let relation = ["=": "", "<=": "relation=\"lessThanOrEqual\"", ">=": "relation=\"greaterThanOrEqual\""][words[1]]!
    var attributes = [item(words[0], "first"), relation]
    var constant = 0.0
    var sign = 1.0
    for word in words.dropFirst(2) {
        switch word {
        case "+": sign = 1
        case "-": sign = -1
        case _ where word.hasPrefix("@"): attributes.append("priority=\"\(word.dropFirst())\"")
        case _ where word.hasPrefix("*"): attributes.append("multiplier=\"\(word.dropFirst())\"")
        default:
            if let number = Double(word) { constant = sign * number } else { attributes.append(item(word, "second")) }
        }
    }
    attributes.append("constant=\"\(constant)\"")
    let id = String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    return "<constraint \(attributes.joined(separator: " ")) id=\"\(id)\"/>"
}

/// Several constraints, one a line.
func constraints(_ text: String) -> String {
    text.split(separator: "\n").map { constraint(String($0)) }.joined()
}
