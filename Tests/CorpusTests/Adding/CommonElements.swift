import NibCatalog

/// The elements that real documents of the current format have most, of those that one adds.
enum CommonElements {
    /// The names as one writes them after `add`, with those of variants where the variant is the common one.
    static func names(_ family: Family) -> [String] { family == .cocoa ? cocoa : cocoaTouch }

    private static let cocoaTouch = words(
        """
        view label button button:default imageView stackView stackView:vertical tableViewCell textField tableView
        viewController navigationItem barButtonItem barButtonItem:flexibleSpace textView scrollView switch
        activityIndicatorView tableViewController tableViewSection tapGestureRecognizer navigationBar collectionViewCell
        navigationController collectionView collectionViewFlowLayout containerView visualEffectView slider
        segmentedControl progressView tabBarItem searchBar toolbar collectionViewLayout wkWebView
        collectionViewController collectionReusableView datePicker stepper tabBar pickerView tabBarController
        pageControl mapView
        """)

    private static let cocoa = words(
        """
        menuItem menuItem:separator menuItem:submenu textField textField:label button button:check button:radio
        customObject menu customView view stackView popUpButton tableColumn box box:horizontalLine imageView scrollView
        tableCellView window tabViewItem tableView gridRow numberFormatter gridColumn userDefaultsController textView
        slider viewController progressIndicator toolbarItem visualEffectView arrayController stepper segmentedControl
        tabView splitView gridView searchField colorWell outlineView tokenField comboBox secureTextField
        windowController switch datePicker
        """)

    /// Those of which no document of the corpus has one that its author left as it was fresh: they always have more
    /// attributes (a reuse identifier, a class, columns of their own), or are of an older Xcode.
    static func withoutTwin(_ family: Family) -> Set<String> {
        Set(family == .cocoa ? cocoaWithoutTwin : cocoaTouchWithoutTwin)
    }

    private static let cocoaTouchWithoutTwin = words(
        """
        tableView textView tableViewController tapGestureRecognizer collectionViewCell navigationController
        containerView tabBarItem collectionViewController collectionReusableView stepper tabBarController
        """)

    private static let cocoaWithoutTwin = words(
        """
        textView numberFormatter progressIndicator toolbarItem arrayController tabView gridView searchField outlineView
        tokenField
        """)

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
