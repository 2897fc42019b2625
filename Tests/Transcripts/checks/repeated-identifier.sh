cd material/journey
# Two scenes of one storyboard identifier, which Xcode does not compile.
sed -i 's|id="dEt-vc-001"|storyboardIdentifier="Map" id="dEt-vc-001"|' Journey.storyboard
nibsh Journey.storyboard -c 'check --rule repeated-identifier'; echo "exit $?"
# One segue that is there twice.
sed -i 's|^\( *\)<segue .*id="sEg-de-001"/>|&\n\1<segue destination="dEt-vc-001" kind="show" identifier="showDetail" id="sEg-de-002"/>|' Journey.storyboard
nibsh Journey.storyboard -c 'check --rule repeated-segue'; echo "exit $?"
nibsh Journey.storyboard -c 'check --fix repeated-segue' --dry-run; echo "exit $?"
