// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// The items of the library. iOS.
    static let cocoaTouchLibrary: StaticString = #"""
Controls	Label	iOS tvOS	label	view stackView		+real documents
Controls	Button	iOS tvOS	button	view stackView	a configuration in the plain style	+real documents
Controls	Gray Button	iOS	button:gray	view stackView	a configuration in the gray style	-no document looked at so far has one
Controls	Tinted Button	iOS	button:tinted	view stackView	a configuration in the tinted style	-no document looked at so far has one
Controls	Filled Button	iOS	button:filled	view stackView	a configuration in the filled style	+real documents
Controls	Segmented Control	iOS tvOS	segmentedControl	view stackView	two segments	+real documents
Controls	Text Field	iOS tvOS	textField	view stackView		+real documents
Controls	Slider	iOS	slider	view stackView		+real documents
Controls	Switch	iOS	switch	view stackView		+real documents
Controls	Activity Indicator View	iOS tvOS	activityIndicatorView	view stackView		+real documents
Controls	Progress View	iOS tvOS	progressView	view stackView		+real documents
Controls	Page Control	iOS tvOS	pageControl	view stackView		+real documents
Controls	Stepper	iOS	stepper	view stackView		+real documents
Controls	Date Picker	iOS	datePicker	view stackView		+real documents
"""#
}
