cd material/trip
# Where a storyboard reference leads, and which scenes of other storyboards lead to a scene.
nibsh Phone/Trip.storyboard -c scenes
nibsh Phone/Hotel.storyboard -c scenes
nibsh --json Phone/Hotel.storyboard -c scenes | grep -o '"referencedBy":.*'
# The map, the graph and the inspector of the controller show the same.
nibsh Phone/Trip.storyboard -c graph -c 'graph --mermaid'
nibsh Phone/Hotel.storyboard -c graph -c 'graph --dot'
nibsh Phone/Hotel.storyboard -c 'inspect rOo-vc-001'
