/* appkit-loader FILE.xib
 *
 * Loads a macOS document with AppKit as GNUstep has it, and tells what is connected when it is loaded. Prints lines of fields
 * with tabs between:
 *
 *     outlet  SOURCE  PROPERTY  DESTINATION           what the live object's property holds
 *     action  SOURCE  SELECTOR  TARGET  [TRIGGER]     what the live control sends, and to whom
 *     same    ID      ID                              two ids that stand for one object
 *     lacks   ELEMENT                                 this AppKit has no class for it; an empty one stood in
 *     loaded                                          the last line, where all went well
 *
 * Objects are told by their ids in the document. The exit status is 0 when the document was loaded, 1 when it was refused.
 */
#import "MadeUpClasses.h"
#import <AppKit/AppKit.h>
#import <objc/runtime.h>
#include <stdio.h>
#include <unistd.h>

/* What the classes of the loader offer that are named below; GSXibLoading.h and GSXibKeyedUnarchiver.h declare it. */
@interface NSObject (XibLoading)
- (id) nibInstantiate;
- (id) source;
- (id) destination;
- (NSString *) label;
@end

static NSMutableDictionary *decoded;  /* id -> what the loader made of it */
static NSMutableArray *connections;   /* the loader's connections, in the order they were established */
static id (*originalDecode)(id, SEL, id, NSString *, NSString *);
static void (*originalOutlet)(id, SEL);
static void (*originalAction)(id, SEL);

static id decodeHook(id self, SEL selector, id element, NSString *class, NSString *ident)
{
  id object = originalDecode(self, selector, element, class, ident);
  if (object != nil && ident != nil) [decoded setObject: object forKey: ident];
  return object;
}

static void outletHook(id self, SEL selector)
{
  [connections addObject: self];
  originalOutlet(self, selector);
}

static void actionHook(id self, SEL selector)
{
  [connections addObject: self];
  originalAction(self, selector);
}

static IMP hook(NSString *className, SEL selector, IMP function)
{
  Class class = NSClassFromString(className);
  Method method = class_getInstanceMethod(class, selector);
  if (method == NULL)
    {
      fprintf(stderr, "this AppKit has no -[%s %s]\n", [className UTF8String], sel_getName(selector));
      exit(3);
    }
  IMP original = method_getImplementation(method);
  if (!class_addMethod(class, selector, function, method_getTypeEncoding(method)))
    method_setImplementation(class_getInstanceMethod(class, selector), function);
  return original;
}

/* The object that takes the place of what the archive holds for it. */
static id live(id object)
{
  if (![object respondsToSelector: @selector(nibInstantiate)]) return object;
  @try { return [object nibInstantiate]; }
  @catch (NSException *exception) { return object; }
}

/* id -> live object, and pointer -> first id */
static NSMutableDictionary *liveOf;
static NSMapTable *idOf;

static void nameLiveObjects(id owner)
{
  liveOf = [NSMutableDictionary new];
  idOf = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 64);
  for (NSString *ident in [[decoded allKeys] sortedArrayUsingSelector: @selector(compare:)])
    {
      id object = [ident isEqual: @"-2"] ? owner : live([decoded objectForKey: ident]);
      if (object == nil) continue;
      [liveOf setObject: object forKey: ident];
      NSString *first = (id)NSMapGet(idOf, object);
      if (first == nil) NSMapInsert(idOf, object, ident);
      else printf("same\t%s\t%s\n", [ident UTF8String], [first UTF8String]);
    }
}

static const char *nameOf(id object)
{
  NSString *ident = object == nil ? nil : (id)NSMapGet(idOf, object);
  return ident == nil ? "?" : [ident UTF8String];
}

/* What a property of a live object holds. */
static id valueOf(NSString *property, id object)
{
  id value = [MadeUpClasses valueOf: property in: object];
  if (value != nil) return value;
  Ivar variable = class_getInstanceVariable(object_getClass(object), [property UTF8String]);
  if (variable != NULL && *ivar_getTypeEncoding(variable) == '@') value = object_getIvar(object, variable);
  if (value != nil) return value;
  @try { return [object valueForKey: property]; }
  @catch (NSException *exception) { return nil; }
}

