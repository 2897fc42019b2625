cd material
# What is gone, moved and new in a scene is under one heading, whatever the scene is called in either version.
cp Steps.storyboard New.storyboard
nibsh New.storyboard -c 'remove gOe' -c 'move mOv to cOn-te-002.subviews' -c 'add label to vIe-wv-002 as lAb-el-003' \
    -c 'set dVc userLabel Details' -c 'set nAv-it-002 title Details' -c save > /dev/null
nibsh diff Steps.storyboard New.storyboard
nibsh diff --markdown Steps.storyboard New.storyboard
# Scenes with one label are told apart by their ids, and a scene that is new or gone needs no heading.
sed -e 's/userLabel="[A-Z][a-z]*"/userLabel="Step"/' Steps.storyboard > Old.storyboard
sed -e 's/text="/text="The /; s/-003"/-004"/' Old.storyboard > New.storyboard
nibsh diff Old.storyboard New.storyboard
