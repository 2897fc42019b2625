#import <Cocoa/Cocoa.h>

@interface SongList : NSWindowController
@property (strong) IBOutlet NSMutableArray *songs;
@property (strong) IBOutletCollection(NSButton) NSArray *buttons;
@end
