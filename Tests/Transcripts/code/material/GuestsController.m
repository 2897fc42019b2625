#import "GuestsController.h"

@implementation GuestStore
@end

@implementation GuestChart
- (instancetype)initWithFrame:(NSRect)frame
{
    return [super initWithFrame:frame];
}
@end

@implementation GuestsController
- (NSNibName)windowNibName
{
    return @"Guests";
}

- (void)awakeFromNib
{
    [super awakeFromNib];
}

- (IBAction)showGuest:(id)sender
{
}

- (IBAction)addGuest:(id)sender
{
}
@end
