import NibCatalog
import Replies

/// Explanations of topics that are not commands.
struct HelpTopics {
    /// The topic's name in `help`.
    let name: String
    private let body: @Sendable () -> String

    /// Makes a topic with a text.
    init(name: String, body: @escaping @Sendable () -> String) {
        self.name = name
        self.body = body
    }

    /// The topic's text.
    var text: String { body() }

    static let all = [
        grammar, references, queries, placeholders, owner, events, rules, scripts, quoting, merging, prompt,
    ]

    private static let grammar = HelpTopics(name: "grammar") {
        """
        The grammar

          VERB OBJECT… [PREPOSITION OBJECT…] [NAME=VALUE…] [--flag…]

          set hSs title Go          what is acted on comes first; or: title=Go alpha=0.5
          connect A.name -> B       '->' leads from what has a connection to the other
          connect B <- A.name       end, '<-' the other way
          add label to View at 0    prepositions: to, into, in, from, at N, as ID
          connect outlet A.x -> B   a word for the kind is needed only where two kinds
                                    fit; the log always has it
          remove {class:UILabel}    a query in braces: all that it finds; see
                                    'help queries'
          .  $  owner  View/Button  the selected object, the last one made, …; see
                                    'help references'
          text='Sign in'  'as'      quotes join blanks, and make a word of the syntax
                                    a text
          undo 2  # a comment       one line, one command; '\\' at its end joins the
                                    next
        """
    }

    private static let merging = HelpTopics(name: "merging") {
        """
        Merging versions of a document

        'nibsh merge BASE OURS THEIRS' merges two versions with their common ancestor;
        after 'nibsh git install' it is git's merge driver. What a merge by lines cannot
        do is merged by object: an object's existence, parent, position, attributes,
        texts, connections and constraints are merged separately.

        A document in the middle of a merge is opened with everything that merged: one
        with git's conflict markers (diff3 style too), or one that git's index holds in
        three versions.

          conflicts            what both sides changed differently, with their lines
          take theirs 2        the second conflict, as the other side has it
          take ours all        all that are left, as this side has them
          take 3 'Sign in'     another value
          save                 when no conflict is left

        Until then, the document has what ours has. 'undo' opens a conflict again.
        Without a common ancestor, every difference is a conflict.
        """
    }

    private static let prompt = HelpTopics(name: "prompt") {
        """
        The prompt

          View.xib*3>            the document; '*' if it is not saved, with how many
                                 edits 'undo' takes back to what was saved; in brackets
                                 the selected object, and conflicts of a merge
          tree | grep Label      passes what a command prints to a program, as /bin/sh
                                 reads it
          tree > tree.txt        writes it to a file; '>> tree.txt' adds it at the end
          ! ls -l                runs a program
          alias b = find button  'b' is a name for the command (help alias)
          config pager off       settings (help config)
          clear                  clears the screen

        '|', '>' and '>>' count if they are unquoted words of their own. A command that
        fails writes nothing. Open documents are never overwritten. All of this is for
        the prompt alone: in scripts, pipes and -c it is an error, so what comes from
        somebody else starts no program.

        Output that is longer than the screen goes through $PAGER, by default
        'less -FRX'; 'q' leaves it. It is left out if more was typed already.

        Pasted text waits in the line, also if it has several lines: Enter runs them in
        order, Ctrl-C discards them ('config paste off' runs each line at once).

        Each prompt begins with the commands in ~/.config/nibsh/nibshrc
        ($XDG_CONFIG_HOME/nibsh/nibshrc), such as aliases and settings. They run once
        the document is open, so they can also look at it. No file of a project takes
        its place.

        Tab completes, and lists what is possible when pressed again; Ctrl-R searches
        the lines typed before. The right arrow or Ctrl-E takes the faint suggestion
        after the cursor. Names of commands can be shortened here, as long as they stay
        unique: 'rem' is 'remove'. If another program changes the file, a note says so
        before the next command.
        """
    }

    private static let rules = HelpTopics(name: "rules") { RuleHelp.list }

    private static let references = HelpTopics(name: "references") {
        """
        References to objects

          iN0-l3-epB            an id; ids take precedence over everything else
          iN0                   the beginning of an id, if it is unique
          owner                 File's Owner; in a storyboard, the top controller of the
                                scene
          first-responder       First Responder
          app                   the Application object of a macOS document
          document              the root element, for its own attributes (xml:document
                                if an object has that id)
          scene:ID              a scene by its sceneID
          exit                  where an unwind segue ends: the Exit of the scene it
                                begins in
          "Sign in"             a label, a title, a text; else a type, class or element,
                                or a scene's label
          owner.coolview        the object that an outlet holds, or a child by its key
          View/Stack/Button[2]  down by labels; [N] among equals, counted from 0
          Label[2/5]            the same, and an error unless there are five
          'A.top = B.bottom'    a constraint by its ends, as it is printed; a connection
                                likewise: 'owner.view -> View'
          View in "Login"       an object of a scene, as nibsh prints it; also
                                Label "A"[1] in "Login", and cut: Label "Nothi…"
          .                     the selected object (select OBJ)
          $                     the object made last
          $name                 what 'as $name' named when it was made, or the value
                                that '--let name=VALUE' gives a script
          Login.xib:View        an object of another open document, for commands that
                                only look, and for 'copy OBJ… to'
          @2                    at a prompt, the object in row 2 of the last answer; of
                                a connection its far end; in 'disconnect' itself

        A reference that could mean several objects is an error, which lists them.
        The log contains only ids.
        """
    }

