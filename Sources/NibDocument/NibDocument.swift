// NibDocument
