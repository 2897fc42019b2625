#import <Foundation/Foundation.h>

/// What a dog's outlet 'master' leads to.
@interface Person : NSObject

@property (nonatomic, copy) NSString *name;

@end
