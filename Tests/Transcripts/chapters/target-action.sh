# Target and action: controls and menu items with a target, actions for First Responder, and the responder chain.
mkdir Notes; cd Notes
cat > Controller.swift <<'END'
import AppKit

@objc(Controller) class Controller: NSObject {
    @IBOutlet weak var window: NSWindow!
    @IBOutlet weak var field: NSTextField!

    @IBAction func addNote(_ sender: Any) {}

    @IBAction func openNote(_ sender: Any) {}
}
END
cat > notes.nibsh <<'END'
new macos-xib Notes.xib
set owner customClass Controller
add window to document title=Notes as wIn-do-w01
add textField to wIn-do-w01.contentView frame=(20,200,200,22) as fIe-ld-001 cEl-l0-001
add button to wIn-do-w01.contentView title=Add frame=(230,193,80,32) as aDd-bt-001 cEl-l0-002
connect outlet owner.window -> wIn-do-w01
connect outlet owner.field -> fIe-ld-001
connect action aDd-bt-001 -> owner.addNote:
connect action fIe-ld-001 -> owner.openNote:
add menu to document title=Edit as mEn-u0-001
add menuItem to mEn-u0-001 title=Capitalize as iTe-m0-001
connect action iTe-m0-001 -> first-responder.capitalizeWord:
connect accessibility fIe-ld-001.title -> aDd-bt-001
inspect aDd-bt-001
inspect owner
dispatch capitalizeWord:
code aDd-bt-001
save
END
nibsh --sources . -f notes.nibsh
nibsh --sources . -c 'check --all'; echo $?
