// How one is told of one's turn: on this device, by mail.
import { html, useEffect, useState } from "../lib.js";
import { ask } from "../net.js";
import { canPush, subscribe, subscribed, unsubscribe } from "../notify.js";
import { useDoing } from "../ui/sending.js";
import { useShell } from "../ui/shell.js";
import * as you from "../you.js";

export function Notify({ person, set }) {
  const { t, lang } = useShell();
  const [here, setHere] = useState(false);
  const [mails, setMails] = useState(false);
  const [pushes, setPushes] = useState(true);
  useEffect(() => {
    subscribed().then(setHere, () => {});
    ask("/api/people/push-key").then(({ key, mail }) => {
      setMails(mail);
      setPushes(key !== null);
    }, () => {});
  }, []);
  const [turn, problem] = useDoing(async () => {
    set(here ? await unsubscribe() : await subscribe(lang));
    setHere(!here);
  });
  return html`<section class="panel" aria-labelledby="notify-title" data-you="notify">
    <h2 id="notify-title">${t("you-notify")}</h2>
    <p>${t("you-notify-text")}</p>
    ${!pushes ? html`<p class="quiet">${t("you-notify-server-cannot")}</p>`
      : canPush() ? html`<label class="listed"><input type="checkbox" checked=${here} onChange=${turn} />
        <span>${t("you-notify-here")}</span></label>`
      : html`<p class="quiet">${t("you-notify-cannot")}</p>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${mails && html`<${Mail} person=${person} set=${set} />`}
  </section>`;
}

function Mail({ person, set }) {
  const { t, lang } = useShell();
  const [to, setTo] = useState("");
  const [code, setCode] = useState("");
  const say = (path, body) => async () => set(you.keepYou(await you.mine(path, body)));
  const [send, problem, busy] = useDoing(say("/mail", { to, lang }));
  const [confirm, wrong] = useDoing(say("/mail/confirm", { code }));
  const [drop] = useDoing(say("/mail", { to: null, lang }));
  if (person.mail?.confirmed) return html`<p>${t("you-mail-on", { to: person.mail.to })}
    <button type="button" class="link" onClick=${drop}>${t("you-mail-off")}</button></p>`;
  return html`<form class="field" onSubmit=${send}>
    <label class="field"><span>${t("you-mail")}</span>
      <input type="email" maxlength="320" autocomplete="email" required value=${to}
        onInput=${({ target }) => setTo(target.value)} /></label>
    <div><button class="button" disabled=${busy}>${t("you-mail-do")}</button></div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </form>
  ${person.mail && html`<form class="field" onSubmit=${confirm}>
    <label class="field"><span>${t("you-mail-code", { to: person.mail.to })}</span>
      <input inputmode="numeric" maxlength="12" autocomplete="one-time-code" required value=${code}
        onInput=${({ target }) => setCode(target.value)} /></label>
    <div><button class="button">${t("you-mail-confirm")}</button></div>
    ${wrong && html`<p class="problem" role="alert">${wrong}</p>`}
  </form>`}`;
}
