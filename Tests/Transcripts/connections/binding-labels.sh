# Bindings are sorted by their names and key paths; those that a document had when it was opened by their key paths alone. The log
# says the place where names alone do not lead to it, so it also leads there from the document of the first session.
cp Samples/MainMenu/MainMenu.xib before.xib; cp before.xib Menu.xib
nibsh Menu.xib -c 'connect YCw.title -> Ufu.selection.label as bIn-la-001' \
    -c 'connect YCw.enabled -> Ufu.selection.zeal as bIn-la-002' -c 'show YCw.connections' -c save
nibsh Menu.xib -c 'connect YCw.hidden -> Ufu.canAdd as bIn-la-003' -c 'connect YCw.toolTip -> Ufu.canAdd as bIn-la-004' \
    -c 'show YCw.connections' -c log -c save
nibsh Menu.xib -c 'undo 4' -c save
cmp before.xib Menu.xib && echo "as before"
