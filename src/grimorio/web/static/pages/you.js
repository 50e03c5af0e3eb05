// /you: who plays here. A name and a picture, the games with their results, other devices, and the way out.
import { html, useLayoutEffect, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { rememberedName } from "../ui/invite.js";
import { PicturePick } from "../ui/picture-pick.js";
import { useDoing } from "../ui/sending.js";
import { useShell } from "../ui/shell.js";
import { style } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import * as you from "../you.js";
import { Devices, Leaving } from "./you-devices.js";
import { Figures, History, Ratings } from "./you-history.js";
import { Notify } from "./you-notify.js";

await style(new URL("./you.css", import.meta.url));

const moveCode = () => new URLSearchParams(location.hash.slice(1)).get("move");

export function YouPage() {
  const { t } = useShell();
  const [person, setPerson] = useState(null);
  const [problem, setProblem] = useState(null);
  const [code] = useState(moveCode);
  useTitle(t("you-title"));
  useLayoutEffect(() => {
    if (code) history.replaceState(null, "", "/you");
    if (!you.key()) return;
    you.mine().then((told) => setPerson(you.keepYou(told)), (error) => {
      if (error.status === 403) you.leave();
      setProblem(problemText(t, error));
    });
  }, []);
  const gone = () => { you.leave(); setPerson(null); };
  return html`<${Top} title=${t("you-title")} />
  <main id="main" class="page you" tabindex="-1">
    <h1>${t("you-title")}</h1>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${!person && html`<${Begin} done=${setPerson} /><${Arrive} code=${code} done=${setPerson} />`}
    ${person && html`
      ${code && html`<${Arrive} code=${code} done=${setPerson} />`}
      <${Profile} key=${person.created} person=${person} set=${setPerson} />
      <${Ratings} person=${person} set=${setPerson} />
      <${Figures} key=${`figures ${person.created}`} />
      <${Notify} person=${person} set=${setPerson} />
      <${Devices} person=${person} set=${setPerson} />
      <${History} key=${`history ${person.created}`} />
      <${Leaving} gone=${gone} />`}
  </main>`;
}

function NameAndPicture({ name, setName, picture, setPicture }) {
  const { t } = useShell();
  return html`<${PicturePick} picture=${picture} set=${setPicture}>
    <label class="field"><span>${t("table-name")}</span>
      <input name="name" maxlength="24" autocomplete="nickname" required value=${name}
        onInput=${({ target }) => setName(target.value)} />
    </label>
  </${PicturePick}>`;
}

function Begin({ done }) {
  const { t } = useShell();
  const [name, setName] = useState(rememberedName());
  const [picture, setPicture] = useState(recall("picture", "eye.light"));
  const [send, problem, busy] = useDoing(async () => done(await you.begin(name, picture)));
  return html`<form class="panel" onSubmit=${send} data-you="begin">
    <h2>${t("you-begin")}</h2>
    <p>${t("you-begin-text")}</p>
    <${NameAndPicture} name=${name} setName=${setName} picture=${picture} setPicture=${setPicture} />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div><button class="button primary" disabled=${busy}>${t("you-begin-do")}</button></div>
  </form>`;
}

// On a second device: by the code of the first one, or by name and passphrase.
function Arrive({ code: given, done }) {
  const { t } = useShell();
  const [code, setCode] = useState(given || "");
  const [name, setName] = useState(rememberedName());
  const [passphrase, setPassphrase] = useState("");
  const [arrive, wrongCode, arriving] = useDoing(async () => done(await you.arrive(code)));
  const [enter, wrongWords, entering] = useDoing(async () => done(await you.enter(name, passphrase)));
  return html`<section class="panel" aria-labelledby="arrive-title">
    <h2 id="arrive-title">${t("you-arrive")}</h2>
    <form class="field" onSubmit=${arrive} data-you="arrive">
      <label class="field"><span>${t("you-arrive-code")}</span>
        <input data-you="code" maxlength="20" autocapitalize="characters" autocomplete="off" required value=${code}
          onInput=${({ target }) => setCode(target.value)} />
      </label>
      <p class="quiet">${t("you-arrive-text")}</p>
      ${wrongCode && html`<p class="problem" role="alert">${wrongCode}</p>`}
      <div><button class="button" disabled=${arriving}>${t("you-arrive-do")}</button></div>
    </form>
    ${!given && html`<form class="field" onSubmit=${enter} data-you="enter">
      <label class="field"><span>${t("table-name")}</span>
        <input maxlength="32" autocomplete="username" required value=${name}
          onInput=${({ target }) => setName(target.value)} />
      </label>
      <label class="field"><span>${t("you-passphrase")}</span>
        <input type="password" autocomplete="current-password" required value=${passphrase}
          onInput=${({ target }) => setPassphrase(target.value)} />
      </label>
      ${wrongWords && html`<p class="problem" role="alert">${wrongWords}</p>`}
      <div><button class="button" disabled=${entering}>${t("you-enter-do")}</button></div>
    </form>`}
  </section>`;
}

function Profile({ person, set }) {
  const { t, announce } = useShell();
  const [name, setName] = useState(person.name);
  const [picture, setPicture] = useState(person.picture);
  const [save, problem, busy] = useDoing(async () => {
    set(you.keepYou(await ask("/api/people/me", { name, picture }, you.key())));
    remember("picture", picture);
    announce(t("you-saved"));
  });
  return html`<form class="panel" onSubmit=${save} data-you="profile">
    <h2>${t("you-profile")}</h2>
    <${NameAndPicture} name=${name} setName=${setName} picture=${picture} setPicture=${setPicture} />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div><button class="button primary" disabled=${busy || (name === person.name && picture === person.picture)}>
      ${t("you-save")}</button></div>
  </form>`;
}
