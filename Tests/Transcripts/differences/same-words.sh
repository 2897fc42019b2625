cd material
# Xcode writes a binding whose options changed as another one. The option is told, not the same line twice.
sed -e 's/bIn-di-001/bIn-di-002/' -e 's/>none</>no name</' \
    -e 's|^\( *\)<string key="NSNullPlaceholder.*|&\n\1<bool key="NSConditionallySetsEnabled" value="NO"/>|' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
# The same for a binding that keeps its id.
sed -e 's/>none</>no name</' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
# A button in the place of another one with the same label: its id tells which of them constraints and outlets are about.
sed -e 's/cLo-se-001/cLo-se-002/; s/cLo-ce-001/cLo-ce-002/; s/cOn-st-00/cOn-st-01/' \
    -e 's/nAm-fi-001/nAm-fi-002/; s/nAm-ce-001/nAm-ce-002/; s/oUt-le-001/oUt-le-002/' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
# An outlet that keeps its id, to another object of the same label
sed -e 's/nAm-fi-001/nAm-fi-002/' Settings.xib > New.xib
nibsh diff Settings.xib New.xib | grep outlet
# What was drawn again has nothing new but its id; --all lists every one.
sed -e 's/cOn-st-00/cOn-st-01/; s/oUt-le-001/oUt-le-002/' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
nibsh diff --all Settings.xib New.xib
# The same words in different objects
sed -e '/id="oUt-le-001"/d' \
    -e 's|<customObject id="-3" userLabel="Application"/>|<customObject id="-3" userLabel="Application"><connections><outlet property="name" destination="nAm-fi-001" id="oUt-le-002"/></connections></customObject>|' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
