// /campaign/ID: what is to be done now, the session that is on, everybody's sheets, what was agreed, and the sessions
// before.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { download } from "../ui/file.js";
import { Copy } from "../ui/invite.js";
import { levelName } from "../ui/players.js";
import { useSending } from "../ui/sending.js";
import { useShell } from "../ui/shell.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { RuleChip } from "../ui/why.js";
import { History } from "./campaign-history.js";
import { campaign as kept, keepCampaign, tokenOf } from "./campaign-kept.js";
import { AgreedFields, AgreedTexts, Proposal } from "./campaign-rules.js";
import { Moving, SeatDeeds } from "./campaign-seats.js";
import { nameIn, openGame, Session } from "./campaign-session.js";
import { Spending } from "./campaign-spend.js";
import { useParts } from "./campaigns.js";

// How often the page asks how things stand, in milliseconds: while something is played, and else.
const PACE = { busy: 1200, quiet: 4000 };

// The campaign as it stands, asked for again and again while the page is looked at; again() asks at once.
function useCampaign(id, token) {
  const [now, setNow] = useState(null);
  const [problem, setProblem] = useState(null);
  const again = useRef(() => {});
  useEffect(() => {
    let timer;
    let text = "";
    let gone = false;
    const look = async () => {
      clearTimeout(timer);
      let pace = PACE.quiet;
      try {
        const found = await ask(`/api/campaigns/${id}`, undefined, token);
        if (gone) return;
        if (found.session) pace = PACE.busy;
        const said = JSON.stringify(found);
        if (said !== text) setNow(found);
        text = said;
        setProblem(null);
      } catch (error) {
        if (gone) return;
        setProblem(error);
        if ([403, 404].includes(error.status)) return;
      }
      timer = setTimeout(() => { if (!document.hidden) look(); }, pace);
    };
    const seen = () => { if (!document.hidden) look(); };
    document.addEventListener("visibilitychange", seen);
    again.current = look;
    look();
    return () => { gone = true; clearTimeout(timer); document.removeEventListener("visibilitychange", seen); };
  }, [id, token]);
  return [now, problem, () => again.current()];
}

export function CampaignPage({ id }) {
  const { t } = useShell();
  const query = new URLSearchParams(location.search);
  const [invite, device] = [query.get("invite"), query.get("device")];
  const [token, setToken] = useState(() => tokenOf(id));
  const [parts, failed] = useParts();
  const [now, problem, again] = useCampaign(id, token);
  useTitle(now?.name || t("campaign-title"));
  useLayoutEffect(() => {
    if (token && !device && (invite || location.hash)) history.replaceState(null, "", `/campaign/${id}`);
    if (now && token && !kept(id)) keepCampaign(id, { name: now.name, token });
  }, [token, now?.id]);
  // Another device has the seat now: this one looks on.
  useLayoutEffect(() => {
    if (problem?.status !== 403 || !token) return;
    keepCampaign(id, { token: null });
    setToken(null);
  }, [problem]);
  const wrong = (problem && problemText(t, problem)) || failed;
  const ready = parts && now;
  const moved = (taken) => {
    history.replaceState(null, "", `/campaign/${id}`);
    setToken(taken);
  };
  return html`<${Top} title=${t("campaign-title")} game="live" />
  <main id="main" class="page campaign-page" tabindex="-1">
    ${wrong && html`<p class="problem" role="alert">${wrong}</p>`}
    ${!ready && !wrong && html`<p class="quiet" role="status">${t("table-opening")}</p>`}
    ${ready && (device ? html`<${Moving} id=${id} device=${device} now=${now} moved=${moved} />`
      : invite && !token ? html`<${Joining} id=${id} invite=${invite} now=${now} parts=${parts} joined=${setToken} />`
      : html`<${Campaign} now=${now} token=${token} parts=${parts} again=${again} />`)}
  </main>`;
}

