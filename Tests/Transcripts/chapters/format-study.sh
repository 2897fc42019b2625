# The study of the format: an owner, a view with its own class, gesture recognizers, bars and bar items of every kind.
mkdir Study; cd Study
cat > Owner.h <<'END'
#import <UIKit/UIKit.h>

@interface StudyOwner : NSObject
@property (nonatomic, weak) IBOutlet UIButton *button22;
@property (nonatomic, copy) IBOutletCollection(UIGestureRecognizer) NSArray *gestureRecognizers;
- (IBAction)buttonEvent22:(id)sender;
- (IBAction)gestureEvent22:(id)sender;
- (IBAction)pinchEvent22:(id)sender;
@end

@interface StudyView : UIView
@property (nonatomic, weak) IBOutlet UIButton *button;
- (IBAction)buttonEvent:(id)sender;
@end
END
cat > Owner.m <<'END'
#import "Owner.h"

@implementation StudyOwner
- (IBAction)buttonEvent22:(id)sender {}
- (IBAction)gestureEvent22:(id)sender {}
- (IBAction)pinchEvent22:(id)sender {}
- (NSArray *)load { return [[NSBundle mainBundle] loadNibNamed:@"Study" owner:self options:nil]; }
@end

@implementation StudyView
- (IBAction)buttonEvent:(id)sender {}
@end
END
cat > study.nibsh <<'END'
new ios-xib Study.xib --empty
set owner customClass StudyOwner
add view to document customClass=StudyView as iN0-l3-epB
add button to iN0-l3-epB title=Button frame=(73,148,46,30) as hSs-g6-Zcb
add barButtonItem to document systemItem=flexibleSpace as bAr-it-001
add barButtonItem to document systemItem=fixedSpace width=42 as bAr-it-002
add tabBarItem to document title=Item as tAb-it-001
add tabBar to document as tAb-ba-001
add toolbar to document as tOo-lb-001
add navigationItem to document title=Title as nAv-it-001
add navigationBar to document as nAv-ba-001
add searchBar to document as sEa-rc-001
add gestureRecognizer to document as gEs-tu-001
add pinchGestureRecognizer to document as pIn-ch-001
add rotationGestureRecognizer to document as rOt-at-001
add pongPressGestureRecognizer to document as lOn-gP-001
add view to document as vIe-w2-001
connect outlet owner.button22 -> hSs-g6-Zcb
connect outlet iN0-l3-epB.button -> hSs-g6-Zcb
connect action hSs-g6-Zcb -> owner.buttonEvent22:
connect action hSs-g6-Zcb -> iN0-l3-epB.buttonEvent:
connect action gEs-tu-001 -> owner.gestureEvent22:
connect action pIn-ch-001 -> owner.pinchEvent22:
connect collection owner.gestureRecognizers -> gEs-tu-001 pIn-ch-001 rOt-at-001
connect collection iN0-l3-epB.gestureRecognizers -> gEs-tu-001 appends
connect collection vIe-w2-001.gestureRecognizers -> pIn-ch-001 rOt-at-001 lOn-gP-001 appends
inspect owner
inspect hSs-g6-Zcb
load
save
END
nibsh --sources . -f study.nibsh
nibsh --sources . -c 'check --all'; echo $?
