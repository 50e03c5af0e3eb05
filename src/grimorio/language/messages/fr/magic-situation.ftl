### Magic: positions set up by hand.
