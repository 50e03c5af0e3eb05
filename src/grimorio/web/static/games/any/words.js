// Words for a game without messages: its own names, with spaces for their signs.
const apart = (name) => String(name).replaceAll(/[-_]/g, " ");
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

// An option such as ["matches", 2] as "matches 2".
export const optionWords = (option) => option.map(apart).join(" ");

// What is asked, in the game's own words.
export const askText = ({ ask }, { game, t }) =>
  t.has(`${game}-ask-${ask}`) ? t(`${game}-ask-${ask}`) : `${capital(apart(ask))}?`;

export const describeOption = (option) => ({ label: capital(optionWords(option)) });

// A line of the log: who, what, and the event's plain fields.
export function logText(event, { name, t }) {
  const { i, event: kind, rule, seat, ...fields } = event;
  const facts = Object.entries(fields).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value))
    .map(([field, value]) => `${apart(field)} ${apart(value)}`);
  const what = [apart(kind), ...facts].join(", ");
  return seat === undefined || seat < 0 ? capital(what) : `${name(seat)}${t.colon}${what}`;
}

export const label = (field) => capital(apart(field));
