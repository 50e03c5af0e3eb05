// Style sheets that come with modules, each awaited before the first drawing that needs it. Two games may call things
// by one name. So a sheet that names games is off at the tables of other games, and one for tables is off everywhere
// else.
const sheets = [];
let worn = null;

function put(one) {
  one.sheet.disabled = worn ? one.games.length > 0 && !one.games.includes(worn) : one.table;
}

// The sheet at an address, or null: from the bundle that brought it along, else fetched.
const sheetAt = ({ href }) => new Promise((done) => {
  const text = globalThis.grimorio?.sheets.get(href);
  if (text !== undefined) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    done(sheet);
    return;
  }
  const ready = ({ target }) => done(target.sheet);
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: ready, onerror: ready }),
  );
});

export async function style(url, games = [], table = false) {
  const sheet = await sheetAt(url);
  if (!sheet) return;
  const one = { sheet, games, table };
  sheets.push(one);
  put(one);
}

// A table of this game is on the page; null: no table.
export function wear(game) {
  worn = game;
  sheets.forEach(put);
}
