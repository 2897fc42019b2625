# The chapter on connections, without Xcode: a nib that code loads for an owner, a controller's own nib, and a storyboard.
mkdir Empty; cd Empty
cat > ViewController.swift <<'END'
import UIKit

class ViewController: UIViewController {
    @IBOutlet var coolview: UIView!
    @IBOutlet var coolviews: [UIView]!

    override func viewDidLoad() {
        super.viewDidLoad()
        Bundle.main.loadNibNamed("Cool", owner: self)
        view.addSubview(coolview)
    }

    @IBAction func buttonPressed(_ sender: Any) {}
}
END
cat > MyViewController.swift <<'END'
import UIKit

class MyViewController: UIViewController {
    static func make() -> MyViewController {
        MyViewController(nibName: "MyViewController", bundle: nil)
    }
}
END
# A view for an outlet of the owner: what could be connected, the connections, and the inspector after it.
cat > cool.nibsh <<'END'
new ios-xib Cool.xib --empty
add view to document as iN0-l3-epB
add label to iN0-l3-epB text=One frame=(20,60,120,21) as lAb-el-001
add label to iN0-l3-epB text=Two frame=(20,90,120,21) as lAb-el-002
set owner customClass ViewController
set owner customModule Empty
set owner customModuleProvider target
candidates owner iN0-l3-epB
connect outlet owner.coolview -> iN0-l3-epB
connect collection owner.coolviews -> lAb-el-002 lAb-el-001
inspect owner
tree
load
save
END
nibsh --sources . -f cool.nibsh
# The nib of a controller's main view: without the outlet 'view' it fails.
cat > my.nibsh <<'END'
new ios-xib MyViewController.xib --empty
add view to document as iN0-l3-epB
set owner customClass MyViewController
set owner customModule Empty
set owner customModuleProvider target
check
connect referencing iN0-l3-epB <- owner.view
save
END
nibsh --sources . -f my.nibsh
# A storyboard: its controller has its view from the start, and a button sends an action.
cat > main.nibsh <<'END'
new ios-storyboard Main.storyboard
set owner customClass ViewController
set owner customModule Empty
set owner customModuleProvider target
inspect owner
add button to owner.view title='Tap Me!' frame=(20,100,120,30) as hSs-g6-Zcb
connect action hSs-g6-Zcb -> owner.buttonPressed:
inspect hSs-g6-Zcb
save
END
nibsh --sources . -f main.nibsh
nibsh --sources . -c 'check --all'; echo $?
# The outlet is taken out in the safe order, and what else uses it is listed.
nibsh Cool.xib --sources . -c 'delete outlet owner.coolview' -c save; echo $?
nibsh Cool.xib --sources . -c 'delete outlet owner.coolview --partial' -c save; echo $?
# Made again from the object into the code, with a type and strong, and connected at once.
nibsh Cool.xib --sources . -c 'declare outlet owner.coolview -> iN0-l3-epB strong' -c save
grep -n coolview ViewController.swift
nibsh --sources . -c 'check --all'; echo $?
