// Damage is split as its dealer likes: among several blockers, past them where it tramples, among the targets of a
// spell. All shares are set here, then given one by one as the rules ask for them.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { LitButton } from "../../ui/prompt.js";
import { called, targetName } from "./options.js";
import { keyOf } from "./permanents.js";

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

// What is split: {by, to, total, least, lethal, tramples}, or null. Shares that are given already are gone from it.
function splitOf({ choice, table }) {
  const { doing } = table;
  if (choice?.ask === "assign") {
    const lethal = doing.lethal;
    return {
      by: doing.by, to: doing.to, total: doing.left, least: 0, lethal,
      tramples: "player" in doing.to[doing.to.length - 1],
      given: doing.shares,
    };
  }
  if (choice?.ask === "share") {
    const behind = doing.picked.length - doing.shares.length - 1;
    return {
      by: null,
      to: doing.picked,
      total: Math.max(...choice.options.map(([, amount]) => amount)) + behind,
      least: 1, lethal: null, tramples: false, given: doing.shares,
    };
  }
  return null;
}

export const splits = (view) => splitOf(view) !== null;

// At first: what destroys each in turn, and the rest to the last one.
function opening({ to, total, least, lethal }) {
  let left = total - least * to.length;
  return to.map((_, at) => {
    const share = at === to.length - 1 ? left : Math.min(left, lethal ? lethal[at] : 0);
    left -= share;
    return share + least;
  });
}

// Whether the focus may be moved: nobody types, nothing has popped up.
export const idle = () =>
  !document.activeElement?.matches("input, textarea, select") && !document.querySelector("dialog[open]");

// What each target gets.
function shareBar({ about, split, shares, left, box, set, again }) {
  const { t } = about;
  const { total } = split;
  const keyed = (event, at) => {
    const by = { ArrowUp: 1, ArrowRight: 1, "+": 1, ArrowDown: -1, ArrowLeft: -1, "-": -1 }[event.key];
    if (by) set(at, shares[at] + by);
    else if (/^\d$/.test(event.key)) set(at, Number(event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const said = split.by ? called(about, split.by) : "";
  const check = left < 0 ? t("magic-assign-over", { count: -left })
    : left === 0 && short(split, shares) ? t("magic-assign-short")
      : t("magic-assign-left", { count: left });
  return html`<section class="assign" ref=${box}
      aria-label=${t("magic-assign-title", { card: said, total })}>
    <h3>
      ${split.by ? t("magic-assign-title", { card: said, total }) : t("magic-assign-share", { total })}
    </h3>
    <ul>${split.to.map((target, at) => html`
      <li key=${keyOf(target)} class=${split.lethal?.[at] && shares[at] >= split.lethal[at] ? "assign-lethal" : ""}>
        <span>
          <strong>${targetName(about, target)}</strong>
          ${split.lethal?.[at] > 0 && html` <span class="quiet">
            ${t("magic-assign-lethal", { amount: split.lethal[at] })}
          </span>`}
        </span>
        <span class="assign-share">
          <button type="button" class="button small" tabindex="-1" aria-hidden="true"
              disabled=${shares[at] <= split.least} onClick=${() => set(at, shares[at] - 1)}>
            −
          </button>
          <b role="spinbutton" tabindex="0" aria-label=${targetName(about, target)} aria-valuenow=${shares[at]}
              aria-valuemin=${split.least} aria-valuemax=${total} onKeyDown=${(event) => keyed(event, at)}>
            ${shares[at]}
          </b>
          <button type="button" class="button small" tabindex="-1" aria-hidden="true" disabled=${left <= 0}
              onClick=${() => set(at, shares[at] + 1)}>
            +
          </button>
          <button type="button" class="button small assign-rest" disabled=${left <= 0}
              onClick=${() => set(at, shares[at] + left)}>
            ${t("magic-assign-rest")}
          </button>
        </span>
      </li>`)}</ul>
    <footer>
      <span class=${left === 0 ? "quiet" : "assign-left"} role="status">
        ${check}
      </span>
      <button type="button" class="button" onClick=${again}>
        ${t("magic-assign-again")}
      </button>
    </footer>
  </section>`;
}

// What sends the shares.
const shareSend = ({ t }, { ready, send, again }) => html`
  <${LitButton} data-assign="send" ready=${ready} cancel=${again} onClick=${send}>
    ${t("magic-assign-send")}
  </${LitButton}>`;

/* Gives {bar, confirm, amounts, pairs} while damage is split, else null. amounts: {key of a target: its share}, for the
   table. */
export function useSplitting(about, { answer, readOnly }) {
  const { view } = about;
  const { choice } = view;
  const split = readOnly ? null : splitOf(view);
  const stage = split && `${choice.ask}:${view.table.turn}:${view.table.step}:${split.by}:${view.table.stack[0]?.id}`;
  const [kept, setKept] = useState({ stage: null, shares: [] });
  const line = useRef(null);
  const box = useRef(null);
  const shares = split && kept.stage === stage ? kept.shares : split ? opening(split) : [];
  const left = split ? split.total - sum(shares) : 0;

  // Shares that were set are given as they are asked for.
  useLayoutEffect(() => {
    const plan = line.current;
    if (!plan) return;
    if (!split || plan.stage !== stage) { line.current = null; return; }
    if (plan.sent === choice.number) return;
    give(plan);
  }, [view]);
  const give = (plan) => {
    const at = split.given.length;
    const option =
      choice.ask === "assign" ? ["assign", keyOf(split.to[at]), plan.shares[at]] : ["share", plan.shares[at]];
    if (!choice.options.some((one) => one.join(":") === option.join(":"))) { line.current = null; return; }
    line.current = { ...plan, sent: choice.number };
    answer([option]);
  };
  // The keyboard goes on here.
  useLayoutEffect(() => {
    if (box.current && idle()) box.current.querySelector("[role=spinbutton]")?.focus({ preventScroll: true });
  }, [stage]);

  const ready = Boolean(split) && left === 0 && !short(split, shares);
  const send = () => give({ stage, shares, sent: null });
  const again = () => setKept({ stage: null, shares: [] });
  if (!split || split.given.length) return split ? { bar: null, amounts: {}, pairs: [] } : null;

  const set = (at, amount) =>
    setKept({
      stage,
      shares: shares.map((one, place) => (place === at ? Math.max(split.least, Math.min(split.total, amount)) : one)),
    });
  const bar = shareBar({ about, split, shares, left, box, set, again });
  const from = split.by ?? view.table.stack[0]?.id;
  const pairs = split.to
    .map((target, at) => ({
      from: { id: from },
      to: "player" in target ? { seat: target.player } : target,
      kind: "damage",
      share: shares[at],
    }))
    .filter(({ share }) => share > 0);
  const amounts = Object.fromEntries(split.to.map((target, at) => [keyOf(target), shares[at]]));
  return { bar, confirm: shareSend(about, { ready, send, again: split.by && again }), pairs, amounts };
}

// Whether something goes past blockers that are not given what destroys them: the server says what that is.
const short = ({ tramples, lethal, to }, shares) =>
  tramples && shares[to.length - 1] > 0 && lethal.some((needed, at) => at < to.length - 1 && shares[at] < needed);