// A friend's way in: a Magus of their own.
function Joining({ id, invite, now, parts, joined }) {
  const { t, lang } = useShell();
  const { sheet } = parts;
  const [made, setMade] = useState(sheet.NEW);
  const [join, problem] = useSending(async () => {
    const { token } = await ask(`/api/campaigns/${id}/join`, { invite, sheet: sheet.requestOf(made), luck: true });
    keepCampaign(id, { name: now.name, token });
    joined(token);
  });
  return html`<form class="panel campaign-join" onSubmit=${join}>
    <h1>${now.name}</h1>
    <p>${t("campaign-join-text", { names: t.list(now.members.map((one) => one.sheet.name)) })}</p>
    <${sheet.MagusMaker} made=${made} set=${setMade} about=${{ t, lang, cards: now.powers, own: now.agreed.powers }} />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row"><button class="button primary" data-campaign="join">${t("campaign-join")}</button></div>
  </form>`;
}

const STEPS = ["between", "auction", "tournament"];

function Campaign({ now, token, parts, again }) {
  const { t, lang, announce, show } = useShell();
  const { sheet, game } = parts;
  const [problem, setProblem] = useState(null);
  // Where friends are awaited their invitations come first; the place stays while one looks at it.
  const [early] = useState(now.open > 0);
  const about = { t, lang, cards: now.powers, now, sheet, token, name: (number) => nameIn(now, number) };
  const { id, you, phase } = now;
  const mine = you === null ? null : now.members[you];
  const owns = you === now.owner;
  // Ask for something, and look at what came of it.
  const deed = async (path, body) => {
    try {
      const said = await ask(`/api/campaigns/${id}${path}`, body, token);
      setProblem(null);
      await again();
      return said;
    } catch (error) {
      setProblem({ words: problemText(t, error), rule: error.args?.rule });
      return null;
    }
  };
  const last = useRef(null);
  useEffect(() => {
    const said = `${t("campaign-session", { number: now.past.length + 1 })}${t.colon}${t(`campaign-phase-${phase}`)}`;
    if (last.current && last.current !== said) announce(said);
    last.current = said;
  }, [phase, now.past.length, lang]);
  const spend = () => show({ title: t("campaign-spend"), kind: "wide", body: html`
    <${Spending} about=${about} token=${token} number=${you} done=${() => { show(null); again(); }} />` });
  const order = [...now.members.keys()].sort(
    (one, other) => Number(other === you) - Number(one === you) || one - other,
  );
  const inviting = owns && phase === "between" && html`
    <${Inviting} now=${now} deed=${deed} levels=${parts.catalogue.levels} />`;
  return html`<header class="campaign-head">
    <h1>${now.name}</h1>
    <p class="quiet">${t("campaign-session", { number: now.past.length + 1 })}</p>
  </header>
  <ol class="campaign-steps" aria-label=${t("campaign-steps")}>${STEPS.map((one, at) => html`
    <li key=${one} class=${STEPS.indexOf(phase) > at ? "done" : ""} aria-current=${one === phase ? "step" : undefined}>
      <span>${t(`campaign-phase-${one}`)}</span>
    </li>`)}</ol>
  ${problem && html`<p class="problem" role="alert">
    ${problem.words} ${problem.rule && html`<${RuleChip} game="live" rule=${problem.rule} />`}
  </p>`}
  ${phase === "between" ? html`
    <${Approval} now=${now} mine=${mine} owns=${owns} deed=${deed} spend=${spend} about=${about} />`
    : html`<${Session} now=${now} owns=${owns} deed=${deed} about=${about} />`}
  ${early && inviting}
  <section class="campaign-sheets" aria-labelledby="campaign-sheets">
    <h2 id="campaign-sheets">${t("campaign-magi")}</h2>
    <div class="sheets">${order.map((number) => html`
      <${MemberSheet} key=${number} number=${number} about=${about} phase=${phase} deed=${deed} />`)}</div>
  </section>
  ${now.past.length > 0 && html`<${History} about=${about} />`}
  <${Rules} key=${now.agreed.form} now=${now} owns=${owns && phase === "between"} deed=${deed} game=${game} />
  ${!early && inviting}`;
}

