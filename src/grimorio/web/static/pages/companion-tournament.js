// The tournament of a session at the host's device: that of the event page, with the phones of the auction, and the end
// of the session.
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { Dialog } from "../ui/dialog.js";
import { useShell } from "../ui/shell.js";
import { Sure } from "../ui/sure.js";
import { Phones } from "./companion-auction.js";
import { kept, saveJson } from "./companion-kept.js";
import { EventPart } from "./event.js";
import { openPairs } from "./event-state.js";

// Whether the session may end; one of duels ends when the players like.
const over = (now) => now.over || (now.session.form === "round-robin" ? !openPairs(now).length
  : now.session.form === "duels");

// about: {now, set, act, problem, setProblem}, from the companion's page.
export function Tournament({ about }) {
  const { t } = useShell();
  const { now, set, setProblem } = about;
  const { event } = now;
  useEffect(() => {
    if (event) return;
    const { game, key, members, tokens = [] } = now.auction || {};
    // A campaign from a file, or kept by an earlier version, has no auction here.
    const auction = members ? { game, key, members, tokens: members.map((_, seat) => held(now, seat, tokens)) } : {};
    ask("/api/companion/tournament", { campaign: now.campaign, ...auction }).then(
      ({ id, token }) => set({ event: { id, token } }),
      (error) => setProblem(problemText(t, error)));
  }, [Boolean(event)]);
  if (!event) return html`<p class="quiet" role="status">${t("table-opening")}</p>`;
  return html`<${EventPart} id=${event.id} token=${event.token}
    foot=${(state) => html`<${Ending} about=${about} state=${state} />`} />`;
}

// The token of a seat that this device holds itself, or null.
const held = ({ auction }, seat, tokens) => (auction.joined.includes(seat) ? null : tokens[seat]);

// What the host does besides the results: phones, the file, the end of the session.
function Ending({ about, state }) {
  const { t } = useShell();
  const { now, set, act } = about;
  const { event, auction } = now;
  const end = async (kind) => {
    const { game, key } = kind === "close" && auction ? auction : {};
    if (await act(kind, { event: event.id, token: event.token, ...(game && { game, key }) })) set({ event: null });
  };
  const save = async () => {
    if (await act("open", { event: event.id, token: event.token })) saveJson(kept().told.name, kept().campaign);
  };
  const done = over(state);
  return html`<section class="panel companion-ending" aria-labelledby="companion-ending">
    <h2 id="companion-ending">${t("companion-ending")}</h2>
    <p>${t(done ? "companion-ending-ready" : "companion-ending-text")}</p>
    <div class="row">
      <button type="button" class=${`button big${done ? " primary" : ""}`} data-companion="close" disabled=${!done}
          onClick=${() => end("close")}>${t("companion-close")}</button>
      ${auction?.members && html`<${PhonesButton} about=${about} players=${state.players} />`}
      <button type="button" class="button" data-companion="save" onClick=${save}>${t("companion-save")}</button>
      <${Sure} label=${t("companion-call-off")} ask=${t("companion-call-off-sure")} mark="call-off"
        act=${() => end("call-off")} />
    </div>
  </section>`;
}

// The code by which phones join now, who has joined, and a way to take a seat back.
function PhonesButton({ about, players }) {
  const { t } = useShell();
  const { now, set, setProblem } = about;
  const { game, key, joined, members } = now.auction;
  const [open, setOpen] = useState(false);
  const change = (facts) => set({ auction: { ...kept().auction, ...facts } });
  const failed = (error) => setProblem(problemText(t, error));
  const phones = players.filter(({ phone }) => phone).map(({ name }) => name).join();
  const look = () => ask(`/api/companion/${game}/code`, { key, tokens: kept().auction.tokens }).then(change, failed);
  const release = (seat) => ask(`/api/companion/${game}/release`, { key, seat }).then(({ token }) => {
    const { tokens: before, joined: there } = kept().auction;
    change({
      tokens: before.map((one, at) => (at === seat ? token : one)),
      joined: there.filter((one) => one !== seat),
    });
  }, failed);
  useEffect(() => { look(); }, [phones]);
  const seats = members.map((member, seat) => ({ seat, name: now.told.magi[member].name }));
  return html`<button type="button" class="button" data-companion="phones" aria-haspopup="dialog"
      onClick=${() => setOpen(true)}>${t("companion-phones")} <b>${now.auction.code}</b></button>
    ${open && html`<${Dialog} title=${t("companion-phones")} close=${() => setOpen(false)} body=${html`
      <${Phones} session=${now.auction} joined=${joined} players=${seats} release=${release} />`} />`}`;
}
