#import "Counter.h"

@implementation Counter

- (IBAction)add:(id)sender {
    self.count.text = [_count.text stringByAppendingString:@"I"];
}

@end
