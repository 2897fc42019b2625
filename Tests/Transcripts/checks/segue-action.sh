cd material/trip
# A segue action that the controller's class does not have.
sed -i 's|"makeHotel:"|"makeHotle:"|' Phone/Trip.storyboard
nibsh -c 'check --all --rule segue-action,unconnected-action'; echo "exit $?"
nibsh Phone/Trip.storyboard -c 'check --fix segue-action' -c 'check --rule segue-action' -c save; echo "exit $?"
nibsh Phone/Trip.storyboard -c 'declarations TripController'; echo "exit $?"
# Without @IBSegueAction a storyboard does not see the method.
sed -i 's|@IBSegueAction func makeHotel|func makeHotel|' TripController.swift
nibsh -c 'check --all --rule segue-action'; echo "exit $?"
