// The line of a text at which it stops being JSON, from 1; 0 if it is JSON, or is not meant to be.
export function jsonLine(text) {
  if (!/^\s*[{[]/.test(text)) return 0;
  try {
    JSON.parse(text);
    return 0;
  } catch ({ message }) {
    const line = /line (\d+)/.exec(message);
    if (line) return Number(line[1]);
    const position = /position (\d+)/.exec(message);
    return text.slice(0, position ? Number(position[1]) : text.trimEnd().length).split("\n").length;
  }
}
