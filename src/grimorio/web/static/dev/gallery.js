// The look without a game: every card and sigil, or one table of mock views, on a running server.
//   /static/dev/gallery.html?show=cards | sigils | close&card=Meteor | <name of a mock>&lang=it&theme=light&letters=on
// Mocks (&mocks=URL) are JSON: {cards: [...], mocks: {name: {view, refused, names}}}, made from positions with seen_by.
import { html, render, useState } from "../vendor/htm-preact.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { CharacterSheet, CloseView, SpellCard } from "../games/magecraft/cards.js";
import { COLOURS, Gem, Slot, Words } from "../games/magecraft/gems.js";
import { Sigil } from "../games/magecraft/sigils.js";
import "../games/magecraft/book.js";
import { askText, describeOption, onTable, Table, wordRefusal } from "../games/magecraft/table.js";

const wish = new URLSearchParams(location.search);
const lang = wish.get("lang") || "en";
const show = wish.get("show") || "cards";
document.documentElement.lang = lang;
document.documentElement.dataset.theme = wish.get("theme") || "dark";
if (wish.get("letters")) document.documentElement.dataset.letters = "on";
const { cards, mocks = {} } = await (await fetch(wish.get("mocks") || "/api/games/magecraft/cards")).json();
const words = new FluentBundle(lang, { useIsolating: false });
words.addResource(new FluentResource(await (await fetch(`/messages/${lang}/magecraft.ftl`)).text()));
const t = (id, args) => {
  const message = words.getMessage(id);
  const problems = [];
  const text = message?.value ? words.formatPattern(message.value, args, problems) : id;
  for (const problem of problems) console.warn(id, problem.message);
  if (!message) console.warn("missing", id);
  return text;
};
t.has = (id) => words.hasMessage(id);
t.list = (all) => new Intl.ListFormat(lang).format(all);

function Mock({ view, refused, names, after }) {
  const [now, setNow] = useState(view);
  const [said, setSaid] = useState("");
  const about = { game: "magecraft", view: now, cards, t, lang, players: [], name: (seat) => (seat === view.seat ? "You" : names[seat]) };
  return html`<${Table} ...${about} refused=${refused} answer=${(picks) => setSaid(JSON.stringify(picks))} why=${(one) => setSaid(one.text)} />
    <section class="panel"><p><strong>${now.choice ? askText(now.choice, about) : "—"}</strong> ${said}</p>
      ${now.choice && !onTable(now.choice) && now.choice.options.map((option) => { const { label, icon } = describeOption(option, about); return html`<button class="button small">${icon} ${label}</button> `; })}
      ${after && html`<button class="button" id="after" onClick=${() => setNow(mocks[after].view)}>${after}</button>`}
      <p>${refused.map((one) => wordRefusal(one, about).text).join(" ")}</p>
    </section>`;
}

const spells = cards.filter((card) => card.kind === "spell");
const sheets = cards.filter((card) => card.kind === "character");
const SHOWN = {
  sigils: () => html`<div class="magecraft"><div class="characters">${cards.map((card) => html`<figure><${Sigil} card=${card} /><figcaption>${card.name}</figcaption></figure>`)}</div></div>`,
  cards: () => html`<div class="magecraft">
    <p>${["xs", "s", "m", "l"].flatMap((size) => COLOURS.map((colour) => html`<span class="group"><${Gem} colour=${colour} size=${size} /><${Slot} colour=${colour} size=${size} /></span>`))}
      ${["xs", "s", "m", "l"].map((size) => html`<span class="group"><${Slot} colour="any" size=${size} /><${Slot} size=${size} /></span>`)}</p>
    <div class="academy-spells academy-open">${spells.map((card, i) => html`<${SpellCard} card=${card} lang=${lang} study left=${i % 3} mastered=${i === 5} />`)}</div>
    <div class="characters">${sheets.map((card) => html`<${CharacterSheet} card=${card} lang=${lang} />`)}</div></div>`,
  close: () => html`<${CloseView} card=${spells.find((card) => card.name === (wish.get("card") || "Fire Ring"))} lang=${lang} left=${2} mastered=${wish.get("mastered")} deeds=${[{ label: "Study", run() {} }]} close=${() => {}} />`,
};
const mock = mocks[show];
render(html`<${Words.Provider} value=${t}>${SHOWN[show] ? SHOWN[show]() : html`<${Mock} ...${mock} after=${wish.get("after")} />`}</${Words.Provider}>`, document.getElementById("gallery"));
document.documentElement.dataset.ready = "yes";
