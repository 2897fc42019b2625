cd material/journey
# Two scenes of one storyboard identifier, which Xcode does not compile.
sed -i 's|id="dEt-vc-001"|storyboardIdentifier="Map" id="dEt-vc-001"|' Journey.storyboard
nibsh Journey.storyboard -c 'check --rule repeated-identifier'; echo "exit $?"
nibsh -c 'help repeated-identifier'
