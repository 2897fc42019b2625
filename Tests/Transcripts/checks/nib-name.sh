cd material/trip
# Names of storyboards and nibs in code.
sed -i 's|name: "Trip"|name: "Tirp"|' TripController.swift
cat >> TripController.swift <<'E'
class RoomView: UIView {
    let nib = UINib(nibName: "RoomRwo", bundle: nil)
}
E
cp ../cells/TaskCell.xib RoomRow.xib
nibsh -c 'check --all --all-files --rule nib-name'; echo "exit $?"
# A nib of an older format, one that is a folder, and a name in a branch of #if.
mkdir RoomRwo.nib
cat >> TripController.swift <<'X'
#if DEMO
let demo = UINib(nibName: "Demo", bundle: nil)
#endif
X
nibsh -c 'check --all --all-files --rule nib-name'; echo "exit $?"
