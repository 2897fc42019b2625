import UIKit

class FormController: UIViewController {
    @IBOutlet var footer: UIView!

    @IBAction func share(_ sender: Any) {}
}

class LedgerController: FormController {
    @IBOutlet weak var amount: UITextField!
    @IBOutlet weak var saveButton: UIButton!
    @IBOutlet var rows: [UILabel]!
    @IBOutlet var coin: Coin!
    var total: UILabel!
    @IBOutlet private(set) weak var hint: UILabel?

    @IBAction func save(_ sender: UIButton) {}

    @IBAction func slide(_ sender: UISlider) {}

    func discard(_ sender: Any) {}
}
