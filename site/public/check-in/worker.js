/* The service worker of the check-in at open homes (/check-in/…): its page opens without a connection. */
const CACHE = 'check-in';
/** Oldest files go when there are more. */
const MOST_FILES = 300;
/** A page that takes longer comes from the cache, in ms. */
const PATIENCE_MS = 3000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page names itself and its scripts once it runs. */
self.addEventListener('message', (event) => {
  event.waitUntil(
    store(event.data.addresses).then(
      () => event.ports[0].postMessage('stored'),
      () => event.ports[0].postMessage('failed'),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function store(addresses) {
  const cache = await caches.open(CACHE);
  await cache.addAll(addresses);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_FILES)).map((key) => cache.delete(key)));
}

async function page(request) {
  const stored = await caches.match(request);
  const fresh = fetch(request);
  if (!stored) return fresh;
  const late = new Promise((resolve) => setTimeout(() => resolve(stored), PATIENCE_MS));
  return Promise.race([fresh, late]).catch(() => stored);
}

const asset = async (request) => (await caches.match(request)) ?? fetch(request);
