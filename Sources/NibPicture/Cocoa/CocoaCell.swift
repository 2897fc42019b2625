/// What the cells of macOS's controls have in common.
struct CocoaCell {
    /// The cell, or the control itself in the documents that write no cell.
    let cell: DrawnView

    init(of view: DrawnView) { cell = view.child("cell") ?? view }

    init(_ cell: DrawnView) { self.cell = cell }

    /// The size of a control's text.
    var size: Double {
        switch cell.attribute("controlSize") {
        case "small": 11
        case "mini": 9
        default: 13
        }
    }

    var font: Font { cell.font("font", size: size) }

    var isEnabled: Bool { !cell.isOff("enabled") }

    var isSelected: Bool { cell.attribute("state") == "on" }

    /// The color of the text, fainter if the control is disabled.
    var color: Color {
        let color = cell.color("textColor") ?? Color(0x000000, alpha: 0.85)
        return isEnabled ? color : color.opacity(0.4)
    }

    static let border = Color(0xC3C3C3)
}
