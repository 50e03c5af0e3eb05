// One's other devices: a code or a link, a passphrase, signing them out; all of it as a file, and the end of it.
import { html, useState } from "../lib.js";
import { download } from "../ui/file.js";
import { Copy } from "../ui/invite.js";
import { useDoing } from "../ui/sending.js";
import { useShell } from "../ui/shell.js";
import { Sure } from "../ui/sure.js";
import * as you from "../you.js";

export function Devices({ person, set }) {
  const { t } = useShell();
  const [move, setMove] = useState(null);
  const [give, problem] = useDoing(async () => setMove(await you.move()));
  const [out, failed] = useDoing(async () => set(you.keepYou(await you.mine("/key", {}))));
  return html`<section class="panel" aria-labelledby="devices-title" data-you="devices">
    <h2 id="devices-title">${t("you-devices")}</h2>
    <p>${t("you-move-text")}</p>
    ${move ? html`<div class="row">
        <img class="qr" width="148" height="148" alt=${t("table-invite-qr")}
          src=${`/api/people/move/${move.code}.svg`} />
        <div class="field"><span>${t("you-move-code")}</span>
          <strong class="you-code" data-you="moving">${move.code}</strong>
          <div class="row"><input readonly value=${move.link} aria-label=${t("table-invite-link")} />
            <${Copy} text=${move.link} /></div>
          <span class="quiet">${t("you-move-lasts")}</span></div>
      </div>`
      : html`<div><button type="button" class="button" onClick=${give}>${t("you-move-do")}</button></div>`}
    ${(problem || failed) && html`<p class="problem" role="alert">${problem || failed}</p>`}
    <${Passphrase} person=${person} set=${set} />
    <div><${Sure} label=${t("you-sign-out")} ask=${t("you-sign-out-sure")} act=${out} kind="link" /></div>
  </section>`;
}

function Passphrase({ person, set }) {
  const { t, announce } = useShell();
  const [words, setWords] = useState("");
  const say = async (passphrase) => {
    set(you.keepYou(await you.mine("/passphrase", { passphrase })));
    setWords("");
    announce(t("you-saved"));
  };
  const [lock, problem, busy] = useDoing(() => say(words));
  const [unlock] = useDoing(() => say(null));
  return html`<form class="field" onSubmit=${lock} data-you="passphrase">
    <p>${t(person.locked ? "you-locked" : "you-passphrase-text", { name: person.name })}</p>
    <input class="unseen" tabindex="-1" aria-hidden="true" autocomplete="username" readonly value=${person.name} />
    <label class="field"><span>${t(person.locked ? "you-passphrase-new" : "you-passphrase")}</span>
      <input type="password" minlength="10" maxlength="200" autocomplete="new-password" required value=${words}
        onInput=${({ target }) => setWords(target.value)} />
    </label>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row"><button class="button" disabled=${busy}>${t("you-passphrase-do")}</button>
      ${person.locked && html`<button type="button" class="link" onClick=${unlock}>
        ${t("you-passphrase-remove")}</button>`}
    </div>
  </form>`;
}

export function Leaving({ gone }) {
  const { t } = useShell();
  const [save, problem] = useDoing(async () =>
    download("grimorio.json", JSON.stringify(await you.mine("/export"), null, 1), "application/json"));
  const [forget, failed] = useDoing(async () => { await you.mine("/delete", {}); gone(); });
  return html`<section class="panel" aria-labelledby="leaving-title" data-you="leaving">
    <h2 id="leaving-title">${t("you-all-of-it")}</h2>
    <p>${t("you-export-text")}</p>
    <div><button type="button" class="button" onClick=${save}>${t("you-export")}</button></div>
    <p>${t("you-forget-text")}</p>
    <div class="row"><button type="button" class="link" onClick=${gone}>${t("you-leave")}</button>
      <${Sure} label=${t("you-forget")} ask=${t("you-forget-sure")} act=${forget} kind="button danger"
        mark="forget" /></div>
    ${(problem || failed) && html`<p class="problem" role="alert">${problem || failed}</p>`}
  </section>`;
}
