import NibDocument
import XMLTree

/// How much larger than its alignment rectangle a view is, and where its text stands: constraints concern the rectangle, frames the
/// whole.
///
/// The numbers of AppKit are measured: those by which frames in 2,200 documents of 80 repositories differ from what constraints say.
/// Where versions of macOS differ, the first one is the usual one.
struct ControlMetrics {
    /// The insets that a side can have, the usual one first.
    private(set) var sides: [LayoutSide: [Double]] = [:]
    /// How far above the bottom of the frame the text stands, more than in a label.
    private(set) var baseline: Double?
    /// What views have in common that have the same insets on a version of macOS.
    let family: String
    /// The family with the height, where the insets depend on it.
    let key: String

    /// The metrics of a view with its frame in the document.
    init(of node: NodeID, frame: LayoutFrame, in document: NibDocument) {
        guard document.kind.family == .cocoa else {
            family = document.tree.name(node)
            key = family
            switch family {
            case "slider" where document.toolsVersion < 24000: sides = [.left: [2], .right: [2], .bottom: [1]]
            case "switch": sides = [.right: [2]]
            default: break
            }
            return
        }
        let kind = Kind(of: node, frame: frame, in: document)
        (family, key) = (kind.name, kind.hasHeight ? "\(kind.name) \(Int(frame.height))" : kind.name)
        guard let row = Self.table[key] ?? Self.table[family] else { return }
        // On macOS 26, controls have no room around them.
        let isNew = document.toolsVersion >= 24000 && Self.table[key] == nil || kind.name.hasPrefix("box primary")
        for (side, text) in zip([LayoutSide.left, .top, .right, .bottom], row) {
            var values = text.split(separator: "/").compactMap { Double($0) }
            if isNew, document.toolsVersion >= 24000, values.contains(0) { values = [0] + values.filter { $0 != 0 } }
            if !values.isEmpty { sides[side] = values }
        }
        baseline = row.count > 4 ? Double(row[4]) : nil
    }

    /// What the metrics of a control of AppKit depend on.
    private struct Kind {
        let name: String
        var hasHeight = true

        init(of node: NodeID, frame: LayoutFrame, in document: NibDocument) {
            let element = document.tree.name(node)
            let cell = document.child(keyed: "cell", of: node)
            func value(_ attribute: String, of owner: NodeID?) -> String? {
                owner.flatMap { document.tree.attribute(attribute, of: $0) }
            }
            let size = value("controlSize", of: cell) ?? "regular"
            switch element {
            case "textField", "tokenField":
                let isPlain = [nil, "none"].contains(value("borderStyle", of: cell))
                guard isPlain, value("drawsBackground", of: cell) != "YES" else { break }
                (name, hasHeight) = ("label", false)
                return
            case "button", "popUpButton":
                let type = value("type", of: cell) ?? "push"
                let isPlain = value("borderStyle", of: cell) == nil && !["check", "radio", "help"].contains(type)
                name = "\(element) \(type) \(isPlain ? "plain " : "")\(size)"
                return
            case "box":
                let written = value("boxType", of: node) ?? "primary"
                let type = written == "secondary" ? "primary" : written
                let isVertical = frame.height > frame.width
                if type == "separator" {
                    let isThick = min(frame.width, frame.height) >= 4
                    name = "box separator\(isVertical ? " vertical" : "")\(isThick ? "" : " thin")"
                } else {
                    let title = value("titlePosition", of: node).map { " \($0)" } ?? ""
                    name = "box \(type)\(type == "primary" ? title : "")"
                }
                hasHeight = false
                return
            case "tabView":
                let size = value("controlSize", of: node).map { " \($0)" } ?? ""
                (name, hasHeight) = ("tabView \(value("type", of: node) ?? "tabs")\(size)", false)
                return
            case "progressIndicator":
                name = "\(element) \(value("style", of: node) ?? "bar")"
                return
            case "imageView":
                (name, hasHeight) = ("imageView \(value("imageFrameStyle", of: cell) ?? "none")", false)
                return
            case "switch", "colorWell":
                name = element
                return
            default: break
            }
            name = "\(element) \(size)"
        }
    }

