// Invitations: the link and QR code for a friend, and the friend's way in.
import { bookOf } from "../games/index.js";
import { html, useEffect, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { ask } from "../net.js";
import { copyText } from "./file.js";
import { useShell } from "./shell.js";
import { duration } from "./time-fields.js";

const inviteLink = (id, seat) => seat.link || `${location.origin}/game/${id}?invite=${encodeURIComponent(seat.invite)}`;

export function Copy({ text }) {
  const { t, announce } = useShell();
  const [done, setDone] = useState(false);
  const copy = async (event) => {
    await copyText(text, event.currentTarget.parentElement.querySelector("input"));
    setDone(true);
    announce(t("table-copied"));
    setTimeout(() => setDone(false), 2000);
  };
  return html`<button type="button" class="button" onClick=${copy}>${t(done ? "table-copied" : "table-copy")}</button>`;
}

// Whether only this machine can open a link.
const onlyHere = (link) => /^(localhost|127\.|\[::1\])/.test(new URL(link).hostname);

// A word to whoever shows a link that no other device can open, with the address that the same server would have in the
// network, where it knows that.
export function OnlyHere({ links }) {
  const { t } = useShell();
  const [network, setNetwork] = useState(null);
  const link = links.find(onlyHere);
  useEffect(() => {
    if (link) ask("/api/network").then(({ url }) => setNetwork(url), () => {});
  }, [Boolean(link)]);
  if (!link) return null;
  return html`<p class="problem" data-invite="only-here">
    ${t("lobby-invite-only-here")}
    ${network && html` ${t("lobby-invite-network", { address: network })}`}
  </p>`;
}

// fill(seat): gives the seat to a bot.
export function Invitations({ id, seats, fill }) {
  const { t } = useShell();
  return html`<div class="invitations">
    <p>${t("table-invite-text", { count: seats.length })}</p>
    <${OnlyHere} links=${seats.map((seat) => inviteLink(id, seat))} />
    ${seats.map((seat) => html`
      <section class="invitation" key=${seat.seat} aria-label=${t("table-seat", { number: seat.seat + 1 })}>
        <img class="qr" width="148" height="148" alt=${t("table-invite-qr")}
          src=${`/api/invite/${id}.svg?invite=${encodeURIComponent(seat.invite)}`} />
        <div class="invitation-link">
          <div class="row">
            <h3>${t("table-seat", { number: seat.seat + 1 })}</h3>
            <button type="button" class="link" data-fill=${seat.seat}
                onClick=${() => fill(seat.seat)}>
              ${t("lobby-fill")}
            </button>
          </div>
          <div class="row">
            <input readonly value=${inviteLink(id, seat)} aria-label=${t("table-invite-link")}
              onFocus=${(event) => event.target.select()} />
            <${Copy} text=${inviteLink(id, seat)} />
          </div>
        </div>
      </section>`)}
  </div>`;
}

export function NameField({ name, setName }) {
  const { t } = useShell();
  return html`<label class="field">
    <span>${t("table-name")}</span>
    <input name="name" maxlength="24" autocomplete="nickname" value=${name} placeholder=${t("table-name-hint")}
      onInput=${(event) => { setName(event.target.value); remember("name", event.target.value.trim()); }} />
  </label>`;
}

export const rememberedName = () => recall("name", "");

const hostsOf = (facts) => facts.seats.filter((seat) => seat.kind === "person" && !seat.free);

// Who invites to a game, in words.
export function invitesText(t, facts) {
  const [host] = hostsOf(facts);
  const game = t.game(facts.game);
  if (!host) return t("table-join-title");
  return host.name ? t("lobby-invites", { name: host.name, game }) : t("lobby-invited", { game });
}

// Who invites to which game, and how it is played: what one wants to know before one sits down.
function Invited({ facts }) {
  const { t, lang } = useShell();
  if (!facts?.game)
    return html`<h2>${t("table-join-title")}</h2><p>${t("table-join-text")}</p>`;
  const { game, seats, match, clock, options } = facts;
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  const changed = Object.entries(options).filter(([name]) => t.has(`${game}-option-${name}`));
  const rows = [
    [t("table-seats"), t("lobby-invited-seats", { count: seats.length, bots })],
    match && [t("match-length"), t("match-best-of", { games: match.best_of })],
    [t("table-clock"), clock && clock.mode !== "none"
      ? `${t(`table-clock-${clock.mode}`)}${t.colon}${duration(lang, clock.seconds)}` : t("table-clock-none")],
    ...changed.map(([name, value]) => [t(`${game}-option-${name}`),
      t.has(`${game}-option-${name}-${value}`) ? t(`${game}-option-${name}-${value}`) : value]),
  ].filter(Boolean);
  return html`<h2>${invitesText(t, facts)}</h2>
    ${t.has(`${game}-tagline`) && html`<p class="quiet">${t(`${game}-tagline`)}</p>`}
    <dl class="invited">${rows.map(([what, how]) => html`
      <div key=${what}><dt>${what}</dt><dd>${how}</dd></div>`)}</dl>`;
}

function Spent({ facts, watch }) {
  const { t, go } = useShell();
  return html`<section class="panel join" data-invite="spent">
    <h2>${t("lobby-invite-spent")}</h2>
    <p>${t("lobby-invite-spent-text", { game: t.game(facts.game) })}</p>
    <div class="row">
      <button type="button" class="button primary" onClick=${watch}>${t("table-watch")}</button>
      <button type="button" class="button" onClick=${() => go("/")}>${t("table-home")}</button>
    </div>
  </section>`;
}

export function Join({ id, join, watch, problem }) {
  const { t } = useShell();
  const [name, setName] = useState(rememberedName());
  const [facts, setFacts] = useState(null);
  const [cards, setCards] = useState(null);
  const invite = new URLSearchParams(location.search).get("invite");
  useEffect(() => {
    ask(`/api/games/${id}?invite=${encodeURIComponent(invite)}`).then(setFacts, () => setFacts({ brings: [] }));
  }, [id]);
  const Bring = facts?.brings.length ? bookOf(facts.game).Bring : null;
  const sit = (event) => { event.preventDefault(); join(name.trim(), cards?.decks[0]); };
  if (facts?.invited === null) return html`<${Spent} facts=${facts} watch=${watch} />`;
  return html`<form class="panel join" onSubmit=${sit}>
    <${Invited} facts=${facts} />
    <${NameField} name=${name} setName=${setName} />
    ${Bring && html`<${Bring} seats=${1} set=${setCards} t=${t} label=${() => t("match-your-deck")}
      format=${facts.match?.format} options=${facts.options} />`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row">
      <button class="button primary" disabled=${!facts || (Bring && !cards)}>${t("table-join")}</button>
      <button type="button" class="button" onClick=${watch}>${t("table-watch")}</button>
    </div>
  </form>`;
}
