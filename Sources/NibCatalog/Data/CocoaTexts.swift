// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Where an element's text stands. macOS.
    static let cocoaTexts: StaticString = #"""
title button buttonCell@cell/title
title buttonCell title
title textField textFieldCell@cell/title
title textFieldCell title
title secureTextField secureTextFieldCell@cell/title
title secureTextFieldCell title
title searchField searchFieldCell@cell/title
title searchFieldCell title
title tokenField tokenFieldCell@cell/title
title tokenFieldCell title
title comboBox comboBoxCell@cell/title
title comboBoxCell title
title box title
title window title
title menu title
title menuItem title
title viewController title
title splitViewController title
title tabViewController title
title tabViewItem label
title toolbarItem label paletteLabel
title segment label
title tableColumn tableHeaderCell@headerCell/title
title tableHeaderCell title
placeholder textField textFieldCell@cell/placeholderString
placeholder textFieldCell placeholderString
placeholder secureTextField secureTextFieldCell@cell/placeholderString
placeholder secureTextFieldCell placeholderString
placeholder searchField searchFieldCell@cell/placeholderString
placeholder searchFieldCell placeholderString
placeholder tokenField tokenFieldCell@cell/placeholderString
placeholder tokenFieldCell placeholderString
placeholder comboBox comboBoxCell@cell/placeholderString
placeholder comboBoxCell placeholderString
child buttonCell keyEquivalent
child popUpButtonCell keyEquivalent
"""#
}
