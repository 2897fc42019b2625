#import "Board.h"

@implementation Board

@end
