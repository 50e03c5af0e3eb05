// Style sheets that come with modules, each awaited before the first drawing that needs it.
// Two games may call things by one name. So a sheet that names games is off at the tables of other games, and one for tables is off everywhere else.
const sheets = [];
let worn = null;

function put(one) {
  one.sheet.disabled = worn ? one.games.length > 0 && !one.games.includes(worn) : one.table;
}

export const style = (url, games = [], table = false) => new Promise((done) => {
  const ready = ({ target: { sheet } }) => {
    if (sheet) {
      const one = { sheet, games, table };
      sheets.push(one);
      put(one);
    }
    done();
  };
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: url.href, onload: ready, onerror: ready }));
});

// A table of this game is on the page; null: no table.
export function wear(game) {
  worn = game;
  sheets.forEach(put);
}
