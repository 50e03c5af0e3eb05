"""One game without the people at it: made, stored, played again, taken back."""