// What was bought since everybody last saw the sheet.
function News({ news, about }) {
  const { t, sheet } = about;
  if (!news.length) return null;
  return html`<p class="sheet-news">
    <b>${t("campaign-news")}</b> ${t.list(news.map((one) => `${sheet.boughtText(one, about)} (${one.xp})`))}
  </p>`;
}

function MemberSheet({ number, about, phase, deed }) {
  const { t, now, sheet } = about;
  const one = now.members[number];
  const mine = number === now.you;
  const mark = html`<p class="row">
    ${mine ? html`<span class="badge badge-gold">${t("table-you")}</span>`
      : one.kind === "bot" && html`<span class="badge">
        ${t("table-bot-named", { level: levelName(t, one.bot) })}
      </span>`}
    ${phase === "between" && one.kind !== "bot" && html`<span class="badge">
      ${t(one.approved ? "campaign-approved" : "campaign-not-approved")}
    </span>`}
  </p>`;
  const save = () => download(`${one.sheet.name}.json`, JSON.stringify(one.sheet, null, 1), "application/json");
  return html`<${sheet.MagusSheet} sheet=${one.sheet} about=${about} mine=${mine} mark=${mark}>
    <${News} news=${one.news} about=${about} />
    ${mine && html`<div class="row sheet-deeds">
      <button type="button" class="button small" data-campaign="save" onClick=${save}>
        ${t("campaign-save-magus")}
      </button>
    </div>`}
    <${SeatDeeds} number=${number} about=${about} deed=${deed} />
  </${sheet.MagusSheet}>`;
}

// Between sessions: what is to be read, bought and approved, and the button that begins.
function Approval({ now, mine, owns, deed, spend, about }) {
  const { t, go } = useShell();
  const [busy, setBusy] = useState(false);
  const missing = now.members.flatMap((one, number) => (one.approved ? [] : [number]));
  const others = missing.filter((number) => number !== now.you);
  const all = now.agreed.approval === "all";
  // The owner, alone missing, approves and begins at once.
  const able = owns && (all ? !others.length : true) && now.members.length > 1;
  const begin = async () => {
    setBusy(true);
    if (mine.approved || (await deed("/approve", {}))) {
      const said = await deed("/begin", {});
      if (said) go(`/game/${openGame(about, said.auction, "live")}`);
    }
    setBusy(false);
  };
  const free = mine?.sheet.available || 0;
  const past = now.past.at(-1);
  const winners = past
    ? past.tournament.standings.filter((line) => line.place === 1).map((line) => about.name(line.member))
    : [];
  return html`<section class="panel campaign-now" aria-labelledby="campaign-now">
    <h2 id="campaign-now">${t("campaign-phase-between")} <${RuleChip} game="live" rule="LIVE-3-APPROVE-1" /></h2>
    ${past && html`<p>
      ${t("campaign-last-won", { number: now.past.length, names: t.list(winners), count: winners.length })}
    </p>`}
    <p>${mine ? t(mine.approved ? "campaign-approved-text" : "campaign-approve-text") : t("campaign-looking")}</p>
    ${others.length > 0 && html`<p class="quiet">
      ${t(all ? "campaign-missing" : "campaign-sitting-out", { names: t.list(others.map(about.name)) })}
    </p>`}
    ${now.open > 0 && html`<p class="quiet">${t("campaign-open-invitations", { count: now.open })}</p>`}
    ${mine && html`<div class="row">
      ${able && html`
        <button type="button" class="button primary" data-campaign="begin" disabled=${busy} onClick=${begin}>
          ${t(mine.approved ? "campaign-begin" : "campaign-approve-begin")}
        </button>`}
      ${!able && !mine.approved && html`
        <button type="button" class="button primary" data-campaign="approve" onClick=${() => deed("/approve", {})}>
          ${t("campaign-approve")}
        </button>`}
      ${mine.approved && html`
        <button type="button" class="button" data-campaign="withdraw"
            onClick=${() => deed("/approve", { approve: false })}>
          ${t("campaign-withdraw")}
        </button>`}
      <button type="button" class=${`button ${free ? "wanted" : ""}`} data-campaign="spend" onClick=${spend}>
        ${t("campaign-spend-count", { count: free })}
      </button>
    </div>`}
  </section>`;
}

