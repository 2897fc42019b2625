import UIKit

class Badge: UIView {
    @IBOutlet var label: UILabel!
    @IBOutlet var icon: UIImageView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        Bundle.main.loadNibNamed("Badge", owner: self)
    }
}

extension UIView {
    @IBOutlet var owner: UIView? {
        get { nil }
        set {}
    }
}
