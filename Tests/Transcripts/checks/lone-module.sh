cd material/journey
# Nothing tells the modules of the code's files, but all documents name one, and a slip of it is in a single place.
cp Journey.storyboard Tour.storyboard
sed -i 's|customClass="DetailController" customModule="Journey" customModuleProvider="target"|customClass="DetailController" customModule="Jouney"|' Tour.storyboard
nibsh -c 'check --all --rule class-module'; echo "exit $?"
# Code that imports the module tells that it exists.
printf 'import Jouney\n' > Kit.swift
nibsh -c 'check --all --rule class-module'; echo "exit $?"
