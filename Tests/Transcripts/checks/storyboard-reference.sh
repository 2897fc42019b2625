cd material/trip
# A reference to a scene that its storyboard does not have.
sed -i 's|storyboardIdentifier="Room"|storyboardIdentifier="HotelRoom"|' Phone/Hotel.storyboard
nibsh -c 'check --all --rule storyboard-reference'; echo "exit $?"
# Without an identifier, the initial scene is meant.
sed -i 's| referencedIdentifier="Room"||; s|storyboardName="Hotel"|storyboardName="Hotle"|' Phone/Trip.storyboard
nibsh -c 'check --all --rule storyboard-reference'; echo "exit $?"
nibsh Phone/Trip.storyboard -c 'set hOt-re-001 storyboardName Hotel' -c save
nibsh -c 'check --all --rule storyboard-reference'; echo "exit $?"
sed -i 's| initialViewController="rOo-vc-001"||' Phone/Hotel.storyboard
nibsh -c 'check --all --rule storyboard-reference'; echo "exit $?"
# Another target has the storyboard.
sed -i 's|files = (F3, F4)|files = (F3)|; s|files = (F5)|files = (F4, F5)|' Trip.xcodeproj/project.pbxproj
nibsh -c 'check --all --rule storyboard-reference'; echo "exit $?"
# A bundle that is one of the project's, and one that is not.
sed -i 's|storyboardName="Hotel"|storyboardName="Hotel" bundleIdentifier="org.example.trip"|' Phone/Trip.storyboard
nibsh -c 'check --all --rule storyboard-reference'; echo "exit $?"
sed -i 's|PRODUCT_NAME = Trip;|& PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:lower)"; |' Trip.xcodeproj/project.pbxproj
sed -i 's|"org.example.$(PRODUCT_NAME:lower)"|org.example.trip|' Trip.xcodeproj/project.pbxproj
nibsh -c 'check --all --rule storyboard-reference'; echo "exit $?"
