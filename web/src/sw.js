// The service worker: tells what is waited for when the page is closed, and keeps the shell for a tunnel without network.
// It never touches the API or the socket: a table is always the one on the server.
const SHELF = "ludotheque-shell-3";
const SENTENCES = __SENTENCES__; // by language, the first one first, then by kind

// A browser that knows such routes answers these without waking this worker: what is kept from the shelf, the rest as ever.
const ROUTES = [
  { condition: { urlPattern: { pathname: "/api/*" } }, source: "network" },
  { condition: { urlPattern: { pathname: "/assets/*" } }, source: { cacheName: SHELF } },
];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.addRoutes?.(ROUTES).catch(() => undefined);
  event.waitUntil(stock().catch(() => undefined)); // without network now: the shelf fills by use
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    await self.registration.navigationPreload?.enable(); // a page is asked for while this worker wakes
    for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

// The page names the files without which it cannot even say that the house does not answer.
async function stock() {
  const answer = await fetch("/", { cache: "no-cache" });
  if (answer.ok) await lay(answer);
}

async function lay(answer) {
  const shelf = await caches.open(SHELF);
  const text = await answer.clone().text();
  await shelf.put("/", answer);
  const named = [...new Set(text.match(/\/assets\/[\w.-]+/g) ?? [])];
  const old = (await shelf.keys()).filter((one) => !["/", ...named].includes(new URL(one.url).pathname));
  await Promise.all(old.map((one) => shelf.delete(one)));
  await Promise.all(named.map(async (path) => (await shelf.match(path)) ?? shelf.add(path).catch(() => undefined)));
}

// The files that a page of the house names: other ones when the house has been renewed.
const shellOf = (text) => text.match(/<meta name="shell"[^>]*>/)?.[0];

async function renew(answer) {
  const kept = await caches.match("/");
  if (!kept || shellOf(await kept.text()) !== shellOf(await answer.text())) await stock();
}

async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (answer.ok) event.waitUntil(renew(answer.clone()).catch(() => undefined)); // nobody waits for it
    return answer;
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const ours = !/^\/(api|feed|openapi|health)/.test(url.pathname);
  if (event.request.mode === "navigate" && ours) event.respondWith(page(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    /* a push without a body still says that something waits */
  }
  const { kind = "turn", title = "Ludothèque", by = "", path = "/" } = told;
  const [language] = (self.navigator.language || "").split("-");
  const sentences = SENTENCES[language] ?? Object.values(SENTENCES)[0];
  event.waitUntil(
    self.registration.showNotification(title, {
      body: (sentences[kind] ?? sentences.turn).replace("{ $name }", by),
      icon: "/icon-192.png",
      tag: path,
      data: { url: path },
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
