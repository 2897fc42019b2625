# What is in a box is constrained in the box up to toolsVersion 9532, and in its content view from then on.
for version in 9532 14490; do
    nibsh -c "new macos-xib $version.xib" -c "set document toolsVersion $version" -c 'add customView to document as vIe-w0-001' -c save
    nibsh $version.xib -c 'add box to vIe-w0-001 as bOx-ed-001 bOx-ed-002' -c 'add button to bOx-ed-001 as bTn-in-001 bTn-in-002' \
        -c 'add button to bOx-ed-001 as bTn-in-003 bTn-in-004' -c 'constrain bTn-in-001.top = bOx-ed-001.top + 10 as cOn-bx-001' \
        -c 'constrain bOx-ed-002.bottom = bTn-in-001.bottom + 10 as cOn-bx-002' \
        -c 'align bTn-in-001 bTn-in-003 leading' -c 'log' -c 'show bOx-ed-001' -c save
done
# A document that has them in the box, as an older version saved it, keeps them there.
nibsh 9532.xib -c 'set document toolsVersion 14490' -c save
nibsh 9532.xib -c 'constrain bTn-in-003.width = bTn-in-001.width as cOn-bx-004' -c 'show bOx-ed-001.constraints' -c save
