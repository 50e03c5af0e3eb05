// The class attribute of an element: names that it always has, and by name those that it has while something holds.
export const classes = (always, sometimes) =>
  [always, ...Object.keys(sometimes).filter((name) => sometimes[name])].join(" ");
