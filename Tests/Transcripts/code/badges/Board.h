#import <UIKit/UIKit.h>

/// Shows how far one has come.
@interface Board : UIViewController
@end
