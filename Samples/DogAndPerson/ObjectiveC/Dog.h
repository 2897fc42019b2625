#import <AppKit/AppKit.h>

@class Person;

/// A dog, made by DogAndPerson.xib or the owner of DogOwner.xib.
@interface Dog : NSObject

/// Set by the outlet of the same name; nil until a nib has been loaded.
@property (nonatomic, strong) IBOutlet Person *master;

/// Loads DogAndPerson.xib and picks the dog among the objects it made.
+ (Dog *)dogFromNib;

/// Loads DogOwner.xib with this dog as its owner, which gives it a master.
- (Person *)findMaster;

@end
