cp material/Notes.storyboard Main.storyboard; cp material/Notes.storyboard before
cp Samples/EmptyWindow/View.xib .
# What cannot be split off, each with the line to type; nothing is changed.
try() { nibsh Main.storyboard -c "$1" -c save; cmp before Main.storyboard; }
try 'split Notes'
try 'split Notes to Main.storyboard'
mkdir elsewhere; try 'split Notes to elsewhere/Main.storyboard'
try 'split Notes to Login'
try 'split Notes to View.xib'
try 'split "Navigation Controller" to Other.storyboard'
try 'split Nots to Other.storyboard'
try 'split 0om to Other.storyboard'
try 'split Notes to Other.storyboard initial Note'
try 'split Notes to missing/Other.storyboard'
try 'join Other.storyboard'
try 'join View.xib'
try join
nibsh View.xib -c 'split View to Other.storyboard'
nibsh View.xib -c 'join Main.storyboard'
# A storyboard of another platform, and one that cannot be read.
printf '<broken' > Broken.storyboard; try 'split Notes to Broken.storyboard'; try 'join Broken.storyboard'
nibsh new macos-storyboard Mac.storyboard -c save > /dev/null; try 'split Notes to Mac.storyboard'
# References need iOS 9.
nibsh Main.storyboard -c 'set document dependencies.deployment.version 8.0' -c save; cp Main.storyboard before
try 'split Notes to Other.storyboard'
nibsh Main.storyboard -c 'set document dependencies.deployment.version 9.0' -c save; cp Main.storyboard before
# Only segues lead to another storyboard.
nibsh Main.storyboard -c 'connect outlet SFA.delegate -> FTG --force' -c save; cp Main.storyboard before
try 'split Note to Other.storyboard'
# A reference is no scene to move, and the last scenes stay.
nibsh Main.storyboard -c 'disconnect SFA.delegate' -c 'add scene viewControllerPlaceholder storyboardName=Third as pLa-ce-001 pLa-ce-002 pLa-ce-003' -c save; cp Main.storyboard before
try 'split pLa-ce-001 to Other.storyboard'
# A reference to the storyboard that leads nowhere.
nibsh Main.storyboard -c 'split Note to Other.storyboard' -c 'set pLa-ce-001 storyboardName Other' -c 'set pLa-ce-001 referencedIdentifier Missing' -c save; cp Main.storyboard before
try 'join Other.storyboard'
ls *.storyboard
