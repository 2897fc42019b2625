# A window controller, a document and a view controller of AppKit whose nibs leave 'window' or 'view' unconnected.
cd material/panel
printf '#import <Cocoa/Cocoa.h>\n@interface Panel : NSWindowController\n@end\n' > Panel.h
cat > Panel.m <<'Y'
#import "Panel.h"
@implementation Panel
- (instancetype)init { return [super initWithWindowNibName:@"Panel"]; }
@end
Y
nibsh -c 'check --all'; echo "exit $?"
nibsh Panel.xib -c load
nibsh Panel.xib -c 'find --unconnected'
nibsh -c 'find --all --unconnected'
# The fix connects it.
nibsh Panel.xib -c 'check --fix view-outlet' -c load -c 'revert'
# Another owner, or code that gives the controller its window.
sed -i 's/"Panel"\]/"Panel" owner:NSApp]/' Panel.m
nibsh -c 'check --all'; echo "exit $?"
rm Panel.h Panel.m
for body in 'convenience init() { self.init(windowNibName: "Panel") }' 'override var windowNibName: NSNib.Name? { "Panel" }' 'convenience init() { self.init(windowNibName: String(describing: Self.self)) }' 'override var windowNibName: String? { "Panel" }; override func loadWindow() {}' 'override var windowNibName: String? { "Panel" }; override func windowWillLoad() { window = NSWindow() }'; do
printf 'import AppKit\nclass Panel: NSWindowController {\n    %s\n}\n' "$body" > Panel.swift
nibsh -c 'check --all --rule view-outlet'; echo "exit $?"
done
# A document without window controllers of its own.
printf 'import AppKit\nclass Panel: NSDocument {\n    override var windowNibName: NSNib.Name? { "Panel" }\n}\n' > Panel.swift
nibsh -c 'check --all --rule view-outlet'; echo "exit $?"
sed -i '3a override func makeWindowControllers() {}' Panel.swift
nibsh -c 'check --all --rule view-outlet'; echo "exit $?"
