cd material/card
# Two targets have a nib of one name; code of one does not load the nib of the other.
printf '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "Cards", targets: [.target(name: "Cards"), .target(name: "Tables")])\n' > Package.swift
mkdir Sources/Tables && mv CardView.xib Sources/Cards && rm Sources/Cards/CardView.swift
sed -i 's|id="-1" userLabel="File.s Owner"/>|id="-1" customClass="CardHolder" customModule="Cards"><connections><outlet property="card" destination="cAr-vi-001" id="oUt-ca-001"/></connections></placeholder>|' Sources/Cards/CardView.xib
cat > Sources/Cards/CardHolder.swift <<'Y'
import UIKit
class CardHolder: UIViewController {
    @IBOutlet var card: UIView!
}
Y
cat > Sources/Tables/Table.swift <<'Y'
import UIKit
class Table: UIViewController {
    func load() { Bundle.main.loadNibNamed("CardView", owner: self, options: nil) }
}
Y
nibsh -c 'check --all --rule owner-class'; echo "exit $?"
mv Sources/Tables/Table.swift Sources/Cards
nibsh -c 'check --all --rule owner-class'; echo "exit $?"