    /// How much wider than its title a button is, and how wide it is at least; nil if that is not known.
    ///
    /// Measured at 546 push buttons, 370 check boxes and 252 buttons of UIKit.
    static func padding(
        of node: NodeID, frame: LayoutFrame, in document: NibDocument
    ) -> (sides: Double, least: Double)? {
        let version = document.toolsVersion
        guard document.kind.family == .cocoa else {
            let isPlain = ["system", "roundedRect"].contains(document.tree.attribute("buttonType", of: node))
            let isConfigured = document.child(keyed: "configuration", of: node) != nil
            return isPlain && !isConfigured ? (0, 30) : nil
        }
        switch Kind(of: node, frame: frame, in: document).name {
        case "button push regular": return (version < 17000 ? 40 : version < 24000 ? 34 : 24, 0)
        case "button check regular": return (17000..<24000 ~= version ? 26 : 22, 0)
        case "button radio regular": return (version < 24000 ? 26 : 22, 0)
        default: return nil
        }
    }

    private static let table: [String: [Substring]] = {
        var table: [String: [Substring]] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let colon = words.firstIndex(of: ":") else { continue }
            table[words[..<colon].joined(separator: " ")] = Array(words[(colon + 1)...])
        }
        return table
    }()

    /// A line for each kind of control with its size, and its height where that makes a difference: the insets at the left, top, right
    /// and bottom, and the height of its text above that of a label.
    private static let text = """
        label : 2 0 2 0 0
        textField regular 21 : 0 0 0 0 3
        textField regular 22 : 0 0 0 0 3
        textField regular 23 : 0 0 0 0 4
        textField regular 24 : 0 0 0 0 4
        textField small 19 : 0 0 0 0 2
        textField large 22 : 0 0 0 0 2
        secureTextField regular 21 : 0 0 0 0 3
        secureTextField regular 22 : 0 0 0 0 3
        secureTextField regular 24 : 0 0 0 0 4
        searchField regular 22 : 0 0 0 0 3
        comboBox regular 24 : 0 0 0 0 4
        comboBox regular 25 : 0/2 0/1/2 3 4 7
        comboBox regular 26 : 0/2 0/1 3 4 7
        comboBox small 22 : 0 0/1 3 4 6
        button check large 22 : 3 2.5 0 2.5 2.5
        button check regular 14 : 0 0 0 0 -1
        button check regular 16 : 0/2 0/1 0 0/1 0
        button check regular 18 : 2/0 1/2/0 0/2 1/2/0 1
        button check regular 20 : 2 2 2 1 2
        button check regular 22 : 0 0/1 0/2 0 3
        button check small 14 : 0 0 0 0 0
        button check small 16 : 1 1/2 0/1 1 1
        button check small 18 : 3 3 2/0 3 2
        button radio large 22 : 3 1.5/2.5 0 1.5/2.5 2.5
        button radio regular 16 : 0/2 0/1 0 0/1 0
        button radio regular 18 : 2/0 1 0 1 1
        button radio small 15 : 1 0.5/1 0 0.5/0 0.5
        button help small 19 : 1 2 1 2
        button help large 35 : 4 1 5 8
        button help regular 25 : 2/3 1 2 4
        button help regular 26 : 3/2 1 2 4
        button push large 40 : 6 6 6 6 13
        button push mini 16 : 2 1 2 2 3
        button push regular 24 : 0 0 0 0 4
        button push regular 32 : 7/6 5/4 7/6 7 10
        button push regular 33 : 7/6 5/4 7/6 7 11
        button push regular 37 : 7/6 5/4 7/6 7 12
        button push small 27 : 6/5 4 6/5 7 9
        button push small 28 : 6/5 4/3 6/5 6/7 9
        button roundTextured regular 23 : 1/0 1/0 1/0 2/1 4
        button roundTextured regular 24 : 0 0 0 0 4
        button roundRect regular 19 : 0 0 0 1 3
        button smallSquare regular 25 : 0 1/2 0 1
        button smallSquare regular : 0 1 0 1
        button smallSquare small : 0 1 0 1
        button smallSquare mini : 0 1 0 1
        button push regular : 7/6/0 5/4/0 7/6/0 7/6/0
        button push small : 6/5/0 4/3/0 6/5/0 7/6/0
        button push large : 6/0 6/0 6/0 6/0
        button check regular : 2/0 1/2/0 0/2 1/2/0
        button check small : 1/3/0 1/3/2/0 0/2/1 1/3/0
        button radio regular : 2/1/0 1/0 0 1/0
        button radio small : 1/0 1/0.5/0 0 0/0.5/1
        button roundTextured regular : 1/0/0.5 1/0 1/0/0.5 2/1/0
        button roundRect regular : 0 0 0 1/0
        button roundRect small : 0 0 0 1/0
        button help regular : 3/2/0 1/0 2/0 4/0
        button bevel large : 0/3 0/3 0/3 0/3
        colorWell : 3/0 2/0 3/0 2/0
        comboBox regular : 0/2 0/1/2 3/0 4/0
        comboBox small : 0/1 0/1 3/2/0 4/0
        datePicker large 21 : 0 4/0 3/0 0 4
        datePicker large 22 : 0 4/0 3/0 0 4
        datePicker regular 28 : 0 4 3 0 6
        datePicker regular 27 : 0 4 3 0 6
        imageView grayBezel : 3 3 3 3
        pathControl regular 25 : 3 2 3 4
        pathControl regular : 0/3 0/2 0/3 0/4
        pathControl small : 0/3 0/2 0/3 0/4
        popUpButton push regular : 3/2/0 1/2/0 4/3/0 4/3/0
        popUpButton push small : 4/3/0 2/1/0 4/3/0 4/3/0
        popUpButton push large : 5/0 6/0 5/0 6/0
        popUpButton bevel regular : 0/2/3/5 0/2/1 0/3/4 0/3/4
        popUpButton roundTextured regular : 3/0 1/0 4/0 4/0
        popUpButton roundRect regular : 0 0 0 1/0
        popUpButton roundRect small : 0 0 0 1/0
        popUpButton push large 40 : 5 6 5 6 13
        popUpButton push regular 24 : 0 0 0 0 4
        popUpButton push regular 25 : 3/2 1/2 4/3 4/3 7
        popUpButton push regular 26 : 2/3 2/1 3/4 4/3 7
        popUpButton push small 22 : 4/3 2/1 4/3 4/3 5
        popUpButton roundRect small 17 : 0 0 0 1 2
        popUpButton roundRect small 20 : 0 0 0 1/0 2
        popUpButton roundTextured regular 24 : 0 0 0 0 4
        popUpButton roundTextured regular 25 : 3/0 1/0 4/0 4/0 7
        popUpButton smallSquare small 26 : 0 1 0 1
        progressIndicator bar 20 : 0 1 0 1
        segmentedControl regular 20 : 1 1 1 1
        segmentedControl regular 24 : 2/3 1/2/0 2/0 1/2 6
        segmentedControl regular 25 : 2/3 1/2/0 2/0 2/1 7
        segmentedControl small 21 : 2/3 1/2 2/3 2/1
        segmentedControl regular : 2/3/1/0 1/2/0 2/3/1/0 1/2/0
        segmentedControl small : 2/3/1/0 1/2/0 2/3/1/0 1/2/0
        slider large 28 : 2 2 2 6 9
        slider mini 17 : 2 2 2 2
        button bevel regular : 2/0 2/0 2/0 3/0
        button check mini : 4/0 3/0 2/0 3/0
        button squareTextured regular : 0 0/1 0 2/0
        button squareTextured small : 0 0/1 0 2/0
        popUpButton bevel small : 2/0 2/0 2/0 3/0
        popUpButton push mini : 1/0 0/1 2/0 0/1
        popUpButton squareTextured regular : 0 0/1 0 2/0
        slider mini : 2/0 2/0 2/0 2/0
        tabView tabs mini : 7/0 2/0 7/0 10/0
        slider regular 28 : 2 2 2 6
        slider regular : 2/0 2/0 2/0 6/2/0
        slider small : 2/0 2/0 2/0 2/0
        slider small 20 : 2 2 2 2
        slider small 25 : 2 2 2 2
        stepper small 22 : 2 2 2 3 5
        stepper regular 27 : 3 2 3 2/3
        stepper regular 28 : 3 4/2 3 2/3
        switch 25 : 2 1 2 2 8
        box primary : 3/0 0 3/0 4/0
        box primary noTitle : 3/0 2/0 3/0 4/0
        box separator : 0 2 0 2
        box separator vertical : 2 0 2 0
        tabView tabs : 7/0 6/0 7/0 10/0
        tabView tabs small : 7 3 7 10
        tabView bottomTabsBezelBorder mini : 7 3 7 2
        """
}
