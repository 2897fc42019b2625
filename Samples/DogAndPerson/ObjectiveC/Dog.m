#import "Dog.h"
#import "Person.h"

@implementation Dog

+ (Dog *)dogFromNib
{
    NSNib *nib = [[NSNib alloc] initWithNibNamed:@"DogAndPerson" bundle:nil];
    NSArray *topLevel = nil;
    if (![nib instantiateWithOwner:nil topLevelObjects:&topLevel]) {
        return nil;
    }
    for (id object in topLevel) {
        if ([object isKindOfClass:[Dog class]]) {
            return object;
        }
    }
    return nil;
}

- (Person *)findMaster
{
    NSNib *nib = [[NSNib alloc] initWithNibNamed:@"DogOwner" bundle:nil];
    NSArray *topLevel = nil;
    if (![nib instantiateWithOwner:self topLevelObjects:&topLevel]) {
        return nil;
    }
    return self.master;
}

@end
