/** Shows what the server tells whoever is away, and opens the table on a click. It keeps nothing, and no request passes it. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const how = { body: told.body ?? "", icon: "/icon.svg", tag: "allmende", renotify: true, data: told.path ?? "/tables" };
  event.waitUntil(self.registration.showNotification(told.title ?? "Allmende", how));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription, event.newSubscription)));

/** The page may be open already. */
async function show(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}

/** The browser listens elsewhere from now on: the server must know. */
async function renew(before, given) {
  if (!before) return;
  const subscription = given ?? (await self.registration.pushManager.subscribe(before.options));
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ before: before.endpoint, endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/notices/renew", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}
