cd material/journey
# A project that lists its documents builds no other ones.
cp Journey.storyboard Old.storyboard
sed -i 's|customClass="DetailController"|customClass="LostController"|' Old.storyboard
mkdir Journey.xcodeproj
cat > Journey.xcodeproj/project.pbxproj <<'X'
// !$*UTF8*$!
{ objects = {
    ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( APP, ); };
    MAIN = { isa = PBXGroup; children = ( CODE, STORY, OLD, ); sourceTree = "<group>"; };
    CODE = { isa = PBXFileReference; path = JourneyController.swift; sourceTree = "<group>"; };
    STORY = { isa = PBXFileReference; path = Journey.storyboard; sourceTree = "<group>"; };
    OLD = { isa = PBXFileReference; path = Old.storyboard; sourceTree = "<group>"; };
    APP = { isa = PBXNativeTarget; name = Journey; buildPhases = ( SOURCES, RESOURCES, ); };
    SOURCES = { isa = PBXSourcesBuildPhase; files = ( B1, ); };
    RESOURCES = { isa = PBXResourcesBuildPhase; files = ( B2, ); };
    B1 = { isa = PBXBuildFile; fileRef = CODE; };
    B2 = { isa = PBXBuildFile; fileRef = STORY; };
}; rootObject = ROOT; }
X
nibsh -c 'check --all --rule unknown-class'; echo "exit $?"
nibsh -c 'check --all --all-files --rule unknown-class'; echo "exit $?"
nibsh -c 'check --all Old.storyboard --rule unknown-class'; echo "exit $?"
