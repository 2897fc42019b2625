@import AppKit;

@interface Panel : NSWindowController
@property (weak) IBOutlet NSTextField *note;
- (IBAction)file:(id)sender;
- (IBAction)drop:(id)sender;
@end
