import UIKit

/// The owner of View.xib, and the controller of the scene in Main.storyboard.
class ViewController: UIViewController {
    /// The main view under another name, to show an outlet that the class declares itself.
    @IBOutlet var coolview: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        coolview.backgroundColor = .systemYellow
    }

    @IBAction func buttonPressed(_ sender: Any) {
        let alert = UIAlertController(
            title: "Hello", message: "The button was pressed.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}

extension ViewController {
    /// A controller that gets its view from View.xib and owns it.
    static func fromNib() -> ViewController {
        ViewController(nibName: "View", bundle: nil)
    }
}
