# A rename changes every certain use: locals stay, the rest follows.
cd material/whole
cp -r . ../before
nibsh Sheet.xib --sources . -c 'rename outlet Sheet.msg message' -c save; echo "exit $?"
diff ../before/Sheet.swift Sheet.swift
diff ../before/Sheet.xib Sheet.xib
# Two classes answer the action, so the first responder may mean either.
nibsh Sheet.xib --sources . -c 'rename action Sheet.post: send' -c save; echo "exit $?"
diff ../before/Sheet.xib Sheet.xib
nibsh Sheet.xib --sources . -c 'rename action Sheet.post: send --partial' -c save; echo "exit $?"
diff ../before/Sheet.swift Sheet.swift
# A protocol in a header requires the property.
nibsh Sheet.xib --sources . -c 'rename outlet Sheet.stamp mark'; echo "exit $?"
# In Objective-C: @synthesize of the class and not of others, keys, and receivers by their types.
nibsh Panels.xib --sources . -c 'rename outlet Panel.note remark' -c save; echo "exit $?"
diff ../before/Panel.m Panel.m
# What no other class answers is meant by the first responder, too.
nibsh Panels.xib --sources . -c 'rename action Panel.file: archive' -c save; echo "exit $?"
diff ../before/Panels.xib Panels.xib
# An unknown receiver and a selector as text are listed, the likeliest first, and nothing changes.
nibsh Panels.xib --sources . -c 'rename action Panel.drop: release' -c save; echo "exit $?"
nibsh Panels.xib --sources . --json -c 'rename action Panel.drop: release'; echo "exit $?"
# A deletion is refused while something uses the member.
nibsh Panels.xib --sources . -c 'delete outlet Panel.remark'; echo "exit $?"
nibsh Panels.xib --sources . -c 'delete outlet Panel.remark --partial' -c save; echo "exit $?"
# The nib is loaded by the name of its class.
nibsh Sheet.xib --sources . -c 'rename class Sheet Note'; echo "exit $?"
# Each undo gives the bytes back.
nibsh Panels.xib --sources . -c undo -c undo -c undo -c save; echo "exit $?"
nibsh Sheet.xib --sources . -c undo -c undo -c save; echo "exit $?"
diff -r ../before . && echo same
