# Places in the open document have the path that it was opened by, as those in other documents do.
cd Samples
nibsh EmptyWindow/View.xib --dry-run -c 'connect outlet owner.coolview -> R0L' -c 'declarations ViewController' | grep 'View.xib:'
