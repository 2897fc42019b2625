cd material
# Rows follow from those above, and what a style lays out from its row: the height of the first row is what a person changed.
sed -e 's|style="IBUITableViewCellStyleDefault"|rowHeight="60" &|; /id="cEl-lv-001"/,/id="cEl-lv-002"/s/height="44"/height="60"/' \
    -e 's/y="94"/y="110"/; s/y="59"/y="47"/' Steps.storyboard > New.storyboard
nibsh diff Steps.storyboard New.storyboard
nibsh diff --all Steps.storyboard New.storyboard
# A frame that a person chose is told.
sed -e 's/y="11"/y="13"/' Steps.storyboard > New.storyboard
nibsh diff Steps.storyboard New.storyboard
# The parts of a scroll view follow from it, and the rows of a table from its columns and its row height.
sed -e '/id="sCr-ol-001"/,/<clipView/s/width="160"/width="180"/; s/width="15\([58]\)"/width="17\1"/; s/x="143"/x="163"/' \
    -e 's/rowHeight="17"/rowHeight="24"/; s/width="175" height="17"/width="175" height="24"/' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
# The height of such a row that is not that of its table is told.
sed -e 's/width="155" height="17"/width="155" height="30"/' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
