@import AppKit;

/// What has a stamp.
@protocol Stamped <NSObject>
@property (weak) NSTextField *stamp;
@end
