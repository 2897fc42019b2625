#import "Panel.h"

@implementation Panel
@synthesize note = _note;

- (IBAction)file:(id)sender {
    self.note.stringValue = @"note";
    [_note setHidden:NO];
    [[self note] setHidden:[self valueForKey:@"note"] == nil];
    [NSApp sendAction:@selector(file:) to:self from:sender];
}

- (IBAction)drop:(id)sender {
    id anything = sender;
    [anything drop:self];
    [self performSelector:NSSelectorFromString(@"drop:")];
}
@end

@interface Pad : NSObject
@property (strong) NSString *note;
@end

@implementation Pad
@synthesize note = _pad;

- (void)fill:(Panel *)panel {
    NSString *note = self.note;
    panel.note.stringValue = note;
    [panel setNote:nil];
}
@end
