import UIKit

class LoginController: UIViewController {
    @IBAction func logIn(_ sender: UIButton) {}
    @IBAction func logOut(sender: UIButton) {}
    @IBAction func help() {}
    @IBAction func press(_ sender: UIButton, forEvent event: UIEvent) {}
    @objc(openLicense:) @IBAction func showLicense(_ sender: Any) {}
    func forget(_ sender: UIButton) {}
}
