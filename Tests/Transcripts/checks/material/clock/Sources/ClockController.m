#import "ClockController.h"

@implementation ClockController {
    NSDate *_shown;
}

- (NSArray *)alarms {
    return @[];
}

- (NSInteger)offset {
    return 0;
}

@end
