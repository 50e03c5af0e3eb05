# Events on the command line: pairings, results, standings.
event-head-place = Place
event-head-player = Player
event-head-points = Points
event-head-record = W-L-D
event-head-omw = Opp. match wins
event-head-gw = Game wins
event-head-ogw = Opp. game wins
event-head-opponent = Opponent
event-head-match-win = Match wins
event-head-game-win = Game wins
event-why = { $name }: place { $place }, { $points } points
event-mean = Mean
event-floored = raised to the floor
event-no-player = nobody is called { $name }{ $hint }