static void reportOutlet(id connection)
{
  id source = live([connection source]);
  id value = valueOf([connection label], source);
  if (value == nil) return;
  printf("outlet\t%s\t%s\t%s\n", nameOf(source), [[connection label] UTF8String], nameOf(value));
}

/* In the loader's own words an action goes from its target to the control that sends it. */
static void reportAction(id connection)
{
  id source = live([connection destination]);
  Ivar variable = class_getInstanceVariable(object_getClass(connection), "trigger");
  NSString *trigger = variable == NULL ? nil : object_getIvar(connection, variable);
  SEL getter = trigger == nil ? @selector(action) : NSSelectorFromString(trigger);
  if (![source respondsToSelector: getter]) return;
  SEL action = ((SEL (*)(id, SEL))[source methodForSelector: getter])(source, getter);
  if (action == NULL) return;
  id target = [source respondsToSelector: @selector(target)] ? [source target] : nil;
  /* Nobody in particular is the first responder. */
  printf("action\t%s\t%s\t%s", nameOf(source), sel_getName(action), target == nil ? "-1" : nameOf(target));
  if (trigger != nil) printf("\t%s", [trigger UTF8String]);
  printf("\n");
}

static void installHooks(void)
{
  decoded = [NSMutableDictionary new];
  connections = [NSMutableArray new];
  originalDecode = (void *)hook(@"GSXibKeyedUnarchiver", @selector(decodeObjectForXib:forClassName:withID:), (IMP)decodeHook);
  originalOutlet = (void *)hook(@"IBOutletConnection", @selector(establishConnection), (IMP)outletHook);
  originalAction = (void *)hook(@"IBActionConnection", @selector(establishConnection), (IMP)actionHook);
}

static BOOL load(NSString *file, id owner)
{
  NSMutableArray *top = [NSMutableArray array];
  NSDictionary *names = [NSDictionary dictionaryWithObjectsAndKeys: owner, NSNibOwner, top, NSNibTopLevelObjects, nil];
  @try
    {
      NSNib *nib = [[NSNib alloc] initWithContentsOfURL: [NSURL fileURLWithPath: file]];
      return [nib instantiateNibWithExternalNameTable: names];
    }
  @catch (NSException *exception)
    {
      fprintf(stderr, "%s: %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
      return NO;
    }
}

int main(int argc, char **argv)
{
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  if (argc != 2)
    {
      fprintf(stderr, "usage: appkit-loader FILE.xib\n");
      return 2;
    }
  NSString *file = [NSString stringWithUTF8String: argv[1]];
  [NSApplication sharedApplication];
  DocumentScan *scan = [DocumentScan scanOfFile: file];
  if (scan == nil)
    {
      fprintf(stderr, "%s is no XML\n", argv[1]);
      return 1;
    }
  [MadeUpClasses makeForDocument: scan];
  for (NSString *element in [MadeUpClasses lacking]) printf("lacks\t%s\n", [element UTF8String]);
  Class class = [scan ownerClass] == nil ? [NSObject class] : NSClassFromString([scan ownerClass]);
  id owner = [class isSubclassOfClass: [NSApplication class]] ? NSApp : [[class alloc] init];
  installHooks();
  BOOL isLoaded = load(file, owner);
  if (isLoaded)
    {
      nameLiveObjects(owner);
      for (id connection in connections)
        {
          if ([connection isKindOfClass: NSClassFromString(@"IBOutletConnection")]) reportOutlet(connection);
          else reportAction(connection);
        }
      printf("loaded\n");
    }
  fflush(NULL);
  [pool release];
  /* Leaving in the ordinary way would take the made-up objects apart, which they are not made for. */
  _exit(isLoaded ? 0 : 1);
}
