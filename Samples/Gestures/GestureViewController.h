#import <UIKit/UIKit.h>

/// The owner of Gestures.xib.
@interface GestureViewController : UIViewController <UIGestureRecognizerDelegate, UIPickerViewDataSource,
                                                     UIPickerViewDelegate, UISearchBarDelegate, UITabBarDelegate>

@property (nonatomic, weak) IBOutlet UIView *canvas;
@property (nonatomic, weak) IBOutlet UIPickerView *picker;
@property (nonatomic, weak) IBOutlet UISearchBar *searchBar;

/// The recognizers that may work at the same time, in the order in which they were connected.
@property (nonatomic, strong) IBOutletCollection(UIGestureRecognizer) NSArray *transformRecognizers;

- (IBAction)canvasTapped:(UITapGestureRecognizer *)sender;
- (IBAction)canvasPinched:(UIPinchGestureRecognizer *)sender;
- (IBAction)canvasRotated:(UIRotationGestureRecognizer *)sender;
- (IBAction)canvasPressed:(UILongPressGestureRecognizer *)sender;
- (IBAction)viewSwiped:(UISwipeGestureRecognizer *)sender;

- (IBAction)addShape:(id)sender;
- (IBAction)undoShape:(id)sender;
- (IBAction)redoShape:(id)sender;
- (IBAction)resetCanvas:(id)sender;

@end
