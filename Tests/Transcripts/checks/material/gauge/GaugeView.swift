import UIKit

@IBDesignable
class GaugeView: UIView {
    @IBInspectable var needleWidth: CGFloat = 2
    @IBInspectable var needleColor: UIColor = .red
    @IBInspectable var caption: String = ""
    var smoothing: Double = 0
    @objc let steps: Int = 10
}
