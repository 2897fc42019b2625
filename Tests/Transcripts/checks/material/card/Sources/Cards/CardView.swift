import UIKit

class CardView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let nib = UINib(nibName: "CardView", bundle: nil)
        nib.instantiate(withOwner: self).compactMap { $0 as? UIView }.forEach(addSubview)
    }
}

class RedButton: UIButton {}
class Price: NSObject {}
class PriceController: UIViewController {}
