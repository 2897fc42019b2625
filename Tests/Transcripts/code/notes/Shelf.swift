import UIKit

/// Shows notes; its members have the names of others and nothing to do with them.
class Shelf: UIViewController {
    @IBOutlet weak var field: UITextField!

    @IBAction func save(_ sender: Any) {
        field.isHidden = true
    }
}
