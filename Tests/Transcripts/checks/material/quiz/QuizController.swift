import UIKit

class QuizController: UIViewController {
    @IBOutlet weak var questionLabel: UILabel!
}

class ResultController: UIViewController {
    override func loadView() {
        view = UIView()
    }
}
