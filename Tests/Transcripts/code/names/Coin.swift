import UIKit

class Coin: UIButton {
    @IBInspectable var cornerRadius: CGFloat = 0
    @IBInspectable var caption: String = ""
    @IBInspectable var isRound: Bool = true
    @IBInspectable var edgeColor: UIColor?
    var weight: Int = 0
}

class CoinCell: UITableViewCell {
    @IBOutlet weak var coin: Coin!
}
