# The lobby.
lobby-against = Against
lobby-friend = A friend
lobby-invite = Open the table and invite
lobby-play-bots = Play against bots
lobby-settings = Seats, rules, length, clock
lobby-board = { $game }: a game between bots
lobby-board-play = Watch it played
lobby-board-still = Stop the game that plays by itself
lobby-ways = What else there is
lobby-way-learn = A first game that explains itself
lobby-way-how = The rules in a minute
lobby-way-decks = Search, filter, try hands, compare
lobby-way-card = Write a card of your own, and play it at once
lobby-way-events = Swiss, knockout, leagues, drafts: online or at a real table
lobby-way-campaigns = Evenings of Magic Live, with Magi that grow
lobby-way-companion = Phones lead an auction played with real cards
lobby-way-situation = Lay out any position, play it, ask the judge
lobby-way-record = Step through a game move by move
lobby-invites = { $name } invites you to { $game }
lobby-invited = You are invited to { $game }
lobby-invited-seats =
    { $bots ->
        [0] { $count }
        [one] { $count }, one of them a bot
       *[other] { $count }, { $bots } of them bots
    }
lobby-invite-spent = This invitation is used
lobby-invite-spent-text = Somebody has taken its seat in this game of { $game }. You may watch, or play a game of your own.
lobby-invite-only-here = This address works on this machine only. So that others in your network can come, stop the server and start it again with “grimorio play --host 0.0.0.0”, or in a checkout “GRIMORIO_HOST=0.0.0.0 make play”.
lobby-invite-network = Its address in your network is { $address } then.
lobby-fill = Let a bot play here
lobby-close = Close this table
lobby-get-up = Leave this table
