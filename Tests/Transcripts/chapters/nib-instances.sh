# The chapter on configuring nib instances: a class for one button, a runtime attribute, and an inspectable property.
mkdir Empty; cd Empty
cat > RedButton.swift <<'END'
import UIKit

class RedButton: UIButton {
    @IBInspectable var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .red
    }
}
END
cat > main.nibsh <<'END'
new ios-storyboard Main.storyboard
add button to owner.view title=Red frame=(20,100,120,30) as hSs-g6-Zcb
set hSs-g6-Zcb customClass RedButton
set hSs-g6-Zcb customModule Empty
set hSs-g6-Zcb customModuleProvider target
attribute hSs-g6-Zcb layer.cornerRadius number 10
attribute hSs-g6-Zcb borderWidth number 2
inspect identity hSs-g6-Zcb
load
save
END
nibsh --sources . -f main.nibsh
nibsh --sources . -c 'check --all'; echo $?
# A key path that the class lacks is found.
nibsh Main.storyboard --sources . -c 'attribute hSs-g6-Zcb borderWidht number 2'; echo $?
