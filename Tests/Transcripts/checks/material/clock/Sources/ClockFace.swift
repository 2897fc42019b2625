import Cocoa

class ClockFace: NSView {
    @objc dynamic var hours = 12
    var ticks = true
}
