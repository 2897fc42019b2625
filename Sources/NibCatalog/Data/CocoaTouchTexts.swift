// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Where an element's text stands. iOS.
    static let cocoaTouchTexts: StaticString = #"""
title button state@normal/title buttonConfiguration@configuration/title
title label text
title textField text
title textView text
title searchBar text
title barButtonItem title
title tabBarItem title
title navigationItem title
title viewController title
title tableViewController title
title collectionViewController title
title navigationController title
title tabBarController title
title splitViewController title
title pageViewController title
title tableViewSection headerTitle
title segment title
placeholder textField placeholder
placeholder searchBar placeholder
"""#
}
