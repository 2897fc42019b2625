import UIKit

/// The owner of the scene in Main.storyboard.
class ViewController: UIViewController {
    @IBOutlet var redButton: RedButton!

    /// Paints the background in the colour of the button that was pressed.
    @IBAction func paint(_ sender: UIButton) {
        view.backgroundColor = sender === redButton ? .systemRed : .systemBackground
    }
}
