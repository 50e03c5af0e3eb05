// Selectors, as far as the page uses them: names, classes, ids, attributes, :is, :not, :enabled, :disabled; descendants
// and children.
const SIMPLE = /^(?:\*|[\w-]+|[.#][\w-]+|\[[^\]]+\]|:(?:is|not)\((?:[^()]|\([^()]*\))*\)|:(?:enabled|disabled))/;
const parsed = new Map();

// What stands between separators, outside of brackets.
function pieces(text, separators) {
  const found = [""];
  let depth = 0;
  for (const letter of text) {
    if ("([".includes(letter)) depth += 1;
    if (")]".includes(letter)) depth -= 1;
    if (!depth && separators.includes(letter)) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((piece) => piece.trim()).filter(Boolean);
}

function simples(compound) {
  const found = [];
  for (let rest = compound; rest;) {
    const simple = rest.match(SIMPLE)?.[0];
    if (!simple) throw new Error(`a selector this document does not know: ${compound}`);
    found.push(simple);
    rest = rest.slice(simple.length);
  }
  return found;
}

function fitsSimple(element, simple) {
  const rest = simple.slice(1);
  if (simple === "*") return true;
  if (simple[0] === ".") return element.className.split(/\s+/).includes(rest);
  if (simple[0] === "#") return element.getAttribute("id") === rest;
  if (simple.startsWith(":is(")) return fits(element, simple.slice(4, -1));
  if (simple.startsWith(":not(")) return !fits(element, simple.slice(5, -1));
  if (simple[0] === ":") return Boolean(element.disabled || element.hasAttribute("disabled")) === (rest === "disabled");
  if (simple[0] !== "[") return element.localName === simple;
  const [, name, how, value] = simple.match(/^\[([\w-]+)(?:([~^$*]?)="?([^"\]]*)"?)?\]$/);
  const own = element.getAttribute(name);
  if (value === undefined || own === null) return own !== null;
  return {
    "": own === value,
    "^": own.startsWith(value),
    $: own.endsWith(value),
    "*": own.includes(value),
    "~": own.split(/\s+/).includes(value),
  }[how];
}

function chain(selector) {
  if (!parsed.has(selector))
    parsed.set(
      selector,
      pieces(selector.replace(/>/g, " > "), " ").map((piece) => (piece === ">" ? piece : simples(piece))),
    );
  return parsed.get(selector);
}

function fitsChain(element, links) {
  const last = links[links.length - 1];
  if (!element?.localName || !last.every((simple) => fitsSimple(element, simple))) return false;
  if (links.length === 1) return true;
  if (links[links.length - 2] === ">") return fitsChain(element.parentNode, links.slice(0, -2));
  for (let above = element.parentNode; above; above = above.parentNode)
    if (fitsChain(above, links.slice(0, -1))) return true;
  return false;
}

// Whether an element is one of those that a selector means.
export const fits = (element, selector) => pieces(selector, ",").some((one) => fitsChain(element, chain(one)));
