// A record from a file: chosen or dropped, checked and kept by the server, then stepped through.
import { html, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { FileButton } from "../ui/file.js";
import { useShell } from "../ui/shell.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";

export function RecordPage() {
  const { t, go, announce } = useShell();
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(null);
  const [problem, setProblem] = useState(null);
  useTitle(t("table-record-title"));
  const open = async (name, text) => {
    setBusy(name);
    setProblem(null);
    announce(t("table-record-checking", { name }));
    try {
      const { id } = await ask("/api/records", text);
      go(`/replay/${id}`);
    } catch (error) {
      setProblem(problemText(t, error));
      setBusy(null);
    }
  };
  const drop = async (event) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) open(file.name, await file.text());
  };
  return html`<${Top} />
  <main id="main" class="page narrow" tabindex="-1">
    <section class=${`panel record-drop ${over ? "over" : ""}`} aria-labelledby="record-title"
        onDragOver=${(event) => { event.preventDefault(); setOver(true); }} onDragLeave=${() => setOver(false)}
        onDrop=${drop}>
      <h1 id="record-title">${t("table-record-title")}</h1>
      <p>${t("table-record-text")}</p>
      <p class="quiet record-hint">${t("table-record-drop")}</p>
      <${FileButton} label=${t("table-record-choose")} accept=".json,application/json" open=${open} />
      ${busy && html`<p role="status">${t("table-record-checking", { name: busy })}</p>`}
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </section>
  </main>`;
}
