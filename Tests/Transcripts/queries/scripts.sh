cp material/Shop.storyboard .
cp Shop.storyboard Other.storyboard
# Over files, a query that finds nothing is no error, unless the script says so.
nibsh Shop.storyboard Other.storyboard Samples/EmptyWindow/View.xib -c 'set {class:UILabel fontDescription.pointSize<12} fontDescription.pointSize 12' -c save; echo "exit $?"
nibsh Shop.storyboard -c 'set {class:UILabel fontDescription.pointSize<12} fontDescription.pointSize 12 --require' -c save; echo "exit $?"
nibsh Shop.storyboard -c 'find {fontDescription.pointSize > 12}' -c 'find frame.width > 300'; echo "exit $?"
# Programs read what was done.
nibsh --json Shop.storyboard -c 'set {image:} alpha 0.5' --dry-run; echo "exit $?"
# A script is one entry, with the lines of its queries.
cat > house.nibsh <<'END'
set {class:UILabel hidden=YES} hidden NO
unset {misplaced=YES} misplaced
save
END
nibsh -f house.nibsh Shop.storyboard; echo "exit $?"
nibsh Shop.storyboard -c log -c 'log --script'
# In all documents of the project.
nibsh --sources . -c 'find --all text~wrong'; echo "exit $?"
nibsh --sources . -c 'find --all class:UIStepper'; echo "exit $?"
