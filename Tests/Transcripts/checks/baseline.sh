cd material/trip
sed -i 's|referencedIdentifier="Room"|referencedIdentifier="Suite"|; s|"makeHotel:"|"makeHotle:"|' Phone/Trip.storyboard
# There is no baseline yet; one is written of all findings, and the next check tells only new ones.
nibsh -c 'check --all --baseline known.txt'; echo "exit $?"
nibsh -c 'check --all --baseline known.txt --write-baseline'; echo "exit $?"
cat known.txt
nibsh -c 'check --all --baseline known.txt'; echo "exit $?"
sed -i 's|"Map"|"Mpa"|' TripController.swift
nibsh -c 'check --all --baseline known.txt'; echo "exit $?"
# A reason stays with its line, and is told when the finding is gone. A line elsewhere in the document changes nothing.
sed -i '/^storyboard-reference/s|$|  # until the suites are built|' known.txt
sed -i '3s|^|\n|' Phone/Trip.storyboard
nibsh Phone/Trip.storyboard -c 'set hOt-re-001 referencedIdentifier Room' -c save
nibsh -c 'check --all --baseline known.txt'; echo "exit $?"
nibsh -c 'check --all --baseline known.txt --write-baseline'; echo "exit $?"
cat known.txt
# One document: what the file says of others stays.
nibsh Phone/Trip.storyboard -c 'check --baseline known.txt'; echo "exit $?"
echo 'segue-action Phone/Trip.storyboard' >> known.txt
nibsh -c 'check --all --baseline known.txt'; echo "exit $?"
