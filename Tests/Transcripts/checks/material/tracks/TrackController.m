#import "TrackController.h"

@interface TrackController ()
@property (weak, nonatomic) IBOutlet UISlider *volumeSlider;
@property (strong, nonatomic) IBOutletCollection(UILabel) NSArray *captions;
@property (strong, nonatomic) UIImageView *cover;
@end

@interface TrackController (Sharing)
@property (weak, nonatomic) IBOutlet UIButton *shareButton;
- (IBAction)share:(UIButton *)sender forEvent:(UIEvent *)event;
@end

@implementation TrackController
- (IBAction)play:(id)sender
{
}
@end

@implementation TrackController (Sharing)
- (IBAction)share:(UIButton *)sender forEvent:(UIEvent *)event
{
}
@end
