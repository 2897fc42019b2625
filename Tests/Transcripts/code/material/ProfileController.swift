import UIKit

class FormController: UIViewController {
    @IBOutlet var footer: UIView!

    @IBAction func share(_ sender: Any) {}
}

class ProfileController: FormController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet var badge: Badge!
    @IBOutlet var rows: [UILabel]!
    @IBOutlet var hint: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        title = "Profile"
    }

    @IBAction func save(_ sender: UIButton) {}

    @IBAction func saveAll(_ sender: UIButton, forEvent event: UIEvent) {}

    @IBAction func close() {}

    static func fromNib() -> ProfileController {
        ProfileController(nibName: "Profile", bundle: nil)
    }
}
