// An answer in plain words, for sentences that tell of it: beside a label that a game draws, it says `text`.

// choice: {ask, seat, options} in which it was one of the options; view: of that moment.
export function optionText(option, choice, view, about) {
  const { label, text = label } = about.play.describeOption(option, { ...about, view: { ...view, choice }, choice });
  return text;
}
