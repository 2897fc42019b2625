extension HelpTask {
    /// Walk-throughs about several documents, and about documents on other devices.
    static let documents = [severalDocuments, splitStoryboard, layOut]

    private static let severalDocuments = HelpTask(
        name: "many-documents", title: "work on several documents, copy between them",
        sample: "DogAndPerson",
        body: """
            'open' keeps the documents that are open; 'use' makes another one current, and
            the name before a colon means an object of one that is not:

              $ nibsh DogAndPerson.xib
              > open DogOwner.xib
              > documents
              > tree DogAndPerson.xib:
              > use DogAndPerson
              > documents

            Copies take along what connects them. In a document that is open, they are an
            entry of its log:

              > use DogOwner
              > add view to document as cAr-dd-001
              > add label to $ title=Name as nAm-el-001
              > copy cAr-dd-001 to DogAndPerson.xib:document
              > save --all
              > quit

            'copy OBJ' and 'paste' do the same by a clipboard that all sessions share. A
            script over many files is written as one, or not at all, and undone as one:

              $ nibsh --atomic -c 'set owner userLabel Owner' -c save *.xib
              $ nibsh DogOwner.xib
              > undo --run
              > quit
            """)

    private static let splitStoryboard = HelpTask(
        name: "split-scenes", title: "move scenes to a storyboard of their own, and back", sample: "Notes",
        body: """
            A storyboard on which several people work is easier to merge in parts:

              $ nibsh -c 'new ios-storyboard Main.storyboard --empty' -f make.nibsh
              $ nibsh Main.storyboard
              > scenes
              > split Settings to Settings.storyboard

            The segue leads to a reference now, and 'save' writes both files:

              > graph
              > save
              > check

            'join' takes the scenes back, and removes the references and the file:

              > join Settings.storyboard
              > graph
              > save
              > quit
            """)

    private static let layOut = HelpTask(
        name: "lay-out", title: "see the frames that constraints give, on any device", sample: nil,
        body: """
            Constraints say where views are; the document also stores frames. 'layout' says
            where both differ, 'layout update' writes the frames that follow:

              $ nibsh
              > new ios-xib Card.xib
              > add label to View text='Hello' as tIt-le-001
              > pin tIt-le-001 top,leading,trailing to View.safeArea 20
              > layout
              > layout update
              > layout

            For another device, nothing is written; 'picture' draws it. 'sketch' is a
            picture in text:

              > layout --device "iPhone SE"
              > sketch
              > picture --device "iPhone SE" --to Card.svg
              > save
              > quit
            """)
}
