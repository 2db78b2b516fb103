// Keeps the page itself, so that the installed app opens at once, and opens when there is no network.
const CACHE = 'zocker-1';
const MOST = 90; // files of builds that are gone are dropped, the oldest first

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(newest(request));
});

// A click on a notification leads back to the table
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(([page]) => (page ? page.focus() : self.clients.openWindow('/'))),
  );
});

/** A file of the client never changes: from the cache, or else from the network. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
  }
  return answer;
}

/** Every page is the same document: the newest, or the last one that came. */
async function newest(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match('/');
    if (found) return found;
    throw error;
  }
}
