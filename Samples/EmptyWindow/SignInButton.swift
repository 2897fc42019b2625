import UIKit

/// A class for one button, to show how an object gets its class.
class SignInButton: UIButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        layer.masksToBounds = true
    }
}
