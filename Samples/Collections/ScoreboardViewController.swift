import UIKit

/// The owner of Scoreboard.xib.
class ScoreboardViewController: UIViewController {
    /// The labels in the order in which they were connected, whatever their order on the screen.
    @IBOutlet var scoreLabels: [UILabel]!

    private var scores = [3, 1, 4, 2]

    init() {
        super.init(nibName: "Scoreboard", bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showScores()
    }

    @IBAction func shuffle(_ sender: Any) {
        scores.shuffle()
        showScores()
    }

    private func showScores() {
        for (label, score) in zip(scoreLabels, scores) {
            label.text = String(score)
        }
    }
}
