# Online drafts of a tournament: the organiser, the players, the room.
onlinedraft-title = Draft at tables here
onlinedraft-text = Everybody picks at a table of this server; cards and decks come into the tournament by themselves.
onlinedraft-cards = Cards
onlinedraft-cards-own = a set of your own or a cube
onlinedraft-file = The set or the cube, as a file
onlinedraft-file-text = A set is a JSON file; a cube is a list, such as “4 Shock” on each line.
onlinedraft-file-bad = This file holds neither a set nor a cube: expected lines such as “4 Shock”, or JSON with a “code” or a “cube”.
onlinedraft-sealed = Everybody opens
onlinedraft-seconds = Time for a pick
onlinedraft-seconds-of = { $count ->
        [0] no limit
        [86400] a day
       *[other] { $count } seconds
    }
onlinedraft-fill = Bots fill each table
onlinedraft-fill-to = { $count ->
        [0] no
       *[other] up to { $count } seats
    }
onlinedraft-build = Minutes to build decks
onlinedraft-begin = Begin the draft
onlinedraft-anew = Begin it anew
onlinedraft-anew-text = All cards and decks of the present draft are gone then.
onlinedraft-anew-sure = Yes, begin anew
onlinedraft-phase = { $phase ->
        [draft] Cards are taken
        [building] Decks are built
       *[over] All decks are in
    }
onlinedraft-now = Booster { $round } of { $rounds }, pick { $pick }
onlinedraft-held = a bot drafts
onlinedraft-away = not at the table
onlinedraft-cards-of = { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
onlinedraft-asked = is choosing
onlinedraft-building = is building
onlinedraft-kept = deck kept
onlinedraft-ready = ready
onlinedraft-hold = Let a bot draft
onlinedraft-hold-sure = Yes, a bot takes the seat
onlinedraft-give-back = Give the seat back
onlinedraft-watch = Watch
onlinedraft-yours = Your draft has begun
onlinedraft-yours-build = Build your deck
onlinedraft-go = Go to the table
onlinedraft-go-build = To your cards
onlinedraft-waits = Your deck is ready. The others still build.
onlinedraft-waits-pods = Your deck is in. The first round comes soon.
onlinedraft-you-held = A bot drafts for you. Tell the organiser when you are back.
onlinedraft-no-seat = You have no seat in this draft: tell the organiser.
onlinedraft-pair-sure = { $count ->
        [one] { $names } has no cards or no deck yet. Pair anyway
       *[other] { $count } players have no cards or no deck yet: { $names }. Pair anyway
    }
onlinedraft-no-deck = without a deck
onlinedraft-absent = A bot takes the seat of who is away
onlinedraft-absent-of = { $count ->
        [0] never
        [one] after a minute
        [120] after two hours
        [1440] after a day
       *[other] after { $count } minutes
    }
onlinedraft-patience = If the others wait for somebody who has not been at the table for { $count ->
        [one] a minute
        [120] two hours
        [1440] a day
       *[other] { $count } minutes
    }, a bot takes the seat until that player is back.
onlinedraft-held-absent = was away: a bot drafts
onlinedraft-you-absent = The others waited for you too long: a bot drafts in your place.
onlinedraft-back = I am back
onlinedraft-file-line = Line { $line }, “{ $text }”: expected a number and a card, such as “4 Shock”.
onlinedraft-file-json = Line { $line } is no valid JSON: “{ $text }”.
