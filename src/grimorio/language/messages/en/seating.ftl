# A round of a tournament seated by hand: its tables, what this breaks, why it is done.
seating-open = Seat round { $number } by hand
seating-title = Round { $number } by hand
seating-how = Tap two players, and they change places. With a mouse you can drag one onto the other.
seating-chosen = { $name } is chosen: now tap whom to change places with.
seating-bye = Give { $name } the bye
seating-forbid = { $first } and { $second } shall not meet
seating-forbidden = { $first } and { $second } shall not meet in Swiss rounds.
seating-allow = Allow again
seating-drop = Let go
seating-keep = stays
seating-keep-title = Table { $table } stays as it is
seating-rest = Pair the others again
seating-rest-text = Tables that stay, and those with a result, are not touched.
seating-swapped = { $first } and { $second } have changed places.
seating-late = Came after the pairing
seating-fine = Nothing speaks against it.
seating-same = Nothing has changed yet.
seating-break-met = { $first } and { $second } have met { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    } before.
seating-break-later = { $first } and { $second } meet in round { $count } too.
seating-break-forbidden = { $first } and { $second } are not to meet.
seating-break-bye = { $first } has had { $count ->
        [one] a bye
       *[other] { $count } byes
    } before.
seating-break-byes = { $count } players have a bye: { $names }.
seating-break-bracket = By the bracket { $first } and { $second } do not meet now.
seating-break-playing = { $first } and { $second } are playing already: their match would no longer count.
seating-break-reported = A result of { $first } against { $second } is reported: it would be dropped.
seating-reason = Why
seating-confirm = Seat them so
seating-confirm-anyway = Seat them so anyway
seating-done = Seated by hand: { $reason }
seating-undo = Take the seating back
seating-undo-reason = Why take it back
