#import "DocumentScan.h"

@implementation Declaration
- (id) initWithName: (NSString *)aName of: (NSString *)anObject isAction: (BOOL)flag
{
  self = [super init];
  name = [aName copy];
  object = [anObject copy];
  isAction = flag;
  return self;
}
@end

@interface DocumentScan ()
- (void) noteConnection: (NSString *)kind attributes: (NSDictionary *)attributes;
- (void) noteObject: (NSString *)element ident: (NSString *)ident attributes: (NSDictionary *)attributes;
- (void) noteFrame: (NSString *)element attributes: (NSDictionary *)attributes;
@end

@implementation DocumentScan

+ (DocumentScan *) scanOfFile: (NSString *)file
{
  NSData *data = [NSData dataWithContentsOfFile: file];
  if (data == nil) return nil;
  NSXMLParser *parser = [[NSXMLParser alloc] initWithData: data];
  DocumentScan *scan = [DocumentScan new];
  [parser setDelegate: scan];
  return [parser parse] ? scan : nil;
}

- (id) init
{
  self = [super init];
  elementOfClass = [NSMutableDictionary new];
  classOfObject = [NSMutableDictionary new];
  isView = [NSMutableDictionary new];
  declarations = [NSMutableArray new];
  path = [NSMutableArray new];
  objects = [NSMutableArray new];
  return self;
}

- (NSString *) ownerClass { return [classOfObject objectForKey: @"-2"]; }

- (void) parser: (NSXMLParser *)parser didStartElement: (NSString *)element namespaceURI: (NSString *)uri
  qualifiedName: (NSString *)name attributes: (NSDictionary *)attributes
{
  NSString *ident = [attributes objectForKey: @"id"];
  if ([[path lastObject] isEqual: @"connections"])
    [self noteConnection: element attributes: attributes];
  else if (ident != nil && ![path containsObject: @"resources"])
    [self noteObject: element ident: ident attributes: attributes];
  [self noteFrame: element attributes: attributes];
  [path addObject: element];
  [objects addObject: ident ? ident : @""];
}

- (void) parser: (NSXMLParser *)parser didEndElement: (NSString *)element namespaceURI: (NSString *)uri
  qualifiedName: (NSString *)name
{
  [path removeLastObject];
  [objects removeLastObject];
}

- (void) noteConnection: (NSString *)kind attributes: (NSDictionary *)attributes
{
  Declaration *declaration = nil;
  if ([kind isEqual: @"outlet"])
    {
      NSString *source = [objects objectAtIndex: [objects count] - 2];
      declaration = [[Declaration alloc] initWithName: [attributes objectForKey: @"property"] of: source isAction: NO];
    }
  else if ([kind isEqual: @"action"])
    {
      NSString *target = [attributes objectForKey: @"target"];
      declaration = [[Declaration alloc] initWithName: [attributes objectForKey: @"selector"] of: target isAction: YES];
    }
  if (declaration != nil) [declarations addObject: declaration];
}

- (void) noteObject: (NSString *)element ident: (NSString *)ident attributes: (NSDictionary *)attributes
{
  NSString *class = [attributes objectForKey: @"customClass"];
  NSString *key = [attributes objectForKey: @"key"];
  if (class != nil)
    {
      [classOfObject setObject: class forKey: ident];
      if (![ident hasPrefix: @"-"] && [elementOfClass objectForKey: class] == nil)
        [elementOfClass setObject: element forKey: class];
    }
  BOOL stands = [[path lastObject] isEqual: @"subviews"] || [key isEqual: @"contentView"] || [key isEqual: @"view"];
  if (stands || [isView objectForKey: element] == nil)
    [isView setObject: [NSNumber numberWithBool: stands] forKey: element];
}

/* What has a frame is a view. */
- (void) noteFrame: (NSString *)element attributes: (NSDictionary *)attributes
{
  if ([element isEqual: @"rect"] && [[attributes objectForKey: @"key"] isEqual: @"frame"]
      && [isView objectForKey: [path lastObject]] != nil)
    [isView setObject: [NSNumber numberWithBool: YES] forKey: [path lastObject]];
}

@end
