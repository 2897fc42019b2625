/* Classes that stand in, while a document is loaded, for those that its author wrote and for those that this AppKit lacks. */
#import "DocumentScan.h"

@interface MadeUpClasses : NSObject

/* Makes every class that a document names and nobody has, with the outlets and actions that its connections ask for. */
+ (void) makeForDocument: (DocumentScan *)scan;

/* What a made-up setter was last given for a property of an object; nil if none was called. */
+ (id) valueOf: (NSString *)property in: (id)object;

/* The names of the elements that this AppKit has no class for. */
+ (NSArray *) lacking;
@end
