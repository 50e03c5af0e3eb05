// The talk at the table. Players and spectators talk apart; who is muted is not heard, and what one reported is hidden.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { ReportButton } from "./chat-report.js";
import { JUDGE_TALKS } from "./judge-text.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

const FIRST_SPECTATOR = 99;
const LONGEST = 300;

const speaker = (t, line, name) =>
  line.who === JUDGE_TALKS ? t("judge-speaks", { name: line.name })
    : line.who >= FIRST_SPECTATOR
    ? t("table-chat-spectator", { number: line.who - FIRST_SPECTATOR })
    : line.name || name(line.who);

const keyOf = (line) => `${line.i} ${line.at} ${line.who}`;

// The lines known, and one more: a line told again after a lost connection is no new one.
export const withLine = (lines, line) => (lines.some((one) => keyOf(one) === keyOf(line)) ? lines : [...lines, line]);

// The chat as the page holds it: what is unread while it is closed, and whom one does not want to hear.
// name(seat): of who sits there.
export function useChat({ name, lines, mine, muted, send }) {
  const { t, announce } = useShell();
  const [open, setOpen] = useState(false);
  const [deaf, setDeaf] = useState([]);
  const read = useRef(0);
  const silent = muted ?? deaf;
  const says = (line) => speaker(t, line, name);
  const heard = lines.filter((line) => !silent.includes(line.who));
  useEffect(() => {
    const news = heard.slice(read.current).filter((line) => line.who !== mine);
    if (!open && news.length) announce(news.slice(-1).map((line) => `${says(line)}${t.colon}${line.text}`)[0]);
  }, [lines.length]);
  if (open || read.current > heard.length) read.current = heard.length;
  const mute = (who, on) => {
    setDeaf(on ? [...deaf, who] : deaf.filter((one) => one !== who));
    send({ kind: "mute", who, on });
  };
  const say = (text) => send({ kind: "chat", text });
  const unread = heard.length - read.current;
  return { speaker: says, open, setOpen, heard, lines, silent, mine, mute, say, send, unread };
}

export function ChatToggle({ chat }) {
  const { t } = useShell();
  const label = chat.unread ? t("table-chat-unread", { count: chat.unread }) : t("table-chat");
  return html`
    <button type="button" class="icon-button chat-toggle" aria-expanded=${chat.open} aria-controls="chat"
        aria-label=${label} title=${label} onClick=${() => chat.setOpen(!chat.open)}>
      <${Sign} name="chat" />
      ${chat.unread > 0 && html`<span class="chat-count" aria-hidden="true">${chat.unread}</span>`}
    </button>`;
}

function Said({ chat, line, clock }) {
  const { t } = useShell();
  const own = line.who === chat.mine;
  if (line.reported) return html`<li class="chat-line quiet">${t("table-chat-report-done")}</li>`;
  const name = chat.speaker(line);
  return html`<li class=${`chat-line ${own ? "own" : ""}`}>
    <span class="chat-who">${own ? t("table-you") : name}</span>
    <time class="quiet" datetime=${line.at}>${clock.format(new Date(line.at))}</time>
    <p dir="auto">${line.text}</p>
    ${!own && html`<${ReportButton} line=${line} name=${name} send=${chat.send} />`}
  </li>`;
}

export function ChatPanel({ chat, watching }) {
  const { t, lang } = useShell();
  const [text, setText] = useState("");
  const list = useRef(null);
  const field = useRef(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.heard.length, chat.open]);
  useLayoutEffect(() => { if (chat.open) field.current?.focus(); }, [chat.open]);
  const hidden = chat.lines.filter((line) => line.reported).length;
  // The button that was pressed is gone with its line.
  useLayoutEffect(() => { if (hidden && document.activeElement === document.body) field.current?.focus(); }, [hidden]);
  if (!chat.open) return null;
  const send = (event) => {
    event.preventDefault();
    if (text.trim()) chat.say(text.trim());
    setText("");
  };
  const close = () => {
    chat.setOpen(false);
    /** @type {HTMLElement} */ (document.querySelector(".chat-toggle"))?.focus();
  };
  const escape = (event) => { if (event.key === "Escape") close(); };
  const clock = new Intl.DateTimeFormat(lang, { hour: "numeric", minute: "2-digit" });
  const others = [
    ...new Map(chat.lines.filter((line) => line.who !== chat.mine).map((line) => [line.who, line])).values(),
  ];
  return html`<aside id="chat" class="chat-panel" aria-label=${t("table-chat")} onKeyDown=${escape}>
    <header class="log-head">
      <h2>${t(watching ? "table-chat-spectators" : "table-chat-players")}</h2>
      <button type="button" class="icon-button" aria-label=${t("table-close")} onClick=${close}>
        <${Sign} name="close" />
      </button>
    </header>
    <div class="chat-lines" ref=${list} role="log" tabindex="0" aria-label=${t("table-chat")}>
      <ol>${chat.heard.map((line) => html`
        <${Said} key=${keyOf(line)} chat=${chat} line=${line} clock=${clock} />`)}</ol>
    </div>
    ${others.length > 0 && html`<div class="chat-mutes">${others.map((line) => {
      const on = chat.silent.includes(line.who);
      return html`
        <button type="button" key=${line.who} class="chip" aria-pressed=${on} onClick=${() => chat.mute(line.who, !on)}>
          ${t(on ? "table-chat-unmute" : "table-chat-mute", { name: chat.speaker(line) })}
        </button>`;
    })}</div>`}
    <form class="chat-form" onSubmit=${send}>
      <input ref=${field} class="chat-text" value=${text} maxlength=${LONGEST} autocomplete="off" dir="auto"
        aria-label=${t("table-chat-text")} placeholder=${t("table-chat-text")}
        onInput=${(event) => setText(event.target.value)} />
      <button class="button">${t("table-chat-send")}</button>
    </form>
  </aside>`;
}
