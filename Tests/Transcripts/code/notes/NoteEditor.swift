import UIKit

/// Edits a note.
class NoteEditor: UIViewController {
    @IBOutlet weak var field: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        field.text = "New note"
    }

    /// Keeps the note.
    @IBAction func save(_ sender: Any) {
        let field = self.field.text
        print(field ?? "")
    }
}
