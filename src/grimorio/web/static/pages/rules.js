// /rules/GAME and /rules/GAME/ID: the rulebook of a game as a page; each rule, word and ruling has an address here.
import { bookOf, GAMES } from "../games/index.js";
import { html } from "../lib.js";
import { Rulebook } from "../ui/rulebook.js";
import { useShell } from "../ui/shell.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";

export function RulesPage({ id }) {
  const { t } = useShell();
  const [named, ...rest] = id.split("/");
  const game = GAMES.includes(named) ? named : GAMES[0];
  const wanted = decodeURIComponent(rest.join("/"));
  useTitle(wanted ? `${wanted} · ${t.game(game)}` : `${t("learn-rules")} · ${t.game(game)}`);
  // What is looked for is a part of the address, so that it can be sent and kept.
  const look = (words) =>
    history.replaceState(null, "", `/rules/${game}${words.trim() ? `/${encodeURIComponent(words.trim())}` : ""}`);
  return html`<${Top} title=${t("learn-rules")} game=${game} />
  <main id="main" class="page rules-page" tabindex="-1">
    <h1>${t("learn-rules")}</h1>
    <nav class="row" aria-label=${t("table-game")}>${GAMES.filter((name) => bookOf(name)).map((name) => html`
      <a key=${name} class=${`button small ${name === game ? "primary" : ""}`} href=${`/rules/${name}`}
        aria-current=${name === game ? "page" : null}>${t.game(name)}</a>`)}</nav>
    ${bookOf(game).CARDS && html`<p><a href=${`/cards/${game}`}>
      ${t("cards-of", { game: t.game(game) })}</a></p>`}
    <h2 class="unseen">${t.game(game)}</h2>
    <section class="panel"><${Rulebook} key=${game} game=${game} first=${wanted} look=${look} /></section>
  </main>`;
}
