# Only versions 1.x of XML are read, as by other parsers.
cd Samples/EmptyWindow
for version in 1.0 1.1 2.0 0.9 1.0a ''; do sed "1s/version=\"1.0\"/version=\"$version\"/" View.xib > Other.xib; nibsh Other.xib -c 'find button'; echo "exit $?"; done
