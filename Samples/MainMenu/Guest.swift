import Foundation

/// One row of the table; the document's array controller makes it by this name.
@objc(Guest) final class Guest: NSObject {
    @objc dynamic var name: String
    @objc dynamic var seats = 1

    init(name: String) {
        self.name = name
    }

    override convenience init() {
        self.init(name: "Guest")
    }
}
