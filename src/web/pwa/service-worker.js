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

// Somebody's turn has come at a table; the server says where, and in which words.
self.addEventListener('push', (event) => {
  const told = read(event.data);
  if (!told) return;
  const { title, body, match } = told;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      // One notice a table: a later question replaces the one before.
      tag: match,
      icon: 'icons/icon-192.png',
      data: { match },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.match));
});

function read(data) {
  try {
    const { title, body, match } = data.json();
    const fits = [title, body].every((text) => typeof text === 'string') && /^[\w-]{1,64}$/.test(match);
    return fits ? { title, body, match } : undefined;
  } catch {
    return undefined;
  }
}

/** To the table, in a window that is open already if there is one. */
async function goTo(match) {
  // A challenge has no table yet: it is answered on the page of friends.
  const page = match === 'friends' ? 'friends' : `online/${match}`;
  const address = new URL(`#/${page}`, self.registration.scope).href;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return self.clients.openWindow(address);
  await open.navigate(address).catch(() => undefined);
  return open.focus();
}

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
