# The judge at a table: calling one, accepting one, what a judge decides.
judge-button = Judge
judge-title = A judge for this table
judge-call = Call a judge
judge-call-text = The game and every clock stop until a judge decides, for ten minutes at most. You can take the call back at any time.
judge-call-event = The organiser of the tournament sees that you call.
judge-called-mine = You have called a judge. The game is stopped.
judge-called-by = { $name } has called a judge. The game is stopped.
judge-called-waits = { $name } has called a judge, who has not come yet. The game goes on.
judge-called-waits-mine = You have called a judge, who has not come yet. The game goes on.
judge-withdraw = I need no judge
judge-invite = Invite a judge
judge-invite-text = Make a link and send it to whom you want as a judge: it works once. By inviting you accept the judge. Once all players have accepted, the judge sees all hands, and decides.
judge-invite-move = Or go on judging from another device, by a link that works once.
judge-invite-link = Link for the judge
judge-invite-qr = The link for the judge as a QR code
judge-there = { $judge } is the judge.
judge-there-stopped = { $judge } is the judge. The game is stopped.
judge-away = away
judge-official = sent by the organiser
judge-sees-all = All have accepted: the judge sees all hands.
judge-sees-public = The judge sees what spectators see until all have accepted.
judge-sees-public-official = The judge decides already, but sees what spectators see until all have accepted.
judge-accept = Accept the judge
judge-accept-title = Accept { $judge } as the judge?
judge-accept-text = The judge will see all hands and everything that is face down; nobody else will. What the judge decides counts: a warning, a step back, the game for somebody.
judge-accept-no = Not now
judge-refuse = No longer accept
judge-waiting-for = Still to accept: { $names }.
judge-mine = You are the judge.
judge-mine-stopped = You are the judge. The game is stopped.
judge-stop = Stop the game
judge-go = Let the game go on
judge-rule = Decide…
judge-leave = Leave
judge-leave-title = Leave the table?
judge-leave-text = You are no longer the judge then. The game goes on.
judge-device = Judge from another device
judge-what = Decision
judge-act-warning = Warning
judge-act-loss = Game loss
judge-act-time = More time
judge-act-award = Award the game
judge-act-draw = Declare a draw
judge-act-drop = Take a player out
judge-player = Player
judge-minutes = Minutes
judge-reason = Reason
judge-reason-hint = Everybody reads it in the log.
judge-next = Next
judge-confirm = Confirm
judge-back-to = Change
judge-sure-warning = { $name } gets a warning.
judge-sure-loss = { $name } loses this game.
judge-sure-time = { $name } gets { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }.
judge-sure-award = The game is won by { $name }.
judge-sure-draw = The game ends without a winner.
judge-sure-drop = { $name } leaves the game; the others play on.
judge-sure-final = This cannot be taken back.
judge-sure-event = The tournament notes it as a penalty.
judge-back = Back to before this
judge-back-title = Take the game back?
judge-back-text = To before this line: “{ $line }” All that came after it is undone, and the same luck comes again.
judge-stopped = The game is stopped until the judge lets it go on.
judge-stopped-called = The game is stopped until a judge comes.
judge-join-title = You are asked to be the judge
judge-join-text = At a table of { $game } with { $names }. Once they have accepted you, you see all hands, and you decide: you can stop the game, take it back, warn a player, award the game.
judge-join-spent = This link for a judge is no longer good
judge-join-spent-text = Ask for another one. You can watch as a spectator.
judge-join = Sit down as the judge
judge-speaks = { $name } (judge)
judge-log-call = A judge is called by { $name }.
judge-log-withdraw = The call for a judge by { $name } is taken back.
judge-log-come = { $judge } comes to the table as the judge.
judge-log-leave = { $judge }, the judge, leaves the table.
judge-log-stop = Judge { $judge } stops the game.
judge-log-go = Judge { $judge } lets the game go on.
judge-log-time = Judge { $judge } gives { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    } to { $name }.
judge-log-back = Judge { $judge } takes the game back by { $count ->
        [one] one answer
       *[other] { $count } answers
    }, to a decision of { $name }.
judge-log-award = Judge { $judge } awards the game to { $name }.
judge-log-draw = Judge { $judge } declares the game drawn.
judge-log-drop = Judge { $judge } takes { $name } out of the game.
judge-log-warning = Judge { $judge } gives a warning to { $name }.
judge-log-loss = Judge { $judge } gives a game loss to { $name }.
judge-log-reason = { $line } Reason: { $reason }
judge-event-called = A judge is called: { $name }
judge-event-sit = Sit down as the judge
judge-event-name = Your name as the judge
