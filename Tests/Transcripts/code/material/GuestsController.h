#import <Cocoa/Cocoa.h>

@interface GuestStore : NSObject <NSWindowDelegate>
@property (nonatomic, copy) NSArray *guests;
@end

@interface GuestChart : NSView
@property (nonatomic) NSSize barSize;
@end

@interface GuestsController : NSWindowController <NSTableViewDelegate>
- (IBAction)showGuest:(id)sender;
@end
