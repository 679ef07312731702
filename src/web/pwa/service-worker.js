// Keeps the whole app on the device, so that it starts and plays without a network. The build puts the list of files
// and a version made from their names (which are hashes of their contents) in place of the two constants.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `tidetable-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

// The page asks for it when somebody agrees to reload.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const path = url.pathname.slice(new URL(self.registration.scope).pathname.length);
  if (request.mode === 'navigate' && (path === '' || path === 'index.html'))
    event.respondWith(kept('index.html', request));
  else if (FILES.includes(path)) event.respondWith(kept(path, request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  // Hashed files never change, so an older cache may lend them: an update fetches only what is new.
  await Promise.all(
    FILES.map(async (file) => {
      const old = file.startsWith('assets/') ? await caches.match(file) : undefined;
      if (old) return cache.put(file, old);
      return cache.add(new Request(file, { cache: 'reload' }));
    }),
  );
}

async function takeOver() {
  const names = await caches.keys();
  const stale = names.filter((name) => name.startsWith('tidetable-') && name !== CACHE);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(file, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(request);
}
