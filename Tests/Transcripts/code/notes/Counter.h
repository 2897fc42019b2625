#import <UIKit/UIKit.h>

@interface Counter : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *count;
- (IBAction)add:(id)sender;
@end
