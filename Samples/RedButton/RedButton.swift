import UIKit

/// A button that is red whatever its document says.
class RedButton: UIButton {
    /// The layer's border, offered by the attributes inspector.
    @IBInspectable var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    /// Called by the nib: a button in a document is never made by init(frame:).
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .systemRed
        setTitleColor(.white, for: .normal)
    }
}
