// Opens a court-day sheet without a connection. It answers for the page of a sheet and for the app's files alone, from what the sheet
// itself put into the cache; every call to the API goes to the server, or fails.
const CACHE = 'writdesk-court-day';
const SHEET = /^\/dockets\/[0-9a-f-]{36}\/sheet$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && SHEET.test(pathname)) event.respondWith(fromServerOrCache(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCacheOrServer(request));
});

async function fromServerOrCache(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { cacheName: CACHE, ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function fromCacheOrServer(request) {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}
