"""What the scripts share: where things are, the families of documents, and the eras of Xcode versions."""
import os

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.dirname(os.path.dirname(HERE))
EVIDENCE = os.path.join(HERE, 'evidence')
FAMILIES = ('CocoaTouch', 'Cocoa')
# The first major toolsVersion of each era; Sources/NibCatalog/Families/Era.swift has the same list.
ERA_STARTS = (0, 8000, 11134, 14100, 16000, 16500, 21500, 22100)
ATTRIBUTES, CHILDREN = 'a', 'c'


def era(version):
    """The era of a major toolsVersion, from 0 for the oldest."""
    return max(i for i, start in enumerate(ERA_STARTS) if version >= start)
