// The least a page needs to start without a connection: everything fetched once is kept.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const answer = async () => {
    const cache = await caches.open('skeleton')
    const kept = await cache.match(event.request)
    if (kept) return kept
    const response = await fetch(event.request)
    await cache.put(event.request, response.clone())
    return response
  }
  event.respondWith(answer())
})
