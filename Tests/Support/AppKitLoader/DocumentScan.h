/* What has to be known of a document before AppKit can load it: the classes that its author wrote, and what they declare. */
#import <Foundation/Foundation.h>

/* An outlet or an action that a class has to declare, as the document's connections ask for it. */
@interface Declaration : NSObject
{
@public
  NSString *object;     /* the id of the object whose class declares it */
  NSString *name;       /* the outlet's property or the action's selector */
  BOOL isAction;
}
@end

@interface DocumentScan : NSObject <NSXMLParserDelegate>
{
@public
  NSMutableDictionary *elementOfClass;  /* custom class -> the element that has it first */
  NSMutableDictionary *classOfObject;   /* id -> custom class */
  NSMutableDictionary *isView;          /* element that has ids -> NSNumber, whether it stands where views do */
  NSMutableArray *declarations;
@private
  NSMutableArray *path;                 /* the elements around, outermost first */
  NSMutableArray *objects;              /* their ids, or "" */
}

/* The scan of a file; nil for what is no XML. */
+ (DocumentScan *) scanOfFile: (NSString *)file;

/* The custom class of File's Owner; nil if it has none. */
- (NSString *) ownerClass;
@end
