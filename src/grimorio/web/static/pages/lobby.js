// The lobby: what this is, a game that plays by itself, one button that starts one; what else there is to do here.
import { bookOf, GAMES } from "../games/index.js";
import { html, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { problemText } from "../net.js";
import { learning } from "../ui/coach.js";
import { helpPopup } from "../ui/help.js";
import { rememberedName } from "../ui/invite.js";
import { useShell } from "../ui/shell.js";
import { startGame } from "../ui/start.js";
import { style } from "../ui/style.js";
import { Top } from "../ui/top.js";
import { useFetched } from "./fetched.js";
import { LivingBoard } from "./lobby-board.js";
import { Campaigns, Continue, Recent } from "./lobby-lists.js";
import { Play } from "./lobby-play.js";

await style(new URL("./lobby.css", import.meta.url));

export function LobbyPage() {
  const { t, go } = useShell();
  const [catalogue, problem] = useFetched("/api/catalogue");
  const [wanted, setWanted] = useState(recall("game"));
  const game = catalogue && (catalogue.games.find((one) => one.name === wanted) || catalogue.games[0]);
  const name = game?.name ?? (GAMES.includes(wanted) ? wanted : GAMES[0]);
  const setGame = (one) => { setWanted(one); remember("game", one); };
  const [called, setCalled] = useState(rememberedName());
  const [trouble, setTrouble] = useState(null);
  const [busy, setBusy] = useState(false);
  const start = async (body) => {
    setBusy(true);
    try {
      go(`/game/${await startGame({ ...body, name: called.trim() })}`);
    } catch (error) {
      setTrouble(problemText(t, error));
      setBusy(false);
    }
  };
  return html`<${Top} game=${name} />
  <main id="main" class="page lobby" tabindex="-1">
    <section class="hero">
      <h1>Grimorio</h1>
      <p class="tagline">${t("table-tagline")}</p>
      ${(problem || trouble) && html`<p class="problem" role="alert">${problem || trouble}</p>`}
      ${game && html`<${Games} games=${catalogue.games} chosen=${name} choose=${setGame} />`}
      ${game && html`<${Play} key=${name} catalogue=${catalogue} game=${game} start=${start} busy=${busy} name=${called}
        setName=${setCalled} />`}
    </section>
    <div class="lobby-side">
      <${Continue} />
      <${Campaigns} />
      ${game && html`<${LivingBoard} key=${name} game=${name} />`}
    </div>
    ${game && html`<${Ways} game=${game} />`}
    <${Recent} />
  </main>`;
}

// What is played.
function Games({ games, chosen, choose }) {
  const { t } = useShell();
  return html`<fieldset class="games">
    <legend class="unseen">${t("table-game")}</legend>
    ${games.map(({ name }) => {
      const { Picture } = bookOf(name);
      return html`<label class="game-card" key=${name} data-accent=${name}>
        <input type="radio" name="game" value=${name} checked=${name === chosen} onChange=${() => choose(name)} />
        <span class="game-card-in"><${Picture} /><strong>${t.game(name)}</strong></span>
      </label>`;
    })}
  </fieldset>`;
}

// What else there is to do: each way says in a line where it leads.
function Ways({ game: { name, situations } }) {
  const { t, show } = useShell();
  const { LESSONS, MORE, CARDS, DECKS, TYPED } = bookOf(name);
  const way = (to, title, words) => html`<a class="way" href=${to}>
    <strong>${title}</strong><span>${words}</span>
  </a>`;
  return html`<nav class="ways" aria-label=${t("lobby-ways")}>
    ${LESSONS && way(`/learn?game=${name}`, t(learning(name) ? "learn-start-again" : "learn-start"),
      t("lobby-way-learn"))}
    ${LESSONS?.short && way(`/learn?game=${name}&lesson=`, t("learn-short"), t("learn-short-text"))}
    <button type="button" class="way" onClick=${() => show(helpPopup(t, name))}>
      <strong>${t("table-how")}</strong><span>${t("lobby-way-how")}</span>
    </button>
    ${way("/puzzles", t("puzzle-title"), t("puzzle-way"))}
    ${MORE && way(MORE.to, t(MORE.words), t("lobby-way-campaigns"))}
    ${CARDS && way(`/cards/${name}`, t("cards-title"), t("cards-way"))}
    ${DECKS && way(`/deck?game=${name}`, t("decks-link"), t("lobby-way-decks"))}
    ${TYPED && way("/card", t("typing-link"), t("lobby-way-card"))}
    ${way("/events", t("events-tournaments"), t("lobby-way-events"))}
    ${!MORE && way("/campaigns", t("campaign-campaigns"), t("lobby-way-campaigns"))}
    ${way("/companion", t("companion-link"), t("lobby-way-companion"))}
    ${situations && way(`/situation?game=${name}`, t("table-situation-link"), t("lobby-way-situation"))}
    ${way("/tables", t("games-tables"), t("games-tables-way"))}
    ${way("/you", t("you-link"), t("you-link-text"))}
    ${way("/replay", t("table-record-open"), t("lobby-way-record"))}
  </nav>`;
}
