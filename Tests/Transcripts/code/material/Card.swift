import UIKit

class Card: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        let views = Bundle.main.loadNibNamed("Card", owner: self, options: nil)
        addSubview(views?.first as! UIView)
    }
}
