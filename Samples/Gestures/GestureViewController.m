#import "GestureViewController.h"

@implementation GestureViewController {
    NSMutableArray<UIView *> *_undone;
}

- (instancetype)init
{
    self = [super initWithNibName:@"Gestures" bundle:nil];
    if (self) {
        _undone = [NSMutableArray array];
    }
    return self;
}

#pragma mark - Recognizers

- (IBAction)canvasTapped:(UITapGestureRecognizer *)sender
{
    [self addShapeAt:[sender locationInView:self.canvas]];
}

- (IBAction)canvasPinched:(UIPinchGestureRecognizer *)sender
{
    self.canvas.transform = CGAffineTransformScale(self.canvas.transform, sender.scale, sender.scale);
    sender.scale = 1;
}

- (IBAction)canvasRotated:(UIRotationGestureRecognizer *)sender
{
    self.canvas.transform = CGAffineTransformRotate(self.canvas.transform, sender.rotation);
    sender.rotation = 0;
}

- (IBAction)canvasPressed:(UILongPressGestureRecognizer *)sender
{
    if (sender.state == UIGestureRecognizerStateBegan) {
        self.canvas.transform = CGAffineTransformIdentity;
    }
}

- (IBAction)viewSwiped:(UISwipeGestureRecognizer *)sender
{
    [self.view endEditing:YES];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other
{
    return [self.transformRecognizers containsObject:recognizer] && [self.transformRecognizers containsObject:other];
}

#pragma mark - Bar items

- (IBAction)addShape:(id)sender
{
    [self addShapeAt:CGPointMake(CGRectGetMidX(self.canvas.bounds), CGRectGetMidY(self.canvas.bounds))];
}

- (IBAction)undoShape:(id)sender
{
    UIView *last = self.canvas.subviews.lastObject;
    if (last) {
        [_undone addObject:last];
        [last removeFromSuperview];
    }
}

- (IBAction)redoShape:(id)sender
{
    UIView *next = _undone.lastObject;
    if (next) {
        [_undone removeLastObject];
        [self.canvas addSubview:next];
    }
}

- (IBAction)resetCanvas:(id)sender
{
    [self.canvas.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)];
    [_undone removeAllObjects];
}

/// Answers the trash item, which is sent along the responder chain.
- (void)delete:(id)sender
{
    [self undoShape:sender];
    [_undone removeAllObjects];
}

- (void)addShapeAt:(CGPoint)point
{
    UIView *shape = [[UIView alloc] initWithFrame:CGRectMake(point.x - 12, point.y - 12, 24, 24)];
    shape.backgroundColor = [self colors][[self.picker selectedRowInComponent:0]];
    [self.canvas addSubview:shape];
    [_undone removeAllObjects];
}

#pragma mark - Search bar, tab bar, picker

- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar
{
    NSUInteger row = [[self names] indexOfObject:searchBar.text.lowercaseString];
    if (row != NSNotFound) {
        [self.picker selectRow:row inComponent:0 animated:YES];
    }
}

- (void)tabBar:(UITabBar *)tabBar didSelectItem:(UITabBarItem *)item
{
    self.picker.hidden = item != tabBar.items.firstObject;
}

- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView
{
    return 1;
}

- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component
{
    return [self names].count;
}

- (NSString *)pickerView:(UIPickerView *)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component
{
    return [self names][row];
}

- (NSArray<NSString *> *)names
{
    return @[ @"red", @"green", @"blue" ];
}

- (NSArray<UIColor *> *)colors
{
    return @[ UIColor.systemRedColor, UIColor.systemGreenColor, UIColor.systemBlueColor ];
}

@end
