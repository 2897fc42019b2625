/// The events of UIKit controls by bit number (`UIControl.Event`).
enum ControlEvents {
    private static let names: [Int: String] = [
        0: "touchDown", 1: "touchDownRepeat", 2: "touchDragInside", 3: "touchDragOutside", 4: "touchDragEnter",
        5: "touchDragExit", 6: "touchUpInside", 7: "touchUpOutside", 8: "touchCancel", 12: "valueChanged",
        13: "primaryActionTriggered", 16: "editingDidBegin", 17: "editingChanged", 18: "editingDidEnd",
        19: "editingDidEndOnExit",
    ]

    /// Returns the event of the lowest bit in a mask, as documents spell it; nil if there is none.
    static func name(mask: Int) -> String? {
        mask == 0 ? nil : names[mask.trailingZeroBitCount]
    }

    /// Returns the event for the number in an archive xib, which is the bit number plus 1.
    static func name(type: Int) -> String? { names[type &- 1] }
}
