### Learning: the guided first game, the glossary of the table, the rulebook's checklist.

learn-start = Learn by playing
learn-start-again = Go on learning
learn-failed = The first game cannot be laid out.
learn-coach = Coach
learn-progress = { $done } of { $total }
learn-next = Next
learn-leave = Put the coach away
learn-back = Call the coach
learn-quiet = Nothing new here: play on as you like. I speak again when something comes up for the first time.
learn-finished = You have seen everything I wanted to show you. The rest is yours.
learn-then = And now?
learn-then-play = Play without the coach
learn-then-puzzles = Try what happens: puzzles
learn-short = Short lessons
learn-short-text = A position for each keyword of the blocks before Eighth Edition, won in this turn or the next.
learn-short-again = once more
learn-missed = { $count ->
        [one] One lesson that this game did not come to
       *[other] { $count } lessons that this game did not come to
    }

## The rulebook

learn-rules = Rulebook
learn-rules-search = Search the rules and words
learn-rules-words = Words of the table
learn-rules-checklist = The checklist
learn-rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } entry
       *[other] { $count } entries
    }
learn-rules-rulings = Rulings
learn-rules-rulings-text = Where the printed rules are silent or say two things: what they say, how they can be read, how this table plays and why.
learn-rules-all = Look it up in the rulebook
learn-rules-link = The address of this ruling
learn-rules-near = Nothing has these words; this is near:
