# A reader that goes away stops the printing, not the work.
nibsh Samples/MainMenu/MainMenu.xib -c connections -c connections -c connections | head -1
nibsh Samples/MainMenu/MainMenu.xib -c tree -c tree -c tree -c 'set YCw customClass Plus' -c save | head -1
grep -c 'customClass="Plus"' Samples/MainMenu/MainMenu.xib
