// The names of the basic lands, in the order of the colours.
export const BASICS = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
