// The two squads: three posts a side, each with its Mage, what it has cast before it and what it has hidden behind it;
// and the strip with a player's piles.
import { html } from "../../vendor/htm-preact.js";
import { Term } from "../../ui/glossary.js";
import { Back, cardOf, nameOf, namesOf, Tile } from "./cards.js";
import { Diamagic, listed } from "./gems.js";
import { Icon } from "./icons.js";
import { cardName, shortName, teamName } from "./options.js";

// The lines that tell how a Mage stands.
export function mageState(mage, { t }) {
  const held = listed(mage.diamagics);
  return [
    held.length > 0 && t("mickey-holds", { gems: t.list(held.map((colour) => t(`mickey-diamagic-${colour}`))) }),
    mage.simple && t("mickey-state-simple"),
    mage.blocked && t("mickey-state-blocked"),
    mage.done && !mage.again && t("mickey-state-done"),
    mage.again && t("mickey-state-again"),
  ].filter(Boolean);
}

// The lines that tell how a Spell in play stands.
export const spellState = (spell, { t }) =>
  [
    spell.hidden && t(spell.up ? "mickey-state-uncovered" : "mickey-state-hidden"),
    spell.simple && t("mickey-state-simple"),
    spell.quiet && t("mickey-state-quiet"),
  ].filter(Boolean);

const Mark = ({ name, words, kind = "" }) => html`<span class=${`wom-mark ${kind}`} title=${words}>
  <${Icon} name=${name} size="xs" /><span class="unseen">${words}</span>
</span>`;

function Mage({ mage, seat, about, deal, mark }) {
  const { cards, lang, t } = about;
  const card = cardOf(cards, mage.card);
  const deed =
    mark?.deed ||
    deal(`mage:${seat}:${mage.place}`, namesOf(card, lang)[0], { name: mage.card, mage: [seat, mage.place] });
  const held = listed(mage.diamagics);
  const marks = html`${held.length > 0 && html`<span class="wom-held">${held.map((colour) => html`
    <${Diamagic} colour=${colour} size="s" t=${t} />`)}</span>`}
  <span class="wom-marks">
    ${mage.blocked && html`<${Mark} name="block" words=${t("mickey-state-blocked")} kind="wom-bad" />`}
    ${mage.simple && card.words.length > 0 && html`
      <${Mark} name="annul" words=${t("mickey-state-simple")} kind="wom-bad" />`}
    ${mage.again ? html`<${Mark} name="again" words=${t("mickey-state-again")} kind="wom-good" />`
      : mage.done && html`<${Mark} name="done" words=${t("mickey-state-done")} />`}
  </span>`;
  return html`
    <${Tile} card=${card} lang=${lang} t=${t} deed=${deed} zone=${`${seat}:mage:${mage.place}`}
      id=${`mage:${seat}:${mage.place}`} marks=${marks} number=${mark?.number ?? ""}
      more=${`wom-mage ${mage.done && !mage.again ? "wom-played" : ""} ${mark?.chosen ? "wom-chosen" : ""}`}
      said=${mageState(mage, about).join(", ")} />`;
}

function Spell({ spell, about, deal, powers, explain }) {
  const { cards, lang, t } = about;
  if (!spell.card) {
    const deed = deal(`spell:${spell.ref}`, t("mickey-hidden-spell"), {});
    return html`
      <span class=${`wom-covered wom-${deed.kind}`} data-id=${`spell:${spell.ref}`} data-answer=${deed.answer}>
        ${html`<${Back} />`}
        ${deed.kind === "lit" ? html`
          <button type="button" class="wom-hit" aria-label=${deed.label} onClick=${deed.run}></button>`
          : html`<span class="unseen">${t("mickey-hidden-spell")}</span>`}
      </span>`;
  }
  const card = cardOf(cards, spell.card);
  const deed = deal(`spell:${spell.ref}`, nameOf(card, lang), { name: spell.card, spell: spell.ref });
  const state = spellState(spell, about);
  const now = powers.get(spell.ref);
  const silent = (spell.simple || spell.quiet) && card.words.length > 0;
  return html`<${Tile} key=${spell.ref} card=${card} lang=${lang} t=${t} deed=${deed} id=${`spell:${spell.ref}`}
    actions=${spell.up ? spell.actions : undefined}
    power=${now === undefined ? null : { now, why: () => explain(spell.ref) }}
    more=${`${spell.up ? "" : "wom-face-down"} ${silent ? "wom-silent" : ""}`}
    said=${state.join(", ")}
    marks=${!spell.up && html`<span class="wom-marks">
      <${Mark} name="hidden" words=${t("mickey-state-hidden")} />
    </span>`} />`;
}

// A place that a card may be put to, lit while one is chosen.
function Area({ kind, seat, place, area, empty, children }) {
  return html`
    <div class=${`wom-area wom-area-${kind} ${empty ? "wom-empty" : ""} ${area ? `wom-to-${area.deed.kind}` : ""}`}
        data-zone=${`${seat}:${kind}:${place}`} data-drop=${`${kind}:${place}`} data-answer=${area?.deed.answer}>
      ${children}
      ${area && html`
        <button type="button" class="wom-hit wom-here" aria-label=${area.deed.label} title=${area.deed.label}
            onClick=${area.deed.run}></button>
        ${area.number !== "" && html`<kbd class="wom-number" aria-hidden="true">${area.number}</kbd>`}`}
    </div>`;
}

