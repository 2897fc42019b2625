cd material/journey
# No project names the module of the code, but the document does for another of its classes.
sed -i 's| customModule="Journey" customModuleProvider="target"||; s|customClass="DetailController"|& customModule="Journey"|' Journey.storyboard
nibsh Journey.storyboard -c 'check --rule class-module'; echo "exit $?"
# A package names its target, which is the module.
sed -i 's| customModule="Journey"||' Journey.storyboard
mkdir -p Sources/Tour && mv Journey.storyboard JourneyController.swift Sources/Tour
printf '// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: "Tour", targets: [.target(name: "Tour")])\n' > Package.swift
nibsh Sources/Tour/Journey.storyboard -c 'check --fix class-module' --dry-run; echo "exit $?"
