#import "MadeUpClasses.h"
#import <AppKit/AppKit.h>
#import <objc/runtime.h>

/* What the loader itself offers; it is declared in no public header. */
@interface NSObject (XibTags)
+ (NSString *) classNameForXibTag: (NSString *)tag;
@end

static NSMapTable *values;            /* object -> NSMutableDictionary, property -> value */
static NSMutableDictionary *setters;  /* selector -> property */
static NSMutableSet *madeUp;          /* names of classes */
static NSMutableArray *lacking;

static void keep(id object, NSString *property, id value)
{
  NSMutableDictionary *dictionary = (id)NSMapGet(values, object);
  if (dictionary == nil)
    {
      dictionary = [NSMutableDictionary dictionary];
      NSMapInsert(values, object, dictionary);
    }
  if (value == nil) [dictionary removeObjectForKey: property];
  else [dictionary setObject: value forKey: property];
}

/* The methods that made-up classes get. */
static void set(id self, SEL selector, id value)
{ keep(self, [setters objectForKey: NSStringFromSelector(selector)], value); }
static void setUndefined(id self, SEL selector, id value, NSString *key) { keep(self, key, value); }
static id getUndefined(id self, SEL selector, NSString *key) { return [MadeUpClasses valueOf: key in: self]; }
static id objectValue(id self, SEL selector) { return [MadeUpClasses valueOf: @"objectValue" in: self]; }
static void act(id self, SEL selector, id sender) {}
static id decode(id self, SEL selector, NSCoder *coder) { return [self init]; }
static void encode(id self, SEL selector, NSCoder *coder) {}
static NSInteger noRows(id self, SEL selector, id view) { return 0; }
static NSInteger noChildren(id self, SEL selector, id view, id item) { return 0; }
static id nothing(id self, SEL selector, id view, id a, id b) { return nil; }
static BOOL notExpandable(id self, SEL selector, id view, id item) { return NO; }
static id emptyArray(id self, SEL selector, id bar) { return [NSArray array]; }

static SEL setterOf(NSString *property)
{
  NSString *first = [[property substringToIndex: 1] uppercaseString];
  return NSSelectorFromString([NSString stringWithFormat: @"set%@%@:", first, [property substringFromIndex: 1]]);
}

/* Table views and their like take as data sources and delegates only what has these methods. */
static void addDataSourceMethods(Class class)
{
  static struct { const char *name; IMP function; const char *types; } methods[] = {
    { "numberOfRowsInTableView:", (IMP)noRows, "q@:@" },
    { "tableView:objectValueForTableColumn:row:", (IMP)nothing, "@@:@@q" },
    { "outlineView:child:ofItem:", (IMP)nothing, "@@:@q@" },
    { "outlineView:isItemExpandable:", (IMP)notExpandable, "c@:@@" },
    { "outlineView:numberOfChildrenOfItem:", (IMP)noChildren, "q@:@@" },
    { "outlineView:objectValueForTableColumn:byItem:", (IMP)nothing, "@@:@@@" },
    { "numberOfItemsInComboBox:", (IMP)noRows, "q@:@" },
    { "comboBox:objectValueForItemAtIndex:", (IMP)nothing, "@@:@q" },
    { "toolbarDefaultItemIdentifiers:", (IMP)emptyArray, "@@:@" },
    { "toolbarAllowedItemIdentifiers:", (IMP)emptyArray, "@@:@" },
    { "toolbar:itemForItemIdentifier:willBeInsertedIntoToolbar:", (IMP)nothing, "@@:@@c" },
    { "initWithCoder:", (IMP)decode, "@@:@" },
    { "encodeWithCoder:", (IMP)encode, "v@:@" },
  };
  for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++)
    class_addMethod(class, sel_registerName(methods[i].name), methods[i].function, methods[i].types);
}

static void make(NSString *name, Class base)
{
  Class class = objc_allocateClassPair(base, [name UTF8String], 0);
  if (class == Nil) return;
  class_addMethod(class, @selector(setValue:forUndefinedKey:), (IMP)setUndefined, "v@:@@");
  class_addMethod(class, @selector(valueForUndefinedKey:), (IMP)getUndefined, "@@:@");
  if (base == [NSObject class]) addDataSourceMethods(class);
  objc_registerClassPair(class);
  [madeUp addObject: name];
}

