// The bar above every page: the way home, help, language and theme.
import { html, useLayoutEffect } from "../lib.js";
import { GAMES } from "../games/index.js";
import { LANGUAGES } from "../i18n.js";
import { helpPopup } from "./help.js";
import { Mark } from "./mark.js";
import { rulebookPopup } from "./rulebook.js";
import { settingsPopup } from "./settings.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

// game: whose rules are told; seatSettings: what the settings hold besides, at a table.
export function Top({ title, game = GAMES[0], seatSettings, children }) {
  const { t, lang, setLang, theme, setTheme, show } = useShell();
  useLayoutEffect(() => {
    const down = (event) => {
      if (
        event.key !== "?" ||
        event.target.matches?.("input, textarea, select") ||
        document.querySelector("dialog[open]")
      )
        return;
      show(helpPopup(t, game));
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, [t, game]);
  return html`<header class="top">
    <a class="brand" href="/" title=${t("table-home")}><${Mark} /><span>Grimorio</span></a>
    ${title && html`<h1 class="top-title">${title}</h1>`}
    <div class="top-more">
      ${children}
      <button type="button" class="icon-button" aria-label=${t("learn-rules")} title=${t("learn-rules")}
          onClick=${() => show(rulebookPopup(t, game))}>
        <${Sign} name="book" />
      </button>
      <button type="button" class="icon-button" aria-label=${t("table-help")} title=${t("table-help")}
          onClick=${() => show(helpPopup(t, game))}>
        <${Sign} name="help" />
      </button>
      <button type="button" class="icon-button" aria-label=${t("table-settings")} title=${t("table-settings")}
          onClick=${() => show(settingsPopup(seatSettings))}>
        <${Sign} name="settings" />
      </button>
      <button type="button" class="icon-button theme-button"
          title=${t(theme === "dark" ? "table-theme-light" : "table-theme-dark")}
          aria-label=${t(theme === "dark" ? "table-theme-light" : "table-theme-dark")}
          onClick=${() => setTheme(theme === "dark" ? "light" : "dark")}>
        <${Sign} name=${theme === "dark" ? "sun" : "moon"} />
      </button>
      <label class="language">
        <span class="unseen">${t("table-language-choose")}</span>
        <select value=${lang} onChange=${(event) => setLang(event.target.value)}>
          ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} selected=${code === lang}>
            ${name}
          </option>`)}
        </select>
      </label>
    </div>
  </header>`;
}
