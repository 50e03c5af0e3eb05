// Files that are saved from the page or opened by it, and the clipboard.
import { html } from "../lib.js";

export function download(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

// A button that asks for a file and gives open(name, text).
export function FileButton({ label, accept, open }) {
  const picked = async ({ currentTarget: field }) => {
    const [file] = field.files;
    if (file) open(file.name, await file.text());
    field.value = "";
  };
  return html`<label class="button file-button">
    ${label}
    <input type="file" class="unseen" accept=${accept} onChange=${picked} />
  </label>`;
}

// Copy a text to the clipboard; where the browser does not allow that, from the field that shows it.
export async function copyText(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}
