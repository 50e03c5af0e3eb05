// Taking back: what one is playing (Esc), or one's last decision (U), by oneself or with the consent of the others.
import { html } from "../lib.js";
import { useFreeKeys } from "./prompt.js";
import { useShell } from "./shell.js";

// What the seat may take back: kind of the message to the server, words on the button, key.
// asked: it has asked the others.
export function takingsBack({ can_cancel: cancels, can_undo: undoes, take_back: back }, asked) {
  const asks = !undoes && back === "asks";
  return [
    ...(cancels ? [{ kind: "cancel", words: "table-cancel", key: "Escape", shown: "Esc" }] : []),
    ...(undoes || (back && !asked) ? [{ kind: undoes ? "undo" : "take-back",
      words: asks ? "table-take-back-ask" : "table-undo", key: "u", shown: "U" }] : []),
  ];
}

export function TakeBack({ update, asked, send }) {
  const { t } = useShell();
  const offered = takingsBack(update, asked);
  useFreeKeys((event) => {
    const taken = offered.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
    return taken && (() => send({ kind: taken.kind }));
  });
  return offered.map(({ kind, words, key, shown }) => html`
    <button type="button" key=${key} class=${`button small ${key === "u" ? "undo" : kind}`} aria-keyshortcuts=${key}
        onClick=${() => send({ kind })}>
      ${t(words)} <kbd aria-hidden="true">${shown}</kbd>
    </button>`);
}

// A request to take a decision back, with what this seat may say to it.
export function TakeBackRequest({ request, mine, name, send }) {
  const { t } = useShell();
  if (!request) return null;
  const reply = (agree) => () => send({ kind: "take-back", agree });
  const own = request.seat === mine;
  const says = mine >= 0 && !own && !request.agreed.includes(mine);
  return html`<p class="yielding take-back-request" role="status">
    ${own ? t("table-take-back-waiting") : t("table-take-back-request", { name: name(request.seat) })}
    ${says && html`<button type="button" class="button small" data-take-back="agree" onClick=${reply(true)}>
      ${t("table-take-back-agree")}
    </button>`}
    ${(own || says) && html`<button type="button" class="button small" data-take-back="decline" onClick=${reply(false)}>
      ${t(own ? "table-take-back-withdraw" : "table-take-back-decline")}
    </button>`}
  </p>`;
}
