import UIKit

final class PasswordCreatorViewController: UIViewController {
    @IBOutlet var explanationOfThePasswordLabel: UILabel!
    @IBOutlet var passwordTextField: UITextField!
    @IBOutlet var repeatedPasswordTextField: UITextField!
    @IBOutlet var strengthOfThePasswordProgressView: UIProgressView!
    @IBOutlet var missingLabel: UILabel!

    @IBAction func createThePasswordAndContinue(_ sender: UIButton) {}
    @IBAction func showThePasswordInPlainText(_ sender: UISwitch) {}
}
