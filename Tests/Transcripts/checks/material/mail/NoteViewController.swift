import Cocoa

class NoteViewController: NSViewController {
    @IBOutlet weak var bodyField: NSTextField!
    @IBAction func pin(_ sender: Any?) {}
}
