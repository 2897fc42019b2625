#import "MailController.h"

@interface MailController ()
@property (weak) IBOutlet NSSearchField *searchField;
@property (strong) IBOutletCollection(NSButton) NSArray *toolButtons;
@end

@interface MailController (Drafts)
@property (weak) IBOutlet NSPopUpButton *draftMenu;
- (IBAction)saveDraft:(id)sender;
@end

@interface MailBadge : NSView
@end

@implementation MailBadge
@end

@implementation MailController
- (IBAction)send:(id)sender
{
}

- (void)setSubject:(NSTextField *)field
{
    subject = field;
}
@end

@implementation MailController (Drafts)
- (IBAction)saveDraft:(id)sender
{
}
@end
