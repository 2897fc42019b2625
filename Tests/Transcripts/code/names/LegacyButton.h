#import <UIKit/UIKit.h>

@interface LegacyButton : UIButton
@property (nonatomic) CGFloat inset;
@end
