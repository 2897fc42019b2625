cd material/cells
# A check of one document judges names that the other documents of the project have, as a check of all does.
cat >> ListController.swift <<'E'
class TaskTableController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "TskCell", for: indexPath)
    }
}
E
cat > List.storyboard <<'E'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="lIs-vc-001">
    <scenes>
        <scene sceneID="lIs-sc-001">
            <objects>
                <tableViewController id="lIs-vc-001" customClass="TaskTableController" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="lIs-tv-001">
                        <prototypes>
                            <tableViewCell reuseIdentifier="TaskCell" id="lIs-ce-001"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
            </objects>
        </scene>
    </scenes>
</document>
E
nibsh List.storyboard -c 'check --rule reuse-identifier'; echo "exit $?"
nibsh -c 'check --all --rule reuse-identifier'; echo "exit $?"