    private static let placeholders = HelpTopics(name: "placeholders") {
        """
        Placeholders stand for objects outside the document

        File's Owner is the object that loads the nib. It is made before the nib, so
        neither its init(coder:) nor, on iOS, its awakeFromNib runs during loading.
        Outlets from it reach into the nib, actions to it leave the nib. Its class
        (set owner customClass NAME) only says what it will be. In a storyboard, each
        scene is owned by its top view controller.

        First Responder stands for the object that answers at run time: an action sent
        to it goes up the responder chain.

        Application (macOS) is the shared NSApplication.

        Every document has them. Their ids are -1 and -2 in iOS xibs, and -2, -1 and -3
        in macOS xibs. They cannot be removed, copied or moved.
        """
    }

    private static let owner = HelpTopics(name: "owner") {
        """
        File's Owner

        File's Owner is not in the nib: it stands for the object that loads the nib
        and exists before it. The loading code passes it
        (loadNibNamed:owner:options:), or it is the view controller or window
        controller whose nib this is.

          connect outlet owner.coolview -> iN0    the owner's property holds the object
          connect action hSs -> owner.pressed:    a tap calls the owner's method
          set owner customClass ViewController    what class the owner will be

        An outlet from the owner is how code reaches an object of the nib: when the
        nib is loaded, the real owner's property of that name is set. So three things
        must agree: the class has the property, the owner's class in the nib is that
        class, and whoever loads the nib passes such an object.

        Setting the owner's class does not make an object. A view controller that
        loads its view from this nib needs the outlet view; without it, loading fails.

        In a storyboard, each scene is a nib of its own, owned by its top view
        controller: 'owner' is the controller of the selected object's scene. Outlets
        and actions do not leave the scene.

        'inspect owner' shows what is connected, 'candidates owner OBJ' what could be.
        """
    }

    private static let events = HelpTopics(name: "events") {
        let catalog = Catalog(.cocoaTouch, era: Era.newest)
        let rows = catalog.events.map { event -> [StyledText] in
            [StyledText(event), StyledText(catalog.meaning(ofEvent: event) ?? "")]
        }
        return "Events that iOS controls send\n\n"
            + Columns.lines(rows, indent: 2).map(\.plain).joined(separator: "\n") + "\n\n"
                + """
                An action can be connected to several events, and an event to several actions:
                  connect hSs.touchDown -> owner.pressed:

                Without an event, 'connect' uses the control's default:
                  touchUpInside      buttons
                  valueChanged       sliders, switches, steppers, segments, pages, date pickers
                  editingDidEnd      text fields
                Bar items and gesture recognizers have one action and no events.

                macOS controls send their action without an event, and so do menu items.
                Tables, browsers, matrices and path controls have a second one:
                  connect tAb -> owner.open: trigger doubleAction
                """
    }

    private static let scripts = HelpTopics(name: "scripts") {
        """
        Scripts

        A script is a file with one command per line. '#' begins a comment. Quoted words
        may span lines. The first error stops it with FILE:LINE:COLUMN, and nothing of
        that document is saved.

          nibsh View.xib -c 'connect -1.view -> iN0-l3-epB' -c save
          nibsh -f edits.nibsh A.xib B.xib        the script on each file
          nibsh View.xib < edits.nibsh            commands from a pipe
          nibsh --dry-run -f edits.nibsh A.xib    shows the differences, writes nothing
          nibsh --atomic -f edits.nibsh *.xib     saves all files as one, or none
          nibsh undo --run                        undoes the last such run in all files

        A script run with -f or 'run' is one entry of the log: 'undo' undoes it as a
        whole. '--let NAME=VALUE' gives a script values: $NAME in it is the value, as a
        whole word, after '=' or before a dot. 'as $NAME' after a command names what it
        makes. In quotes, '$NAME' is only text.

          nibsh -f edits.nibsh --let title=Two A.xib     set "Go" title $title

        'log --script' prints the log as a script. Command names cannot be
        shortened in scripts.
        """
    }

    private static let quoting = HelpTopics(name: "quoting") {
        #"""
        Words

          plain              up to the next space
          'as it is'         everything up to the next '
          "with \"escapes\"" \" \\ \n \t \r \u{2026}
          a\ b               a backslash takes the next character as it is
          title="Sign in"    quoted pieces join their neighbours
          # …                a comment, at the start of a word; '#FF3B30' is text

        A quoted word is never a keyword: '->', 'to', 'as', 'at' and 'into' in quotes
        are plain text. Quoted dots do not separate: "v1.2".title is the title of the
        object called v1.2.
        """#
    }
}
