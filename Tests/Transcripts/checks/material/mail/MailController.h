#import <Cocoa/Cocoa.h>

@class MailBadge;

@interface MailController : NSWindowController <NSTableViewDelegate>
{
    IBOutlet NSTableView *messages;
    NSTextField *subject;
}
@property (weak) IBOutlet NSButton *sendButton;
- (IBAction)send:(id)sender;
@end
