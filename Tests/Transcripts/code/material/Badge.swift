import UIKit

class Badge: UIView {
    @IBInspectable var borderWidth: CGFloat = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .systemRed
    }

    @IBAction func flip() {}
}
