cd material/journey
# An unwind segue has the action of whichever controller answers it: of the one class that has it here.
sed -i 's|^class JourneyController: UIViewController {|&\n    @IBAction func back(_ segue: UIStoryboardSegue) {}\n|' JourneyController.swift
nibsh Journey.storyboard -c 'connect segue dEt-vc-001 -> exit unwind unwindAction=back: as bAc-kS-001' -c save; echo "exit $?"
sed 's|bAc-kS-001|bAc-kS-002|' Journey.storyboard > Other.storyboard
nibsh Journey.storyboard -c 'rename action JourneyController.back: rewind' -c log -c diff -c save; echo "exit $?"
grep -h unwindAction *.storyboard
nibsh Journey.storyboard -c 'undo' -c save; echo "exit $?"
grep -h unwindAction *.storyboard
# The colons stay, and what is wrong is the new name.
nibsh Journey.storyboard -c 'rename action JourneyController.back: back:more:'; echo "exit $?"
nibsh Journey.storyboard -c 'rename action JourneyController.back: open:'; echo "exit $?"
nibsh Journey.storyboard -c 'rename action JourneyController.back: 1st'; echo "exit $?"
nibsh Journey.storyboard -c 'rename class JourneyController 1st'; echo "exit $?"
# With the action the segues go.
nibsh Journey.storyboard -c 'delete action JourneyController.back:' -c log -c undo; echo "exit $?"
# Another class has the action, too: who is meant is for people to say.
sed -i 's|^class DetailController: UIViewController {|&\n    @IBAction func back(_ segue: UIStoryboardSegue) {}\n|' JourneyController.swift
nibsh Journey.storyboard -c 'rename action JourneyController.back: rewind' --dry-run; echo "exit $?"
nibsh Journey.storyboard -c 'delete action JourneyController.back:' --dry-run; echo "exit $?"
