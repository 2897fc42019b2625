cd material/owners
rm Badge.swift
cat > Badge.h <<'Y'
#import <UIKit/UIKit.h>
@interface Badge : UIView
@property (nonatomic) IBOutlet UILabel *label;
@property (nonatomic) IBOutlet UIImageView *icon;
@end
@interface UIView (Owner)
@property (nonatomic) IBOutlet UIView *owner;
@end
@interface Dog : NSObject
@property (nonatomic) UILabel *label;
@end
Y
cat > Badge.m <<'Y'
#import "Badge.h"
@implementation Badge
+ (instancetype)badge { return [[NSBundle mainBundle] loadNibNamed:@"Badge" owner:self options:nil].firstObject; }
- (void)load { [[NSBundle mainBundle] loadNibNamed:@"Badge" owner:self options:nil]; }
- (void)nobody { [[UINib nibWithNibName:@"Badge" bundle:nil] instantiateWithOwner:nil options:nil]; }
@end
@implementation UIView (Owner)
@end
@implementation Dog
+ (UINib *)nib { return [UINib nibWithNibName:@"Badge" bundle:nil]; }
- (void)ofMethod { [[Dog nib] instantiateWithOwner:self options:nil]; }
- (void)local {
    NSObject *plain = [[NSObject alloc] init];
    UINib *nib = [UINib nibWithNibName:@"Badge" bundle:nil];
    [nib instantiateWithOwner:plain options:nil];
}
- (void)made { [NSBundle.mainBundle loadNibNamed:@"Badge" owner:[[Badge alloc] init] options:nil]; }
@end
Y
nibsh -c 'check --all'; echo "exit $?"
nibsh Badge.xib -c load | head -8
