// Types random keys at a program with a line editor, and prints how many sessions it survived.
//
//     key-sessions [--sessions N] [--seed N] PROGRAM [ARGUMENT…]
//
// HISTORY among the arguments is the path of the history that the session makes. The exit status is 1 if a session was lost.

import Foundation
import KeySessions

var count = 100
var seed: UInt64 = 1
var words = Array(CommandLine.arguments.dropFirst())
while words.count > 2, words[0].hasPrefix("--") {
    if words[0] == "--sessions", let number = Int(words[1]) { count = number }
    if words[0] == "--seed", let number = UInt64(words[1]) { seed = number }
    words.removeFirst(2)
}
guard let program = words.first else {
    print("usage: key-sessions [--sessions N] [--seed N] PROGRAM [ARGUMENT…]")
    exit(2)
}
var table = KeyTable()
table.run(count, seed: seed, program: program, arguments: Array(words.dropFirst()))
for (seed, outcome) in table.lost { print("seed \(seed): \(outcome)") }
print("key sessions: \(table.tried) tried, \(table.tried - table.lost.count) survived, \(table.lost.count) lost")
exit(table.lost.isEmpty ? 0 : 1)
