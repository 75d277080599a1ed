// The service worker: tells "your turn" when the page is closed, and keeps the shell for a tunnel without network.
// It never touches the API or the socket: a table is always the one on the server.
const SHELF = "ludotheque-shell-1";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

async function fresh(request, key) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shelf.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function kept(request) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(request)) ?? fresh(request, request);
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate" && !url.pathname.startsWith("/api") && !url.pathname.startsWith("/feed"))
    event.respondWith(fresh(event.request, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
});

self.addEventListener("push", (event) => {
  let told = { table: "", title: "Ludothèque" };
  try {
    told = event.data.json();
  } catch {
    /* a push without a body still says that something waits */
  }
  const french = (self.navigator.language || "fr").startsWith("fr");
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: french ? "C’est à vous." : "It is your turn.",
      icon: "/icon.svg",
      tag: told.table,
      data: { url: told.table ? `/table/${told.table}` : "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data.url;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find((one) => new URL(one.url).pathname === url);
    return page ? page.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(open());
});
