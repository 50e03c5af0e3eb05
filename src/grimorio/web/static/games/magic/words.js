// The words of type lines in the reader's language.

// A creature or land type, given in English; one that players thought up stays as it is.
export function typeName(t, type) {
  const word = type.toLowerCase().replace(/[^a-z]+/g, "-");
  const id = `magic-type-${word}`;
  return t.has(id) ? t(id) : type;
}

// As a name: what tokens are called.
export const capitalTypeName = (t, type) => {
  const name = typeName(t, type);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

// The type line of what is no card.
export const typeLine = (t, kinds, types) =>
  t(types.length ? "magic-types-line" : "magic-types-kinds", {
    kinds: kinds.map((kind) => t(`magic-term-${kind}`)).join(" "),
    types: types.map((type) => typeName(t, type)).join(" "),
  });
