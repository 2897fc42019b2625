cd material/journey
# An unwind segue whose action no class has is made, and warned of.
sed -i 's|^class JourneyController: UIViewController {|&\n    @IBAction func backToJourney(_ segue: UIStoryboardSegue) {}\n|' JourneyController.swift
nibsh Journey.storyboard --sources . -c 'connect segue dEt-vc-001 -> exit unwind unwindAction=backToJurney:' -c undo -c 'connect segue dEt-vc-001 -> exit unwind unwindAction=backToJourney:' -c save; echo "exit $?"
