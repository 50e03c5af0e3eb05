// Why a permanent is as it is, line by line as the server tells it: what is printed, counters, each effect in its
// order.
import { nameAfter } from "../../ui/players.js";
import { html } from "../../vendor/htm-preact.js";
import { cardName, colourName, wordOf } from "./options.js";
import { keywordName } from "./permanents.js";

const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

// What a line changed, in words.
function changes(line, about) {
  const { t } = about;
  const keywords = (list) => t.list(list.map((one) => keywordName(t, one)));
  const { size, plus, gains, loses, kinds, types, colors, controller, words } = line;
  return [
    plus && size && `${signed(plus[0])}/${signed(plus[1])}`,
    size && !plus && line.kind === "effect" && t("magic-explain-sets", { size: size.join("/") }),
    gains && t("magic-explain-gains", { words: keywords(gains) }),
    loses && t("magic-explain-loses", { words: keywords(loses) }),
    kinds && t("magic-explain-kinds", { words: t.list(kinds.map((kind) => t(`magic-term-${kind}`))) }),
    types && t("magic-explain-types", { words: t.list(types.map((type) => cardName(about, type))) }),
    colors &&
      t("magic-explain-colors", {
        words: colors.length ? t.list(colors.map((one) => colourName(t, one))) : colourName(t, "colorless"),
      }),
    controller !== undefined && t("magic-explain-controller", { player: nameAfter(about, controller) }),
    ...(words || []).map(([old, now]) => t("magic-state-word", { old: wordOf(about, old), new: wordOf(about, now) })),
    line.bare && t("magic-explain-bare"),
    line.idle && t("magic-explain-idle"),
  ].filter(Boolean);
}

function titleOf(line, about) {
  const { t } = about;
  if (line.kind === "printed") return t("magic-explain-printed");
  if (line.kind === "counters") return t("magic-state-counters", { kind: line.counter, count: line.count });
  return line.by ? cardName(about, line.by) : t("magic-an-effect");
}

// it: a permanent of the view. Draws nothing for one that is as printed.
export function Explained({ it, about }) {
  const lines = it?.explained || [];
  if (!lines.length) return null;
  const { t } = about;
  const now = it.power === null ? null : `${it.power}/${it.toughness}`;
  return html`<section class="explain" aria-label=${t("magic-explain-title", { size: now || "" })}>
    <h4>${t(now ? "magic-explain-title" : "magic-explain-title-plain", { size: now || "" })}</h4>
    <ol>${lines.map((line) => html`<li class=${`explain-${line.kind}`}>
      <span><strong>${titleOf(line, about)}</strong>${line.ends && html` <em>${t("magic-explain-ends")}</em>`}
        <span class="explain-did">${changes(line, about).join(", ")}</span></span>
      ${now && line.size && html`<b>${line.size[0]}/${line.size[1]}</b>`}</li>`)}</ol>
  </section>`;
}
