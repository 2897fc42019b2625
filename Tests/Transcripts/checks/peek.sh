# The segues of a peek are in the one that they inherit from, and lead where it does.
mkdir -p material/peek && cd material/peek
cat > Peek.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="lIs-tv-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController id="lIs-tv-001" sceneMemberID="viewController">
                    <connections>
                        <segue destination="dEt-ai-001" kind="show" identifier="detail" id="sEg-ue-001">
                            <segue key="commit" inheritsFrom="parent" id="sEg-ue-002"/>
                            <segue key="preview" inheritsFrom="commit" id="sEg-ue-003"/>
                        </segue>
                        <segue destination="dEt-ai-001" id="sEg-ue-004"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="sCe-ne-002">
            <objects>
                <viewController id="dEt-ai-001" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
X
nibsh -c 'check --all --rule structure'
