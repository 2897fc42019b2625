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
# A build file beside it that names no document builds none of them.
printf 'add_library(Engine engine.c)\n' > CMakeLists.txt
nibsh -c 'check --all --rule unknown-class'; echo "exit $?"
printf 'add_executable(Journey main.m Old.storyboard)\n' > CMakeLists.txt
nibsh -c 'check --all --rule unknown-class'; echo "exit $?"
rm CMakeLists.txt
# A project may write a path in another case than the disk: on macOS they are the same.
sed -i 's|path = Old|path = old|; s|( B2, )|( B2, B3, )|; s|B1 = |B3 = { isa = PBXBuildFile; fileRef = OLD; }; B1 = |' Journey.xcodeproj/project.pbxproj
nibsh -c 'check --all --rule unknown-class'; echo "exit $?"
