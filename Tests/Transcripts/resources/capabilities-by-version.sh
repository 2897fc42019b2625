# An Xcode lists no capability of a later one, and up to toolsVersion 14113 those of Xcode 8 and before, which go with their last use.
nibsh new macos-xib Box.xib -c 'add view to document as vIe-w0-001' -c save
for tools in 7706 8187 14113 14313; do
    sed "s/toolsVersion=\"[0-9]*\"/toolsVersion=\"$tools\"/" Box.xib > "Box-$tools.xib"
    nibsh "Box-$tools.xib" -c 'add box to vIe-w0-001 as bOx-00-001' \
        -c 'add stackView to vIe-w0-001 distribution=fillEqually as sTa-ck-001' -c save > /dev/null
    echo "== $tools"; grep -o 'capability name="[^"]*"' "Box-$tools.xib"
    nibsh "Box-$tools.xib" -c 'remove bOx-00-001' -c 'remove sTa-ck-001' -c save > /dev/null
    echo "-- removed"; grep -o 'capability name="[^"]*"' "Box-$tools.xib"
done
