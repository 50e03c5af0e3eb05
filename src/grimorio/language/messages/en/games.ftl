# Lists of games.
games-title = Your games
games-all = All your games
games-none = You are playing nothing at the moment.
games-over = Finished games and results
games-yours = Your turn
games-waits = Waits for players
games-hide = Hide
games-show = Show again
games-hidden =
    { $count ->
        [one] One hidden game
       *[other] { $count } hidden games
    }
games-end = Give up
games-end-sure = Give up this game
games-leave = Leave
games-leave-sure = Leave this table
games-tables = Open tables
games-tables-way = Games to watch, tables that wait
games-tables-text = Tables are private unless their makers show them to everybody.
games-open = Waiting for players
games-open-none = No table waits at the moment.
games-sit = Sit down
games-watch = Being played
games-watch-none = Nothing to watch at the moment.
games-recent-none = Nothing was finished lately.
