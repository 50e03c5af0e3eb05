# The companion: an auction of Magic Live at a table with real cards.
companion-title = Companion
companion-about = Magic Live with paper cards: this device runs sheets, auction, challenges and experience while you play.
companion-link = A real table: the companion
companion-join = Join with a phone
companion-join-text = The host's device shows a code. With it your phone becomes your seat: you throw and choose in secret on it.
companion-code = Code
companion-look = Look
companion-who = Which Magus are you?
companion-host = Be the host
companion-host-text = Your device keeps the campaign, asks everybody in turn and is passed around for what is secret.
companion-new = Begin a campaign
companion-open = Open a campaign file
companion-no-campaign = This file holds no campaign.
companion-magi = The Magi
companion-plays = plays today
companion-save-magus = Save this Magus
companion-spend = Spend experience: { $count }
companion-add = A further Magus
companion-add-this = Let this Magus join
companion-begin = { $count ->
        [one] Begin the auction with one Magus
       *[other] Begin the auction with { $count } Magi
    }
companion-file = The campaign's file
companion-file-text = All of it stays in this browser. Save it to keep it safe, to take it to another device or to the command line.
companion-save = Save the campaign
companion-forget = Forget it here
companion-forget-sure = Forget it: it is saved or not wanted
companion-phones = Phones
companion-phones-text = Open { $address } on a phone and type the code, or scan it. A phone holds its own seat only.
companion-hands = Throws by hand
companion-qr = The code as a QR code
companion-on-phone = on a phone
companion-here = at this device
companion-take-back = Take back
companion-others = { $count ->
        [one] { $names } answers on a phone
       *[other] { $names } answer on their phones
    }
companion-pass = Pass the device to { $name }
companion-pass-text = What comes next is for nobody else's eyes.
companion-i-am = I am { $name }
companion-wait = The others answer.
companion-tournament = Begin the tournament
companion-games = The tournament
companion-life = begins with { $life }
companion-close = End the session: award experience
companion-call-off = Call the session off
companion-call-off-sure = Call it off: nobody earns anything
companion-record = The auction’s record
companion-begins = You begin with { $mine } life, { $name } with { $other }.
companion-own-life = You begin every game with { $life } life.
companion-deck = Your deck from the auction
companion-ending = The session
companion-ending-text = Players say on their phones how a match ended; you enter the others, decide disputes and correct what is wrong. When all is played, the session can end.
companion-ending-ready = All is played. End the session: everybody earns the experience that was agreed.
companion-over = Session { $number } is over
companion-you-earn = The session brings you { $xp } experience.
companion-earns = earns { $xp } experience
