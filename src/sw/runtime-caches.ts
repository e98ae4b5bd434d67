// Font subsets and pictures that are not in the precache: kept when first used, within limits,
// given up first when the device runs short of space. Other origins are never intercepted.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const monthSec = 30 * 24 * 60 * 60

const keep = (cacheName: string, maxEntries: number, maxAgeSeconds: number): CacheFirst =>
  new CacheFirst({
    cacheName,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }),
    ],
  })

/** CacheFirst for this origin's fonts (hashed names) and pictures (logos, flags). */
export const keepFontsAndPictures = (): void => {
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.destination === 'font',
    keep('fonts', 24, 12 * monthSec),
  )
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
    keep('pictures', 600, monthSec),
  )
}