function Rules({ now, owns, deed, game }) {
  const { t, show } = useShell();
  const change = () => show({ title: t("campaign-agreed"), kind: "wide", body: html`
    <${Changing} now=${now} deed=${deed} game=${game} />` });
  return html`<section class="panel campaign-rules" aria-labelledby="campaign-rules">
    <h2 id="campaign-rules">${t("campaign-agreed")}</h2>
    <${AgreedTexts} agreed=${now.agreed} />
    ${owns && html`<div class="row">
      <button type="button" class="button small" data-campaign="change" aria-haspopup="dialog" onClick=${change}>
        ${t("campaign-change")}
      </button>
    </div>`}
    ${!owns && now.you !== null && html`<${Proposal} powers=${now.agreed.powers} />`}
  </section>`;
}

function Changing({ now, deed, game }) {
  const { t, show } = useShell();
  const [agreed, setAgreed] = useState(now.agreed);
  const save = async () => {
    // A pool that stays is not sent: its cards are on the server.
    const { pool, ...others } = agreed;
    await deed("/agree", pool === now.agreed.pool ? others : agreed);
    show(null);
  };
  return html`<div class="campaign-changing">
    <${AgreedFields} agreed=${agreed} set=${setAgreed} game=${game} name="change" />
    <p class="quiet">${t("campaign-change-text")}</p>
    <div class="row">
      <button type="button" class="button primary" data-campaign="agree"
          disabled=${agreed.pool.kind === "brought" && !agreed.pool.deck && !agreed.pool.name} onClick=${save}>
        ${t("campaign-agree")}
      </button>
    </div>
  </div>`;
}

// Friends who are awaited, with their links, and room for more.
function Inviting({ now, deed, levels }) {
  const { t } = useShell();
  const [links, setLinks] = useState(() => kept(now.id)?.invites || []);
  const keep = (list) => { setLinks(list); keepCampaign(now.id, { invites: list }); };
  const invite = async () => {
    const said = await deed("/members", { kind: "person" });
    if (said) keep([...links, said]);
  };
  const full = now.members.length + now.open >= 8;
  return html`<section class="panel campaign-invite" aria-labelledby="campaign-invite">
    <h2 id="campaign-invite">${t("campaign-invite")}</h2>
    ${now.open > 0 && links.length > 0 && html`<p>${t("campaign-invite-text")}</p>`}
    ${now.open > 0 && links.slice(-8).map(({ invite: secret, link }) => html`<div class="invitation" key=${secret}>
      <img class="qr" width="132" height="132" alt=${t("table-invite-qr")}
        src=${`/api/campaigns/${now.id}/invite.svg?invite=${encodeURIComponent(secret)}`}
        onError=${({ target }) => { target.closest(".invitation").hidden = true; }} />
      <div class="invitation-link">
        <div class="row">
          <input readonly value=${link} aria-label=${t("table-invite-link")}
            onFocus=${(event) => event.target.select()} />
          <${Copy} text=${link} />
        </div>
      </div>
    </div>`)}
    <div class="row">
      ${!full && html`<button type="button" class="button small" data-campaign="invite" onClick=${invite}>
        + ${t("campaign-invite-friend")}
      </button>
      ${levels.map((level) => html`
        <button type="button" class="button small" key=${level}
            onClick=${() => deed("/members", { kind: "bot", bot: level })}>
          + ${t("table-bot-named", { level: levelName(t, level) })}
        </button>`)}`}
      ${now.open > 0 && html`
        <button type="button" class="link" onClick=${() => deed("/uninvite", {}).then(() => keep([]))}>
          ${t("campaign-uninvite")}
        </button>`}
    </div>
  </section>`;
}
