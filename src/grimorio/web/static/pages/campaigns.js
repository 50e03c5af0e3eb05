// /campaigns: the campaigns of this browser, and the making of a new one: one's Magus, who else plays, what is agreed
// on.
import { partOf } from "../games/index.js";
import { html, useEffect, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { levelName } from "../ui/players.js";
import { useShell } from "../ui/shell.js";
import { Sign } from "../ui/signs.js";
import { style } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { campaigns, forgetCampaign, keepCampaign } from "./campaign-kept.js";
import { AgreedFields, USUAL } from "./campaign-rules.js";

await style(new URL("./campaign.css", import.meta.url));

const MOST = 8;
const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

// What the pages of campaigns are drawn with: the sheet, the Powers, and what can be played.
export function useParts() {
  const { t } = useShell();
  const [parts, setParts] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    let here = true;
    Promise.all([partOf("live", "sheet"), ask("/api/games/live/cards"), ask("/api/catalogue")]).then(
      ([sheet, { cards }, catalogue]) => {
        if (here) setParts({ sheet, cards, catalogue, game: catalogue.games.find(({ name }) => name === "live") });
      },
      (failed) => {
        if (here) setProblem(problemText(t, failed));
      },
    );
    return () => { here = false; };
  }, []);
  return [parts, problem];
}

// This browser's campaigns as they stand; what the server no longer has is forgotten.
export function useCampaigns() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    let here = true;
    const stands = async (one) => {
      try {
        return { ...one, now: await ask(`/api/campaigns/${one.id}`, undefined, one.token) };
      } catch (error) {
        if (error.status === 404) forgetCampaign(one.id);
        return null;
      }
    };
    Promise.all(campaigns().slice(0, 8).map(stands)).then((found) => { if (here) setRows(found.filter(Boolean)); });
    return () => { here = false; };
  }, []);
  return rows;
}

export function CampaignRows({ rows }) {
  const { t } = useShell();
  return html`<ul class="rows">${rows.map(({ id, now }) => html`<li key=${id}>
    <a class="row-link" href=${`/campaign/${id}`}>
      <span><strong>${now.name}</strong> ${t.list(now.members.map((one) => one.sheet.name))}</span>
      <span class="quiet">
        ${t("campaign-session", { number: now.past.length + 1 })} · ${t(`campaign-phase-${now.phase}`)}
      </span>
      <span class="go">${t("table-continue")}</span>
    </a>
  </li>`)}</ul>`;
}

export function CampaignsPage() {
  const { t } = useShell();
  const [parts, problem] = useParts();
  const rows = useCampaigns();
  useTitle(t("campaign-campaigns"));
  return html`<${Top} title=${t("campaign-campaigns")} game="live" />
  <main id="main" class="page campaigns-page" tabindex="-1">
    <header class="campaign-head">
      <h1>${t("campaign-campaigns")}</h1>
      <p class="quiet">${t("campaign-about")}</p>
    </header>
    ${rows.length > 0 && html`<section class="panel" aria-labelledby="campaign-mine">
      <h2 id="campaign-mine">${t("campaign-yours")}</h2>
      <${CampaignRows} rows=${rows} />
    </section>`}
    ${parts ? html`<${Making} ...${parts} />`
      : html`<p class=${problem ? "problem" : "quiet"} role="status">${problem || t("table-opening")}</p>`}
  </main>`;
}

const middle = (levels) => levels[Math.floor((levels.length - 1) / 2)];

// Who plays: the maker, and for each other seat a person or a bot.
function Members({ members, set, levels }) {
  const { t } = useShell();
  const kinds = [
    ["person", t("campaign-invited")],
    ...levels.map((level) => [level, t("table-bot-named", { level: levelName(t, level) })]),
  ];
  return html`<section class="panel" aria-labelledby="campaign-who">
    <h2 id="campaign-who">${t("campaign-who")}</h2>
    <ol class="campaign-seats">
      <li class="seat">
        <span class="seat-number" aria-hidden="true">I</span>
        <span class="seat-you">${t("table-you")}</span>
      </li>
      ${members.map((one, at) => html`<li class="seat" key=${at}>
        <span class="seat-number" aria-hidden="true">${ROMAN[at + 1]}</span>
        <select data-member=${at + 1} aria-label=${t("table-seat", { number: at + 2 })} value=${one}
            onChange=${({ target }) => set(members.map((each, i) => (i === at ? target.value : each)))}>
          ${kinds.map(([value, label]) => html`<option value=${value} selected=${value === one}>${label}</option>`)}
        </select>
        ${members.length > 1 && html`
          <button type="button" class="icon-button" aria-label=${t("table-seat-remove")}
              title=${t("table-seat-remove")} onClick=${() => set(members.filter((_, i) => i !== at))}>
            <${Sign} name="close" />
          </button>`}
      </li>`)}
    </ol>
    ${members.length < MOST - 1 && html`
      <button type="button" class="link" onClick=${() => set([...members, middle(levels)])}>
        + ${t("campaign-add")}
      </button>`}
  </section>`;
}

function Making({ sheet, cards, catalogue, game }) {
  const { t, lang, go } = useShell();
  const { levels } = catalogue;
  const [name, setName] = useState("");
  const [made, setMade] = useState({ ...sheet.NEW, name: recall("name", "") });
  const [members, setMembers] = useState(() => Array(3).fill(middle(levels)));
  const [agreed, setAgreed] = useState(USUAL);
  const [problem, setProblem] = useState(null);
  const [busy, setBusy] = useState(false);
  const about = { t, lang, cards, own: agreed.powers };
  const begin = async (event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const called = name.trim() || t("campaign-unnamed");
      const body = {
        name: called,
        sheet: sheet.requestOf(made),
        agreed,
        luck: true,
        members: members.map((one) => (one === "person" ? { kind: "person" } : { kind: "bot", bot: one })),
      };
      const { id, token, invites } = await ask("/api/campaigns", body);
      if (made.name.trim()) remember("name", made.name.trim().slice(0, 24));
      keepCampaign(id, { name: called, token, invites });
      go(`/campaign/${id}`);
    } catch (error) {
      setProblem(problemText(t, error));
      setBusy(false);
    }
  };
  return html`<form class="campaign-new" onSubmit=${begin} aria-labelledby="campaign-new">
    <section class="panel">
      <h2 id="campaign-new">${t("campaign-new")}</h2>
      <label class="field">
        <span>${t("campaign-name")}</span>
        <input class="campaign-name" data-campaign="name" maxlength="32" autocomplete="off" value=${name}
          placeholder=${t("campaign-unnamed")} onInput=${({ target }) => setName(target.value)} />
      </label>
    </section>
    <section class="panel" aria-labelledby="campaign-magus">
      <h2 id="campaign-magus">${t("campaign-your-magus")}</h2>
      <${sheet.MagusMaker} made=${made} set=${setMade} about=${about} />
    </section>
    <${Members} members=${members} set=${setMembers} levels=${levels} />
    <section class="panel" aria-labelledby="campaign-agreed">
      <h2 id="campaign-agreed">${t("campaign-agreed")}</h2>
      <${AgreedFields} agreed=${agreed} set=${setAgreed} game=${game} name="new" />
    </section>
    <div class="campaign-begin">
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <button class="button primary big" data-campaign="create"
          disabled=${busy || (agreed.pool.kind === "brought" && !agreed.pool.deck)}>
        ${t("campaign-create")}
      </button>
    </div>
  </form>`;
}
