### Why a bot did something, from what everybody at the table saw.

table-because-of = Why did { $name } do that?
table-because-none = No reason for what { $name } did last can be told from what everybody saw.
table-because-fair = Said from what everybody at the table saw, never from what { $name } holds.

## Magic

magic-because-attack-wins = The best blocks would let { $left } damage through, and { $life } life was left.
magic-because-attack-unblocked = Nothing there could block { $count ->
        [one] the attacker
       *[other] these attackers
    }.
magic-because-attack-many = { $count } attackers against { $blockers ->
        [one] one possible blocker
       *[other] { $blockers } possible blockers
    }: not all could be blocked.
magic-because-attack-safe = No blocker there could kill { $count ->
        [one] the attacker
       *[other] one of the attackers
    } alone.
magic-because-attack-trade = A blocker that kills an attacker alone would die as well.
magic-because-attack-pressure = Against the best blocks, the attack gains more than it costs.
magic-because-stay-back = No attack: { $mine } stayed back as a blocker against { $theirs }.
magic-because-stay-beaten = No attack: { $theirs } could have blocked { $mine }, killed it and lived.
magic-because-block-lives = Unblocked, the attack would have dealt { $damage } damage, and { $life } life was left.
magic-because-block-beats = { $mine } can kill { $theirs } and live.
magic-because-block-gang = Together, { $mine } can kill { $theirs } and live.
magic-because-block-holds = { $mine } can stop { $theirs } and live.
magic-because-block-trade = { $theirs } is worth at least as much as { $mine }.
magic-because-let-through = No block: { $damage } damage was little with { $life } life, and a block could have cost { $mine }.
magic-because-spare = No block: with { $left } life left after the attack, there was no need to lose { $mine } to { $theirs }.
magic-because-creature-alone = It had no creature, and the other side had { $theirs ->
        [one] one
       *[other] { $theirs }
    }.
magic-because-creature-beats = { $card } is large enough to beat { $theirs }, the strongest creature on the other side.
magic-because-creature-holds = { $card } can block { $theirs }, the strongest creature on the other side, and live.
magic-because-creature-flies = { $card } flies, and nothing on the other side does.
magic-because-creature-open = The other side had no creature to block { $card }.
magic-because-creature-fewer = It had fewer creatures than the other side: { $mine } against { $theirs }.
magic-because-creature-strongest = No creature in play had as much power as { $card }: { $power }.
magic-because-helps = { $card } was fighting in this combat.
magic-because-saves = A spell was aimed at { $card }.
magic-because-removes-attacker = { $card } was attacking with power { $power }.
magic-because-removes-blocker = { $card } stood in the way of the attack.
magic-because-removes-only = { $card } was the only creature on the other side.
magic-because-removes-strongest = { $card } was the strongest creature on the other side.
magic-because-removes-best = No other creature there was worth more to { $spell }.
magic-because-finishes = { $life } life was left: { $spell } was enough.
magic-because-burns = No creature there was a better target for { $spell }.
magic-because-counters-aim = { $card } was aimed at { $mine }.
magic-because-counters-strongest = { $card } would have been the strongest creature on its side.

## Wizards of Mickey

mickey-because-rob = The other side had { $have } of the { $needed } Diamagics that win: now it has one less.
mickey-because-spend = This challenge decides { $percent } % of the chance to win: that was worth a card.
mickey-because-danger = With this challenge, the other side would have the { $needed } Diamagics that win.
mickey-because-point = With this challenge, it would have the { $needed } Diamagics that win.
mickey-because-behind = It was behind in this challenge, by { $lead } Magic Power.
mickey-because-lead = It was ahead by { $lead } Magic Power, and the other side had { $waiting ->
        [one] one Mage
       *[other] { $waiting } Mages
    } left to answer.
mickey-because-weighty = This challenge decides { $percent } % of the chance to win.
mickey-because-assign-safe = { $robber } takes Diamagics away, but does not stand opposite { $mage }.
mickey-because-assign-needs = { $mage } needs a Diamagic of this colour.
mickey-because-assign-fewest = { $mage } had the fewest Diamagics.
mickey-because-deploy-robs = { $opposite } needs Diamagics, and { $mage }, opposite, takes them away.
mickey-because-deploy-spared = { $opposite }, opposite, takes Diamagics away, and { $mage } needs none.
mickey-because-deploy-early = { $mage } takes no Diamagics away, so it need not wait to see who stands opposite.
mickey-because-deploy-waited = { $mage } takes Diamagics away from the Mage opposite, so it waited until somebody stood there.
mickey-because-deploy-keeps = { $opposite }, opposite, takes no Diamagics away: there { $mage } keeps those that it needs.
mickey-because-deploy-even = { $mage } and { $opposite }, opposite, take no Diamagics from each other.

## Magecraft

magecraft-because-attack-last = That takes the last HP gem of the player attacked.
magecraft-because-attack-point = A hit on the HP is a point, and with it there are the { $goal } that win.
magecraft-because-attack-threat = The player attacked had { $points } of the { $goal } points that win.
magecraft-because-attack-leader = By points, HP and Shield, no other opponent was nearer to winning.
magecraft-because-attack-bare = The player attacked had no Shield gem; another opponent had.
magecraft-because-attack-frail = The player attacked had few gems left: HP { $hp }, Shield { $shield }.
magecraft-because-attack-open = The player attacked had no Shield gem: each hit costs HP and is a point.
magecraft-because-shield = It had only { $hp } HP left.
magecraft-because-shield-bare = All others had Shield gems, and it had none.
magecraft-because-shield-leads = By points, HP and Shield it was ahead, with something to lose.
magecraft-because-heal = It had { $hp } HP of { $full }.
magecraft-because-heal-points = Its HP were full: healing then gives a point.
magecraft-because-vanish = Points missing to win: { $left }.
magecraft-because-study-last = It was the last { $spell } in the Academy.
magecraft-because-study-early = The end was far enough away, { $rest } points or hits, to cast { $spell } often.

## Magic Live

live-because-take = { $pack } was worth most of all packs laid out, ahead of { $other }.
live-because-declare = It is the colour of its own Style.
live-because-contest-traits = In no category had the rival more traits.
live-because-contest-worth = { $pack } was worth more than the next best pack, { $other }.
live-because-challenge-more = It had { $mine } { $trait ->
        [physical] physical
        [social] social
       *[mental] mental
    } traits against { $theirs }: equal signs win for it.
live-because-challenge-even = Both had { $mine } { $trait ->
        [physical] physical
        [social] social
       *[mental] mental
    } traits, and in no category had it more than the rival.
live-because-challenge-least = In no category had it more traits than the rival.
live-because-bid = With { $life } life it could pay { $bid } for the pack.
