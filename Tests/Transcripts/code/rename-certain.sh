mkdir -p material/rename-certain && cd material/rename-certain
# What a rename must not leave behind, or must not touch.
cat > Desk.swift <<'X'
import UIKit
class Desk: UIViewController, Lending {
    @IBOutlet override weak var inputAccessoryView: UIView?
    @IBOutlet @objc(headline) var title2: UILabel!
    @IBOutlet var note: UILabel!
    @IBAction func post(_ sender: Any) {}
    @IBAction func textFieldDidEndEditing(_ field: UITextField) {}
    func names() { [Selector("post:").description, "post:"] }
}
class Drawer<Content> {
    var content: Content
    init(_ content: Content) { self.content = content }
}
protocol Lending: UITextFieldDelegate {}
extension UIViewController { var desk: Desk? { self as? Desk } }
class Chair: UITableViewController {
    func sit() {
        self.desk?.note.text = ""
        Drawer(Desk()).content.note.text = ""
        NSPredicate(format: "note.text == %@", "a")
    }
}
X
cat > Board.h <<'X'
@interface Board : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *caption;
- (IBAction)copy:(id)sender;
@end
X
cat > Board.m <<'X'
#import "Board.h"
@implementation Board
- (IBAction)copy:(id)sender {
    __weak typeof(self) weakSelf = self;
    [self later:^{ weakSelf.caption.text = @""; }];
    RACObserve(self, caption);
}
@end
X
nib() {
    cat <<X
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="$1"/>
        <label opaque="NO" text="A" id="tAg-00-001"/>
    </objects>
</document>
X
}
nib Desk > Desk.xib
nib Board > Board.xib
# Only the framework can rename what it declares; an attribute gives the name of this one.
nibsh Desk.xib --sources . -c 'rename outlet Desk.inputAccessoryView bar'; echo "exit $?"
nibsh Desk.xib --sources . -c 'rename outlet Desk.headline caption'; echo "exit $?"
nibsh Board.xib --sources . -c 'rename action Board.copy: duplicate:'; echo "exit $?"
# A protocol of a framework may require it.
nibsh Desk.xib --sources . -c 'rename action Desk.textFieldDidEndEditing: ended:'; echo "exit $?"
# Values of a generic type, keys in predicates and selectors as text may mean it.
nibsh Desk.xib --sources . -c 'rename outlet Desk.note remark --partial' -c save; echo "exit $?"
nibsh Desk.xib --sources . -c 'rename action Desk.post: send:'; echo "exit $?"
grep -n 'note\|remark' Desk.swift
# Objective-C: a property cannot be called so, because its getter would return a new object.
nibsh Board.xib --sources . -c 'rename outlet Board.caption newCaption'; echo "exit $?"
nibsh Board.xib --sources . -c 'rename outlet Board.caption legend' -c save; echo "exit $?"
grep -n legend Board.h Board.m
nibsh Board.xib --sources . -c undo -c save; echo "exit $?"
