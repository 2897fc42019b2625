import UIKit

/// Shows one recipe.
class RecipeController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var servingsStepper: UIStepper!
    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet var portionLabels: [UILabel]!
    var notesField: UITextField?

    @IBAction func servingsChanged(_ sender: UIStepper) {
        timeLabel.text = "\(sender.value)"
    }
}
