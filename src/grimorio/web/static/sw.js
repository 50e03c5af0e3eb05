// @ts-nocheck: the types of service workers and of pages do not go together.
// The service worker: tells of one's turn when no page is open, and keeps the page's files, whose addresses name their
// version. Games live on the server: without it there is only the page that says so.
const FILES = /^\/static\/@([\da-f]+)\//;
const OFFLINE = "/static/offline.html";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open("offline").then((cache) => cache.addAll([OFFLINE, "/static/icon.svg"])));
});
self.addEventListener("activate", (event) => { event.waitUntil(self.clients.claim()); });

// A file of a version is kept until a file of another version is kept.
async function kept(request, version) {
  const cache = await caches.open(`files ${version}`);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    for (const name of await caches.keys())
      if (name.startsWith("files ") && name !== `files ${version}`) await caches.delete(name);
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  const version = pathname.match(FILES)?.[1];
  if (version) event.respondWith(kept(request, version));
  else if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
});

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const about = { body, tag, icon: "/static/icon-192.png", data: { url } };
  event.waitUntil(self.registration.showNotification(title, about));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === url);
    return open ? open.focus() : self.clients.openWindow(url);
  }));
});
