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
lobby-way-events = Swiss, knockout, leagues, drafts: online or at a real table
lobby-way-campaigns = Evenings of Magic Live, with Magi that grow
lobby-way-companion = Phones lead an auction played with real cards
lobby-way-situation = Lay out any position, play it, ask the judge
lobby-way-record = Step through a game move by move
