# All cards of a game, and one of them.
cards-title = Cards
cards-way = Every card, with pictures, filters and three languages
cards-of = All cards of { $game }
cards-filters = Search and filters
cards-before = Previous
cards-after = Next
cards-nowhere = There is no card called “{ $card }”.
cards-effect = Effect
cards-opening = Opening the cards…
