# Xcode 5 keeps the autoresizing masks of views that constraints position; Xcode 6 and 7 write none beside a fixed frame.
cd Samples/EmptyWindow
label() {
    nibsh "$1" -c "$2" -c save >/dev/null
    echo "$2:" $(sed -n '/<label.*lAb-el-001/,/fontDescription/p' "$1" | grep -o 'fixedFrame="YES"\|translates[^ ]*\|<autoresizing.*')
}
for version in 5056 7706 11134 24765; do
    echo "toolsVersion $version"
    sed "s/toolsVersion=\"[^\"]*\"/toolsVersion=\"$version\"/; s/systemVersion=\"[^\"]*\" //" View.xib >"Of$version.xib"
    label "Of$version.xib" 'add label to R0L as lAb-el-001'
    label "Of$version.xib" 'constrain lAb-el-001.top = R0L.top + 8'
    label "Of$version.xib" 'unconstrain lAb-el-001'
    label "Of$version.xib" 'set lAb-el-001 translatesAutoresizingMaskIntoConstraints YES'
    label "Of$version.xib" 'set lAb-el-001 translatesAutoresizingMaskIntoConstraints NO'
done
