// What an organiser does only for a reason, which the log keeps: it is asked for first.
import { html, useState } from "../lib.js";
import { useDoing } from "../ui/sending.js";
import { useShell } from "../ui/shell.js";

// A button with these words, and after it the question `ask`; act(reason) does it. name marks both in the page.
export function WithReason({ name, words, ask, act }) {
  const { t } = useShell();
  const [asked, setAsked] = useState(false);
  const [why, setWhy] = useState("");
  const [send, problem] = useDoing(() => act(why.trim()));
  if (!asked) return html`<button type="button" class="link" data-event=${name} onClick=${() => setAsked(true)}>
    ${words}</button>`;
  return html`<form class="row event-reason" onSubmit=${send}>
    <label class="field"><span>${ask}</span>
      <input data-event=${`${name}-reason`} maxlength="200" value=${why}
        onInput=${({ target }) => setWhy(target.value)} />
    </label>
    <button class="button danger" data-event=${`${name}-sure`} disabled=${!why.trim()}>${words}</button>
    <button type="button" class="link" onClick=${() => setAsked(false)}>${t("events-cancel")}</button>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </form>`;
}
