// A style sheet that comes with a module: awaited before the first drawing that needs it.
export const style = (url) => new Promise((done) => {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url.href, onload: done, onerror: done });
  document.head.append(sheet);
});
