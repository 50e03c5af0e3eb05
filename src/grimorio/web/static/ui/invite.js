// Invitations: the link and QR code for a friend, and the friend's way in.
import { bookOf } from "../games/index.js";
import { html, useEffect, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { ask } from "../net.js";
import { copyText } from "./file.js";
import { useShell } from "./shell.js";

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

export function Invitations({ id, seats }) {
  const { t } = useShell();
  return html`<div class="invitations">
    <p>${t("table-invite-text", { count: seats.length })}</p>
    ${seats.map((seat) => html`
      <section class="invitation" key=${seat.seat} aria-label=${t("table-seat", { number: seat.seat + 1 })}>
        <img class="qr" width="148" height="148" alt=${t("table-invite-qr")}
          src=${`/api/invite/${id}.svg?invite=${encodeURIComponent(seat.invite)}`} />
        <div class="invitation-link">
          <h3>${t("table-seat", { number: seat.seat + 1 })}</h3>
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

export function Join({ id, join, watch, problem }) {
  const { t } = useShell();
  const [name, setName] = useState(rememberedName());
  const [facts, setFacts] = useState(null);
  const [cards, setCards] = useState(null);
  useEffect(() => { ask(`/api/games/${id}`).then(setFacts, () => setFacts({ brings: [] })); }, [id]);
  const Bring = facts?.brings.length ? bookOf(facts.game).Bring : null;
  const sit = (event) => { event.preventDefault(); join(name.trim(), cards?.decks[0]); };
  return html`<form class="panel join" onSubmit=${sit}>
    <h2>${t("table-join-title")}</h2>
    <p>${t("table-join-text")}</p>
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
