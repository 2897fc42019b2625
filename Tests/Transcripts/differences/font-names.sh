# Xcode calls some fonts of macOS by the name that the system has on which it runs.
cd Samples/MainMenu
cp MainMenu.xib Old.xib
nibsh MainMenu.xib -c "set gnW-9a-oq9 font 'message 13'" -c save
# Alone it may be what somebody wanted.
nibsh diff Old.xib MainMenu.xib
nibsh MainMenu.xib -c 'set YCw title Invite' -c save
nibsh diff Old.xib MainMenu.xib
nibsh diff --script Old.xib MainMenu.xib
nibsh diff --script --essential Old.xib MainMenu.xib
# A merge takes what a person chose.
cp Old.xib Other.xib
nibsh Other.xib -c "set gnW-9a-oq9 font 'systemBold 13'" -c save
nibsh merge Old.xib MainMenu.xib Other.xib -o Merged.xib; echo "exit $?"
nibsh Merged.xib -c 'show gnW-9a-oq9.font'
# Another size is another font.
nibsh Old.xib -c "set gnW-9a-oq9 font 'message 15'" -c 'set YCw title Invite' -c save
nibsh diff Other.xib Old.xib
