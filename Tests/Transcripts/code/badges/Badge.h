#import <UIKit/UIKit.h>

@interface Badge : UIView
@end
