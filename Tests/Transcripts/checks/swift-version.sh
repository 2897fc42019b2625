cd material/journey
# The version of Swift in the project decides which selectors the code has, and what Objective-C sees of it.
cat > JourneyController.swift <<'Y'
import UIKit

class JourneyController: UIViewController {
    @IBAction private func open(sender: UIButton) {}
    func leave(sender: UIButton) {}
}

class DetailController: UIViewController {
}
Y
sed -i 's|performSegue|show|' *.swift
mkdir Journey.xcodeproj
project() {
    cat > Journey.xcodeproj/project.pbxproj <<Y
// !\$*UTF8*\$!
{ objects = {
    ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( APP, ); };
    MAIN = { isa = PBXGroup; children = ( CODE, STORY, ); sourceTree = "<group>"; };
    CODE = { isa = PBXFileReference; path = JourneyController.swift; sourceTree = "<group>"; };
    STORY = { isa = PBXFileReference; path = Journey.storyboard; sourceTree = "<group>"; };
    APP = { isa = PBXNativeTarget; name = Journey; buildPhases = ( SOURCES, RESOURCES, ); buildConfigurationList = LIST; };
    LIST = { isa = XCConfigurationList; buildConfigurations = ( RELEASE, ); };
    RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { $1 }; };
    SOURCES = { isa = PBXSourcesBuildPhase; files = ( B1, ); };
    RESOURCES = { isa = PBXResourcesBuildPhase; files = ( B2, ); };
    B1 = { isa = PBXBuildFile; fileRef = CODE; };
    B2 = { isa = PBXBuildFile; fileRef = STORY; };
}; rootObject = ROOT; }
Y
}
project ''
grep -n '<action' Journey.storyboard
nibsh Journey.storyboard -c 'check --rule missing-action,action-form'; echo "exit $?"
project 'SWIFT_VERSION = 5.0;'
nibsh Journey.storyboard -c 'check --rule missing-action,action-form'; echo "exit $?"
# Swift 3 sees a method that is not marked, and has all labels.
sed -i 's|selector="open:"|selector="leaveWithSender:"|' Journey.storyboard
nibsh Journey.storyboard -c 'check --rule missing-action,action-form'; echo "exit $?"
project 'SWIFT_VERSION = 3.0;'
nibsh Journey.storyboard -c 'check --rule missing-action,action-form'; echo "exit $?"
# Without a project, a document of an Xcode that had no Swift 3 tells the version.
rm -r Journey.xcodeproj
sed -i 's|selector="leaveWithSender:"|selector="open:"|; s|toolsVersion="[0-9.]*"|toolsVersion="6254"|' Journey.storyboard
nibsh --sources . Journey.storyboard -c 'check --rule missing-action,action-form'; echo "exit $?"
