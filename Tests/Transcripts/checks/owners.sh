cd material/owners
# One class loads the nib for itself, as it should.
nibsh -c 'check --all'; echo "exit $?"
# Every other place that loads it is judged by itself.
cat > Places.swift <<'Y'
import UIKit
class Shelf: UIViewController {
    static let nib = UINib(nibName: "Badge", bundle: nil)
    func nobody() { Bundle.main.loadNibNamed("Badge", owner: nil, options: nil) }
    func plain() { Bundle.main.loadNibNamed("Badge", owner: NSObject()) }
    func local() {
        let dog = Dog()
        let nib = UINib(nibName: "Badge", bundle: nil)
        nib.instantiate(withOwner: dog, options: nil)
    }
    func property() { Self.nib.instantiate(withOwner: self) }
    static func make() -> Any? { UINib(nibName: "Badge", bundle: .main).instantiate(withOwner: self).first }
    func cells(of table: UITableView) { table.register(UINib(nibName: "Badge", bundle: nil), forCellReuseIdentifier: "b") }
    func right() { nib.instantiate(withOwner: Badge()) }
    func unknown(_ owner: Any) { Bundle.main.loadNibNamed("Badge", owner: owner) }
}
class Dog: NSObject {
    @objc var label: UILabel?
}
class Cat {
    @IBOutlet var label: UILabel!
    @IBOutlet var icon: UIImageView!
    let kitten: Dog
    func load() { Shelf.nib.instantiate(withOwner: self, options: nil) }
    func other() { Shelf.nib.instantiate(withOwner: kitten, options: nil) }
}
Y
nibsh -c 'check --all'; echo "exit $?"
nibsh Badge.xib -c load | head -14
# The only place that loads it has no owner: the class in the document does not matter.
rm Places.swift
cat > Badge.swift <<'Y'
import UIKit
class Badge: UIView {
    @IBOutlet var label: UILabel!
    @IBOutlet var icon: UIImageView!
    @IBOutlet var owner: UIView?
    static func make() -> UIView? { Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as? UIView }
}
Y
nibsh -c 'check --all'; echo "exit $?"
nibsh Badge.xib -c load
nibsh Badge.xib -c "why '[<NSObject 0x600> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label.'"
# The class loads it for itself.
sed -i 's/owner: nil/owner: self/' Badge.swift
nibsh Badge.xib -c load | sed -n '1,2p;/Connections/,$p'
nibsh Badge.xib -c "why '[<App.Badge 0x600> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label.'"
# A class without key-value coding.
printf 'class Cat {\n    func load() { Bundle.main.loadNibNamed("Badge", owner: self) }\n}\n' > Cat.swift
sed -i '/static func/d' Badge.swift
nibsh Badge.xib -c load | sed -n '1,2p;/Connections/,$p'
# What an owner lacks silences nothing: a comment in the code does.
sed -i 's|owner: self) }|owner: self) } // nibsh:ignore owner-class|' Cat.swift
nibsh -c 'check --all'; echo "exit $?"
