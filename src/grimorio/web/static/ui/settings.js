// Settings of this browser: language, theme, letters on gems, motion, sounds. They are remembered and go nowhere.
import { html, useState } from "../lib.js";
import { LANGUAGES } from "../i18n.js";
import { CHOICES, prefer, preference } from "../preferences.js";
import { MATERIALS, play } from "../sound.js";
import { useShell } from "./shell.js";

function Segments({ name, label, values, value, set, text }) {
  return html`<fieldset class="setting"><legend>${label}</legend>
    <div class="segments">${values.map((one) => html`<label key=${one}>
      <input type="radio" name=${`setting-${name}`} value=${one} checked=${one === value} onChange=${() => set(one)} />
      <span>${text(one)}</span></label>`)}</div></fieldset>`;
}

function Preferences({ more }) {
  const { t, lang, setLang, theme, setTheme } = useShell();
  const [, again] = useState(0);
  const set = (key) => (value) => { prefer(key, value); again((count) => count + 1); };
  const field = (key, change = set(key)) => html`
    <${Segments} name=${key} label=${t(`table-settings-${key}`)} values=${CHOICES[key]}
      value=${key === "theme" ? theme : preference(key)} set=${change}
      text=${(one) => t(`table-settings-${key}-${one}`)} />`;
  const sounding = (value) => { set("sound")(value); play(MATERIALS); };
  return html`<div class="settings">
    ${more}
    <${Segments} name="language" label=${t("table-language-choose")} values=${Object.keys(LANGUAGES)} value=${lang}
      set=${setLang} text=${(one) => html`<span lang=${one}>${LANGUAGES[one]}</span>`} />
    ${field("theme", setTheme)}
    ${field("letters")}
    ${field("motion")}
    ${field("sound", sounding)}
    ${preference("sound") === "on" && html`<label class="field"><span>${t("table-settings-volume")}</span>
      <input type="range" class="volume" min="0" max="1" step="0.1" value=${preference("volume")}
        aria-valuetext=${new Intl.NumberFormat(lang, { style: "percent" }).format(preference("volume"))}
        onInput=${(event) => set("volume")(Number(event.target.value))} onChange=${() => play(["glass"])} /></label>`}
    <p class="quiet">${t("table-settings-text")}</p>
  </div>`;
}

function Title() {
  return useShell().t("table-settings");
}

// more: settings of the table, above the browser's own.
export const settingsPopup = (more) => ({
  title: html`<${Title} />`,
  body: html`<${Preferences} more=${more} />`,
  kind: "settings-popup",
});
