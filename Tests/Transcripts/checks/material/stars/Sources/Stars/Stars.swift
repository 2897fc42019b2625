import UIKit

class StarView: UIView {
    @IBOutlet weak var countLabel: UILabel!
}

@objc(RSRibbon)
class Ribbon: UIView {}
