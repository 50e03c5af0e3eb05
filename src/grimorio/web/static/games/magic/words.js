// The words of type lines in the reader's language.

// A creature or land type, given in English; one that players thought up stays as it is.
export function typeName(t, type) {
  const word = type.toLowerCase().replace(/[^a-z]+/g, "-");
  const id = `magic-type-${word}`;
  return t.has(id) ? t(id) : type;
}
