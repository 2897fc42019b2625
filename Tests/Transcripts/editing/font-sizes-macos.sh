# The size of every font of macOS: what a size cannot stand beside goes, and a size that is the font's own is not written.
nibsh new macos-xib Fonts.xib
cat > fonts.nibsh <<'END'
add view to document as vIe-w0-001
add "Label" to vIe-w0-001 as lAb-el-001 lAb-el-c01
add "Label" to vIe-w0-001 as lAb-el-002 lAb-el-c02
add "Label" to vIe-w0-001 as lAb-el-003 lAb-el-c03
add "Label" to vIe-w0-001 as lAb-el-004 lAb-el-c04
set lAb-el-002 font 'style headline'
set lAb-el-003 font smallSystem
set lAb-el-004 font 'Helvetica 14'
save
END
nibsh -f fonts.nibsh Fonts.xib
fonts() { nibsh Fonts.xib -c "$1" --dry-run | grep '^[-+] \|also\|default'; }
fonts 'set {class:NSTextField} font.size 11'
fonts 'set {class:NSTextField} font.pointSize 13'
fonts 'set {class:NSTextField} font.name Menlo-Regular'
fonts 'set {class:NSTextField} font.metaFont smallSystem'
