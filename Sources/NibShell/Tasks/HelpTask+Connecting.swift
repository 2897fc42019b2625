extension HelpTask {
    /// Walk-throughs about connections.
    static let connecting = [connectOutlet, connectAction, wireTable]

    private static let connectOutlet = HelpTask(
        name: "connect-outlet", title: "connect an outlet in five ways", sample: "EmptyWindow",
        body: """
            An outlet goes from an object that has a property of that name, here File's
            Owner, to the object that the property will hold, here the view.

              $ nibsh View.xib --sources .

            From its source, like a drag from File's Owner to the view:

              > connect owner.coolview -> View
              > undo

            From its destination, like a drag from New Referencing Outlet:

              > connect View <- owner.coolview
              > undo

            From a list of what is possible, like the menu at a drag's end; '○' is free:

              > candidates owner View
              > connect owner.coolview -> View

            Into the code, which does not declare this outlet yet:

              > declare owner.goButton -> "Go"

            From a finding: 'check' says what is missing, '--fix' connects what is certain:

              > check --rule view-outlet
              > check --fix view-outlet

            The result, and the files that are written, View.xib and ViewController.swift:

              > inspect owner
              > save
              > quit
            """)

    private static let connectAction = HelpTask(
        name: "connect-action", title: "let a control call a method", sample: "EmptyWindow",
        body: """
            An action goes from a control to the object that has the method. Without an
            event, a button sends it for touchUpInside ('help events').

              $ nibsh View.xib --sources .
              > connect "Go" -> owner.buttonPressed:

            For another event, and written from the target:

              > connect owner.buttonPressed: <- "Go".touchDown

            To a method that the code does not have yet; nibsh adds an empty one:

              > declare action owner.reset: from "Go".touchUpOutside

            To whichever object of the responder chain has the method:

              > connect "Go".touchCancel -> first-responder.buttonPressed:
              > dispatch buttonPressed:

            What the button sends, and one action less:

              > inspect "Go"
              > disconnect "Go".touchDown
              > save
              > quit
            """)

    private static let wireTable = HelpTask(
        name: "wire-table", title: "add a table with its data source, delegate and cell", sample: nil,
        body: """
            In a new storyboard, whose first scene has a view controller and its view:

              $ nibsh
              > new ios-storyboard People.storyboard
              > set owner customClass PeopleController

            The table fills the view:

              > add tableView to owner.view as tAb-le-001
              > pin tAb-le-001 to owner.view

            The controller provides the rows and handles taps:

              > connect tAb-le-001.dataSource -> owner
              > connect tAb-le-001.delegate -> owner

            A prototype cell, with the name by which code dequeues it:

              > add "Table View Cell" to tAb-le-001 as cEl-lp-001
              > set cEl-lp-001 reuseIdentifier Person
              > add label to cEl-lp-001.contentView text=Name as nAm-el-001
              > pin nAm-el-001 leading,top,bottom to cEl-lp-001.contentView 16
              > tree
              > save
              > quit
            """)
}
