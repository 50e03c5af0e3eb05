// The stack: a tower, what happens next on top, each with its targets named; combat damage with who deals how much to
// whom.
import { html } from "../../vendor/htm-preact.js";
import { abilityOf, cardOf, linesOf, nameOf } from "./cards.js";
import { called, targetAfter, targetName } from "./options.js";
import { Sigil, tincturesOf } from "./sigils.js";
import { Line } from "./line.js";

// What a spell or ability on the stack says.
function saying(it, about) {
  const { kind, mode, name } = it;
  const card = cardOf(about.cards, name);
  if (kind !== "spell") return abilityOf(about.cards, it, it.ability, about.lang);
  const modes = card.modes?.[about.lang] || [];
  if (modes.length) return modes[mode];
  return card.kind === "instant" || card.kind === "sorcery" ? linesOf(card, about.lang).join(" ") : "";
}

function Damage({ it, about, next }) {
  const { t } = about;
  return html`<li class=${`waits waits-damage ${next ? "waits-next" : ""}`} data-key=${it.id}>
    <strong>${t("magic-combat-damage")}</strong>
    <ul>${it.dealt.map(([source, target, amount]) => html`<li>
      ${t("magic-deals", { card: called(about, source), amount, target: targetAfter(about, target) })}
    </li>`)}</ul>
  </li>`;
}

function Waiting({ it, about, deal, next }) {
  const { t, lang, cards, name } = about;
  const card = cardOf(cards, it.name);
  const [first] = tincturesOf(card);
  const deed = deal(`id:${it.id}`, nameOf(card, lang), { name: it.name });
  const text = saying(it, about);
  const kind = it.copy ? "copy" : it.kind;
  const targets = it.targets.map((target, at) =>
    it.divided[at]
      ? t("magic-divided", { target: targetName(about, target), amount: it.divided[at] })
      : targetName(about, target),
  );
  return html`
    <li class=${`waits c-${first} tile-${deed.kind} ${next ? "waits-next" : ""}`} data-key=${it.id} data-look=${it.name}
        data-answer=${deed.answer}>
      <div class="waits-picture"><${Sigil} card=${card} /></div>
      <div class="waits-said">
        <strong>${nameOf(card, lang)}${it.x > 0 ? ` (X = ${it.x})` : ""}</strong>
        <span class="waits-who">${t(`magic-stack-${kind}`, { player: name(it.controller) })}</span>
        ${text && html`<p><${Line} text=${text} t=${t} /></p>`}
        ${targets.length > 0 && html`<p class="waits-targets">→ ${t.list(targets)}</p>`}
      </div>
      <button type="button" class="hit" aria-label=${`${deed.label}${targets.length ? ` → ${t.list(targets)}` : ""}`}
          onClick=${deed.run}></button>
    </li>`;
}

export function Stack({ about, deal }) {
  const { t, view } = about;
  const { stack } = view.table;
  return html`
    <section class=${`stack ${stack.length ? "" : "stack-empty"}`} data-zone="stack"
        aria-label=${t("magic-zone-stack")}>
      <h3 data-term="magic/stack">
        ${t("magic-zone-stack")}
        ${stack.length > 1 && html` <span class="quiet">${stack.length}</span>`}
      </h3>
      ${stack.length > 0 ? html`<ol>${stack.map((it, at) => (it.kind === "combat damage"
        ? html`<${Damage} key=${it.id} it=${it} about=${about} next=${at === 0} />`
        : html`<${Waiting} key=${it.id} it=${it} about=${about} deal=${deal} next=${at === 0} />`))}</ol>`
        : html`<p class="quiet">${t("magic-stack-empty")}</p>`}
    </section>`;
}
