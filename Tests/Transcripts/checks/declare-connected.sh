cd material/journey
# An outlet that only the code lacks keeps its connection.
nibsh Journey.storyboard -c 'connect outlet jOu-vc-001.tourButton -> oPe-bu-001 as tOu-r0-001 --force' -c save
nibsh Journey.storyboard -c 'declare outlet jOu-vc-001.tourButton -> oPe-bu-001' -c 'log --all' -c 'diff --lines' -c save; echo "exit $?"
nibsh Journey.storyboard -c undo -c save -c redo -c save -c 'find tourButton'; echo "exit $?"
grep -h tourButton *
# With another destination it is connected anew.
sed -i '/tourButton/d' JourneyController.swift
nibsh Journey.storyboard -c 'declare outlet jOu-vc-001.tourButton -> jOu-vi-001' --dry-run; echo "exit $?"
# The frameworks' properties are theirs, whether or not Interface Builder has them as outlets.
nibsh Journey.storyboard -c 'declare outlet jOu-vc-001.title -> oPe-bu-001'; echo "exit $?"
nibsh Journey.storyboard -c 'declare outlet jOu-vc-001.view -> oPe-bu-001'; echo "exit $?"
nibsh Journey.storyboard -c 'declare outlet jOu-vc-001.titleLabel -> oPe-bu-001' --dry-run; echo "exit $?"
