mkdir -p material/two-apps && cd material/two-apps
# Two targets have a class of one name; a document means that of its own. A class whose file a target compiles, although it is not there,
# is not missing.
mkdir -p Apps.xcodeproj Phone Desk
cat > Apps.xcodeproj/project.pbxproj <<'X'
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T1, T2); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C, D); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Phone/AppDelegate.m; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Desk/AppDelegate.m; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Desk/Menu.xib; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = Desk/RowCell.m; sourceTree = "<group>"; };
        T1 = { isa = PBXNativeTarget; name = Phone; buildPhases = (S1); };
        T2 = { isa = PBXNativeTarget; name = Desk; buildPhases = (S2, R2); };
        S1 = { isa = PBXSourcesBuildPhase; files = (FA); };
        S2 = { isa = PBXSourcesBuildPhase; files = (FB, FD); };
        R2 = { isa = PBXResourcesBuildPhase; files = (FC); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; };
        FD = { isa = PBXBuildFile; fileRef = D; };
    };
}
X
cat > Phone/AppDelegate.h <<'X'
@interface AppDelegate : NSObject <UIApplicationDelegate>
@property (strong) IBOutlet UIWindow *window;
@end
X
sed 's/UI/NS/g' Phone/AppDelegate.h > Desk/AppDelegate.h
for app in Phone Desk; do printf '#import "AppDelegate.h"\n@implementation AppDelegate\n@end\n' > $app/AppDelegate.m; done
cat > Desk/Menu.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="NSApplication">
            <connections><outlet property="delegate" destination="dEl-eg-001" id="oUt-le-001"/></connections>
        </customObject>
        <customObject id="dEl-eg-001" customClass="AppDelegate">
            <connections><outlet property="window" destination="wIn-do-001" id="oUt-le-002"/></connections>
        </customObject>
        <window id="wIn-do-001"/>
        <customView id="rOw-00-001" customClass="RowCell"/>
    </objects>
</document>
X
nibsh -c 'check --all'; echo "exit $?"
# Without a project that compiles its file, it is.
sed -i '/RowCell/d; s/, FD//; s/, D)/)/; /FD =/d' Apps.xcodeproj/project.pbxproj
nibsh -c 'check --all'; echo "exit $?"
