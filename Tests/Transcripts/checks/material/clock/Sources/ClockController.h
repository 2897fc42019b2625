#import <Cocoa/Cocoa.h>

@interface ClockController : NSViewController
@property (copy) NSString *city;
@property (getter=isRunning) BOOL running;
@property (readonly) NSArray *alarms;
- (NSInteger)offset;
@end
