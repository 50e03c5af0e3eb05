// Who chose the luck? What is sealed while the table opens, and the check of it all when the game is over.
import { html, useEffect, useState } from "../lib.js";
import { agreeToDraw, agrees, checkRecord, drawOffer, noteOf } from "../luck.js";
import { ask, problemText } from "../net.js";
import { useShell } from "./shell.js";

const Hash = ({ children }) => html`<code class="hash">${children}</code>`;

// A small button that opens the panel. luck: what the table says of it, null in a replay; over: whether the record may
// be had. A game may have words of its own for checking it then.
export function LuckButton({ id, game, luck = null, over, name }) {
  const { t, show } = useShell();
  if (!luck && !over) return null;
  const wrong = luck && !agrees(noteOf(id), luck);
  const body = over ? html`<${Check} id=${id} name=${name} />` : html`<${Seals} id=${id} luck=${luck} name=${name} />`;
  return html`
    <button type="button" class=${`chip luck-chip ${wrong ? "wrong" : ""}`} aria-haspopup="dialog"
        onClick=${() => show({ title: t("table-luck-title"), body, kind: "luck-popup" })}>
      ${t(!over ? "table-luck" : t.has(`${game}-verify`) ? `${game}-verify` : "table-luck-verify")}
    </button>`;
}

// The line for the prompt while shares are awaited, or null.
export function luckText(t, luck, name) {
  if (!luck || !["sealing", "opening"].includes(luck.stage)) return null;
  if (luck.late?.length) return t("table-luck-late", { names: t.list(luck.late.map(name)) });
  const wanted = luck.stage === "sealing" ? "awaited" : "sealed";
  const names = luck.seats.filter((one) => one.share === wanted).map((one) => name(one.seat));
  return t("table-luck-waiting", { names: t.list(names) });
}

// What somebody may do when a sealed share is withheld: agree that the luck is drawn anew.
export function NewDraw({ id, seat, luck, send }) {
  const { t } = useShell();
  const [, look] = useState(0);
  const offer = drawOffer(id, seat, luck);
  if (!offer) return luck?.agreed?.includes(seat) && html`<span class="chip">${t("table-luck-agreed")}</span>`;
  const agree = () => { agreeToDraw(id, seat, luck, send); look((times) => times + 1); };
  return html`<button type="button" class="button" data-luck=${offer} onClick=${agree}>
    ${t(`table-luck-${offer}`)}
  </button>`;
}

const shareText = (t, luck, one, name) => {
  const what = luck.stage === "fixed" && one.share === "sealed" ? "late" : one.share;
  return t(`table-luck-share-${what}`, { name: name(one.seat) });
};

function Seals({ id, luck, name }) {
  const { t } = useShell();
  if (luck.seeded) return html`<p>${t("table-luck-basis-seeded")}</p>`;
  const note = noteOf(id);
  const alone = luck.stage === "fixed" && luck.seats.every((one) => one.share !== "opened");
  return html`<p>${t(alone ? "table-luck-alone" : "table-luck-text")}</p>
    ${!agrees(note, luck) && html`<p class="problem" role="alert">${t("table-luck-changed")}</p>`}
    <dl class="luck-list">
      <dt>${t("table-luck-commitment")}</dt><dd><${Hash}>${luck.commitment}</${Hash}></dd>
      ${luck.seats.map((one) => html`<dt>${shareText(t, luck, one, name)}</dt>
        <dd>${one.seal && html`<${Hash}>${one.seal}</${Hash}>`}</dd>`)}
    </dl>
    ${luck.draw > 0 && html`<p>${t("table-luck-drawn", { count: luck.draw })}</p>`}
    <${Receipt} note=${note} />`;
}

// What this browser noted, as a file for `grimorio verify --receipt`.
function Receipt({ note }) {
  const { t } = useShell();
  if (!note?.seals) return null;
  const { id, seat, commitment, share, seals, opened } = note;
  const noted = JSON.stringify({ id, seat, commitment, share, seals, opened });
  const file = `data:application/json,${encodeURIComponent(noted)}`;
  return html`<p>
    <a class="button" href=${file} download=${`grimorio-${id}-receipt.json`}>${t("table-luck-receipt")}</a>
  </p>`;
}

function Check({ id, name }) {
  const { t } = useShell();
  const [found, setFound] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    ask(`/api/games/${id}/record`).then((record) => {
      const note = noteOf(id) || noteOf(record.luck?.id);
      setFound({ record, note, ...checkRecord(record, note) });
    }, (error) => setProblem(problemText(t, error)));
  }, [id]);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!found) return html`<p role="status">${t("table-luck-checking")}</p>`;
  return html`<div role="status" class="luck-check" data-fits=${String(found.faults.length === 0)}>
    ${found.basis !== "shared" && html`<p>${t(`table-luck-basis-${found.basis}`)}</p>`}
    ${found.faults.length > 0 && html`<p class="problem">${t("table-luck-faulty")}</p>
    <ul>${found.faults.map(({ kind, seat }) => html`<li>
      ${t(`table-luck-fault-${kind}`, { name: seat === undefined ? "" : name(seat) })}
    </li>`)}</ul>`}
    ${found.basis === "shared" && !found.faults.length && html`<${Proofs} found=${found} name=${name} />`}
    <p class="quiet">${t("table-luck-draws")} <code>grimorio verify</code></p>
    <${Receipt} note=${found.note} />
  </div>`;
}

function Proofs({ found, name }) {
  const { t } = useShell();
  const { luck } = found.record;
  return html`<p><strong>${t(found.note?.seals ? "table-luck-fits-noted" : "table-luck-fits")}</strong></p>
    ${found.elsewhere && html`<p>${t("table-luck-elsewhere")}</p>`}
    <dl class="luck-list">
      <dt>${t("table-luck-commitment")}</dt><dd><${Hash}>${luck.commitment}</${Hash}></dd>
      ${found.seats.map((what, seat) => html`<dt>${t(`table-luck-proof-${what}`, { name: name(seat) })}</dt>
        <dd>${luck.seats[seat].seal && html`<${Hash}>${luck.seats[seat].seal}</${Hash}>`}</dd>`)}
    </dl>`;
}
