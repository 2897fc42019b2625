#import <UIKit/UIKit.h>

@interface TrackController : UIViewController {
    IBOutlet UIButton *playButton;
}
@property (weak, nonatomic) IBOutlet UILabel *artistLabel;
- (IBAction)play:(id)sender;
@end
