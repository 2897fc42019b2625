# A prototype is made only if code asks for it; what another controller asks for is the prototype of its own scene.
mkdir -p material/rows && cd material/rows
scene() {
    cat <<X
        <scene sceneID="sCe-$1-001">
            <objects>
                <tableViewController storyboardIdentifier="$2" id="cOn-$1-001" customClass="$2" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="tAb-$1-001">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Row" id="cEl-$1-001" customClass="Row">
                                <connections>
                                    <outlet property="$3" destination="cEl-$1-001" id="oUt-$1-001"/>
                                </connections>
                            </tableViewCell>
                        </prototypes>
                    </tableView>
                </tableViewController>
            </objects>
        </scene>
X
}
{
    echo '<?xml version="1.0" encoding="UTF-8"?>'
    echo '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">'
    echo '    <scenes>'
    scene Aa List title
    scene Bb Copy subtitle
    echo '    </scenes>'
    echo '</document>'
} > Rows.storyboard
cat > Rows.swift <<'X'
import UIKit
@objc(Row) class Row: UITableViewCell { @IBOutlet var title: UIView! }
@objc(List) class List: UITableViewController {
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "Row", for: path)
    }
}
@objc(Copy) class Copy: UITableViewController {}
func show(_ board: UIStoryboard) {
    board.instantiateViewController(withIdentifier: "List")
    board.instantiateViewController(withIdentifier: "Copy")
}
X
nibsh -c 'check --all --rule missing-outlet'; echo "exit $?"
# A helper may ask for the cells of any scene.
echo 'extension UITableView { func row(_ name: String) -> UITableViewCell? { dequeueReusableCell(withIdentifier: name) } }' >> Rows.swift
nibsh -c 'check --all --rule missing-outlet'; echo "exit $?"