/* The class that an element stands for; Nil where this AppKit has none. */
static Class classOfElement(NSString *element)
{
  if ([element isEqual: @"customObject"] || [element isEqual: @"userDefaultsController"]) return [NSObject class];
  if ([element isEqual: @"customView"]) return [NSView class];
  /* The loader names templates for these, which make the windows later. */
  if ([element isEqual: @"window"]) return [NSWindow class];
  if ([element isEqual: @"panel"]) return [NSPanel class];
  NSString *name = [NSClassFromString(@"GSXib5KeyedUnarchiver") classNameForXibTag: element];
  return name == nil ? Nil : NSClassFromString(name);
}

static void addOutlet(Class class, NSString *property)
{
  SEL selector = setterOf(property);
  if ([class instancesRespondToSelector: selector]) return;
  [setters setObject: property forKey: NSStringFromSelector(selector)];
  class_addMethod(class, selector, (IMP)set, "v@:@");
}

@interface MadeUpClasses ()
+ (void) makeStandIns: (DocumentScan *)scan;
+ (void) addMissingOutlets;
@end

@implementation MadeUpClasses

+ (void) initialize
{
  if (values != nil) return;
  values = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 64);
  setters = [NSMutableDictionary new];
  madeUp = [NSMutableSet new];
  lacking = [NSMutableArray new];
}

+ (void) makeForDocument: (DocumentScan *)scan
{
  [self makeStandIns: scan];
  [self addMissingOutlets];
  NSString *owner = [scan ownerClass];
  for (NSString *name in scan->elementOfClass)
    {
      if (NSClassFromString(name) != Nil) continue;
      Class base = classOfElement([scan->elementOfClass objectForKey: name]);
      make(name, base == Nil ? [NSObject class] : base);
    }
  if (owner != nil && NSClassFromString(owner) == Nil) make(owner, [NSObject class]);
  for (Declaration *declaration in scan->declarations)
    {
      NSString *name = [scan->classOfObject objectForKey: declaration->object];
      if (name == nil || ![madeUp containsObject: name]) continue;
      Class class = NSClassFromString(name);
      SEL selector = NSSelectorFromString(declaration->name);
      if (!declaration->isAction) addOutlet(class, declaration->name);
      else if (![class instancesRespondToSelector: selector]) class_addMethod(class, selector, (IMP)act, "v@:@");
    }
}

/* GNUstep stops at an element that it has no class for: one of the element's name is made, a view where views stand. */
+ (void) makeStandIns: (DocumentScan *)scan
{
  NSSet *understood = [NSSet setWithObjects: @"constraint", @"customObject", @"layoutGuide", @"menuItem", @"objects",
    @"placeholder", @"scene", @"segment", @"touchBar", @"viewLayoutGuide", nil];
  for (NSString *element in scan->isView)
    {
      if ([understood containsObject: element] || classOfElement(element) != Nil) continue;
      NSString *first = [[element substringToIndex: 1] uppercaseString];
      NSString *name = [NSString stringWithFormat: @"NS%@%@", first, [element substringFromIndex: 1]];
      make(name, [[scan->isView objectForKey: element] boolValue] ? [NSView class] : [NSObject class]);
      [lacking addObject: element];
    }
}

/* What Apple's classes have and GNUstep's 0.29 have not. It makes plain views of a table's cell views. */
+ (void) addMissingOutlets
{
  addOutlet([NSView class], @"textField");
  addOutlet([NSView class], @"imageView");
  addOutlet([NSView class], @"objectValue");
  class_addMethod([NSView class], @selector(objectValue), (IMP)objectValue, "@@:");
  addOutlet([NSMenuItem class], @"view");
  addOutlet([NSSearchField class], @"searchMenuTemplate");
  addOutlet([NSApplication class], @"dockMenu");
}

+ (id) valueOf: (NSString *)property in: (id)object
{ return [(NSDictionary *)NSMapGet(values, object) objectForKey: property]; }

+ (NSArray *) lacking { return lacking; }

@end
