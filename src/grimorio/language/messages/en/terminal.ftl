# Games at one keyboard.

terminal-pass = Only { $name } may see what comes now. { $name }, sit down and press Enter
terminal-other = another game is kept in { $file }: go on with it, name another file, or delete it
terminal-not-offered = { $found } is not offered; ? tells what may be typed
terminal-kept = The game is kept in { $file }; the same command goes on with it.
terminal-taken-back = Taken back.
terminal-no-undo = That cannot be taken back: nothing was answered yet, or something hidden was shown, or somebody else has answered.
terminal-no-card = no card { $name }{ $hint }
terminal-help = Type the number of an answer. ? NAME or ? NUMBER reads a card, t shows the table, l the log, w tells why something else is not offered, u takes the last answer back, concede gives up, q stops; the game is kept.
terminal-no-why = Nothing else comes into question now.
terminal-record = The record is { $file }: grimorio replay { $file } shows the game again.
terminal-continued = The game kept in { $file } goes on.
terminal-draft = drafts are played by grimorio draft
terminal-seats = { $game } is for { $players } players, found { $found }
terminal-names = --terminal: the players have different names, of signs that can be seen
terminal-only = { $option } goes with --terminal
