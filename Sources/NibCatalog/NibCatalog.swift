// NibCatalog