function Post({ side, place, mine, about, deal, powers, explain, placing, lined }) {
  const { t } = about;
  const { seat } = side;
  const mage = side.mages.find((one) => one.place === place);
  const spells = side.spells.filter((one) => one.place === place);
  const draw = (list) => list.map((spell) => html`
    <${Spell} key=${spell.ref} spell=${spell} seat=${seat} about=${about} deal=${deal} powers=${powers}
      explain=${explain} />`);
  const [cast, hidden] = [spells.filter((one) => !one.hidden), spells.filter((one) => one.hidden)];
  const area = (kind) => (mine && placing && placing.asked !== "deploy" ? placing.areas(kind, place) : null);
  const to = mine && placing?.asked === "deploy" ? placing.areas("deploy", place) : null;
  const stands = mage || (mine && lined ? { card: lined.row[place], place, diamagics: {} } : null);
  const name = stands ? shortName(about, stands.card) : "";
  return html`<div class="wom-post" role="group"
      aria-label=${t("mickey-post", { place: t(`mickey-place-${place}`), mage: name })}>
    <div class="wom-stand">
      ${stands ? html`
        <${Mage} mage=${stands} seat=${seat} about=${about} deal=${deal}
          mark=${mine && lined ? lined.marks(place) : null} />`
        : html`<${Area} kind="mage" seat=${seat} place=${place} area=${to} empty>
          <span class="wom-empty-name">${t(`mickey-place-${place}`)}</span>
        </${Area}>`}
      <${Area} kind="hide" seat=${seat} place=${place} area=${area("hide")} empty=${!hidden.length}>
        ${draw(hidden)}
      </${Area}>
    </div>
    <${Area} kind="cast" seat=${seat} place=${place} area=${area("cast")} empty=${!cast.length}>${draw(cast)}</${Area}>
  </div>`;
}

// The posts of a side as the viewer sees them: their own from left to right, those across mirrored, so that Mages that
// face each other stand in one column.
export function Squad({ side, near, ...rest }) {
  return html`<section class=${`wom-squad ${near ? "wom-near" : "wom-far"}`} aria-label=${rest.about.name(side.seat)}>
    ${(near ? [0, 1, 2] : [2, 1, 0]).map((place) => html`
      <${Post} key=${place} side=${side} place=${place} ...${rest} />`)}
  </section>`;
}

// A pile of cards: a button where its cards may be seen. count: how many; label: what it is.
function Pile({ icon, term, count, label, open, note = "" }) {
  const inside = html`<${Icon} name=${icon} /><b>${count}</b>
  <span class="wom-pile-name">${label}</span>
  ${note && html`<span class="wom-pile-note">${note}</span>`}`;
  return open ? html`<button type="button" class="wom-pile" data-pile=${term} title=${label} onClick=${open}>
    ${inside}
  </button>` : html`<span class="wom-pile" title=${label}>${inside}</span>`;
}

// A player's name, team and Diamagics, and the piles. open(pile) shows one; needed: Diamagics to win.
export function Strip({ side, mine, about, open }) {
  const { t, view, name } = about;
  const { table } = view;
  const held = side.mages.flatMap((mage) => listed(mage.diamagics));
  const active = table.active === side.seat && !view.result;
  const waits = view.waiting.some((one) => one.seat === side.seat);
  const winner = view.result?.winners.includes(side.seat);
  const gone = Math.max(0, table.needed - held.length);
  const shown = mine ? 0 : side.hand.shown.length;
  return html`
    <header class=${`wom-strip ${active ? "wom-active" : ""} ${waits ? "wom-waits" : ""} ${winner ? "wom-winner" : ""}`}
        data-zone=${`${side.seat}:strip`}>
      <h3>${name(side.seat)}${active && html`<span class="badge badge-gold">${t("mickey-first")}</span>`}</h3>
      ${side.team && html`<span class="wom-team">
        <${Term} plain game="mickey" term="team">${teamName(about, side.team)}</${Term}>
        ${side.strangers > 0 && html` <b title=${t("mickey-strangers", { count: side.strangers })}>
          −${side.strangers}
          <span class="unseen"> ${t("mickey-strangers", { count: side.strangers })}</span>
        </b>`}
      </span>`}
      ${side.code && html`<button type="button" class="chip" data-look=${side.code} onClick=${() => open("code")}>
        <${Icon} name="code" size="xs" />${cardName(about, side.code)}
      </button>`}
      <span class="wom-track" title=${t("mickey-track", { count: held.length, needed: table.needed })}>
        <span class="unseen">${t("mickey-track", { count: held.length, needed: table.needed })}</span>
        ${held.map((colour) => html`<${Diamagic} colour=${colour} size="s" t=${t} />`)}
        ${Array.from({ length: gone }, () => html`<i class="wom-slot" aria-hidden="true"></i>`)}
      </span>
      <span class="wom-piles">
        ${!mine && html`
          <${Pile} icon="hand" term="hand" count=${side.hand.size} label=${t("mickey-pile-hand")}
            open=${shown > 0 ? () => open("hand") : null}
            note=${shown > 0 ? t("mickey-shown", { count: shown }) : ""} />`}
        <${Pile} icon="deck" term="deck" count=${side.deck} label=${t("mickey-pile-deck")} />
        <${Pile} icon="discard" term="discard" count=${side.discard.length} label=${t("mickey-pile-discard")}
          open=${side.discard.length ? () => open("discard") : null} />
        <${Pile} icon="castle" term="castles" count=${side.castles.size} label=${t("mickey-pile-castles")}
          open=${side.castles.cards.length || side.castle_discard.length ? () => open("castles") : null} />
        ${side.support.size > 0 && html`
          <${Pile} icon="support" term="support" count=${side.support.size} label=${t("mickey-pile-support")}
            open=${side.support.cards.length ? () => open("support") : null} />`}
      </span>
    </header>`;
}
