cd material/tracks
# The superclass is in a committed pod: what it declares is known, although nothing in the pod is checked or changed.
mkdir -p Pods/Base
cat > Pods/Base/BaseController.h <<'Y'
@interface BaseController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *artistLabel;
@property (weak, nonatomic) IBOutlet UILabel *caption;
- (IBAction)play:(id)sender;
@end
Y
printf '@implementation BaseController\n- (IBAction)play:(id)sender {}\n@end\n' > Pods/Base/BaseController.m
printf '@interface TrackController : BaseController\n@end\n' > TrackController.h
printf '#import "TrackController.h"\n@implementation TrackController\n@end\n' > TrackController.m
echo '@implementation UIViewController (Sharing) - (void)share:(id)sender {} @end' > Pods/Base/Sharing.m
nibsh -c 'check --all'; echo "exit $?"
nibsh TrackController.xib -c 'rename outlet TrackController.artistLabel artist'; echo "exit $?"
# Only its header is there: it may have more.
rm Pods/Base/BaseController.m
nibsh -c 'check --all'; echo "exit $?"
