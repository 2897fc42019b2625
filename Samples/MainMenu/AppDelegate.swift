import AppKit

/// The delegate of the application and of its window, made by MainMenu.xib.
@main final class AppDelegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
    @IBOutlet var window: NSWindow!
    @IBOutlet var nameField: NSTextField!
    @IBOutlet var guestTable: NSTableView!
    @IBOutlet var guests: NSArrayController!

    /// What the array controller arranges; bound.
    @objc dynamic var guestList: [Guest] = []

    /// What is typed in the field; bound.
    @objc dynamic var newName: String?

    /// Whether there is a name to add; bound to the button being enabled.
    @objc dynamic var hasNewName: Bool {
        !(newName ?? "").isEmpty
    }

    @objc class func keyPathsForValuesAffectingHasNewName() -> Set<String> {
        ["newName"]
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        true
    }

    /// Adds the guest that is named in the field; sent by the menu, the button and the field.
    @IBAction func addGuest(_ sender: Any?) {
        guard hasNewName, let name = newName else { return }
        guests.addObject(Guest(name: name))
        newName = nil
        window.makeFirstResponder(nameField)
    }

    /// Shows the guest that was double-clicked.
    @IBAction func showGuest(_ sender: NSTableView) {
        guard sender.clickedRow >= 0, let guest = guests.selectedObjects.first as? Guest else { return }
        let alert = NSAlert()
        alert.messageText = guest.name
        alert.informativeText = "Seats: \(guest.seats)"
        alert.beginSheetModal(for: window)
    }

    @IBAction func showSettings(_ sender: Any?) {
        NSSound.beep()
    }
}
