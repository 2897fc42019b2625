cd material/journey
# A class of AppKit's cannot be a scene's on iOS.
cat > PanelController.h <<'END'
#import <Cocoa/Cocoa.h>
@interface PanelController : NSWindowController
@end
END
nibsh Journey.storyboard -c 'unset mAp-vc-001 storyboardIdentifier' -c 'set mAp-vc-001 customClass PanelController' -c 'check --rule class-kind' --dry-run; echo "exit $?"
# Code that is for one platform or the other, by conditional compilation, is not certain.
cat > PanelController.h <<'END'
#if TARGET_OS_IPHONE
@interface PanelController : UIViewController
#else
@interface PanelController : NSWindowController
#endif
@end
END
nibsh Journey.storyboard -c 'set mAp-vc-001 customClass PanelController' -c 'check --rule class-kind' --dry-run; echo "exit $?"
