# A class that several modules have is named with its module, in each command that changes code.
mkdir -p App/Sources/One App/Sources/Two
cd App
cat > Package.swift <<'END'
// swift-tools-version:5.5
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "One"), .target(name: "Two")])
END
cat > Sources/One/Login.swift <<'END'
import UIKit
class Login: UIViewController {
    @IBOutlet var button: UIButton!
}
END
cp Sources/One/Login.swift Sources/Two/Login.swift
sed 's/"ViewController" customModule="Empty_Window"/"Login" customModule="One"/' ../Samples/EmptyWindow/View.xib > Sources/One/Login.xib
cp Sources/One/Login.xib Sources/Two/Login.xib
sed -i 's/customModule="One"/customModule="Two"/' Sources/Two/Login.xib
nibsh Sources/One/Login.xib -c 'connect outlet -1.button -> 9WB as oUt-le-001' -c save
rename() { nibsh Sources/One/Login.xib --sources . -c "$1" -c save; echo "exit $?"; git diff --stat; git checkout -q .; }
git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm begin
rename 'rename Login SignIn'
rename 'rename One.Login SignIn'
rename 'rename class Two.Login SignIn'
rename 'rename One.Login.button goButton'
rename 'delete Two.Login.button'
rename 'declare One.Login.go:'
rename 'rename Three.Login SignIn'
rename 'rename module One Three'
# A class that nobody has is told where it is declared.
rename 'declare owner.label type=UILable'
rename 'declare One.Login.slide: sender=UISlider'
rename 'declare One.Login.slide: sender=NoSuchClass'
