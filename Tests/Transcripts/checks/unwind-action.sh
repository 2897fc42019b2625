cd material/journey
# A way back whose action the code spells otherwise: nobody answers it, and nobody goes back.
sed -i 's|^class JourneyController: UIViewController {|&\n    @IBAction func backToJourney(_ segue: UIStoryboardSegue) {}\n|' JourneyController.swift
nibsh Journey.storyboard -c 'connect segue dEt-vc-001 -> exit unwind unwindAction=backToJurney:' -c save; echo "exit $?"
nibsh -c 'check --all --rule unanswered-action'; echo "exit $?"
nibsh Journey.storyboard -c 'check --fix unanswered-action' -c save; echo "exit $?"
nibsh -c 'check --all --rule unanswered-action'; echo "exit $?"
# A name that is near to no other.
sed -i 's|backToJourney|rewind|' JourneyController.swift
nibsh -c 'check --all --rule unanswered-action'; echo "exit $?"
# A controller made in code may have it, although it is not an action of Interface Builder.
printf 'class Start: UITableViewController {\n    @objc func backToJourney(_ segue: UIStoryboardSegue) {}\n}\n' > Start.swift
nibsh -c 'check --all --rule unanswered-action'; echo "exit $?"
# A method that takes more arguments than the segue passes is similar, but not a possible action of the segue.
rm Start.swift
sed -i 's|func rewind(_ segue: UIStoryboardSegue)|func backToJourney(_ segue: UIStoryboardSegue, other: Any)|' JourneyController.swift
nibsh -c 'check --all --rule unanswered-action'; echo "exit $?"
nibsh Journey.storyboard -c 'check --fix unanswered-action'; echo "exit $?"
nibsh Journey.storyboard -c 'set fMF-hd-LTh unwindAction backToJourney:other:' -c 'check --rule action-form,unanswered-action' --dry-run; echo "exit $?"
