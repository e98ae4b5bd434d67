// What the app's pages need after their first screen stands: the market kept whole, the sidebar's
// counts. One chunk.
import { CatalogCare } from '#client/market/catalog-care.ts'
import { BadgeFeed } from './sidebar/badge-feed.tsx'

export const LazyParts = () => (
  <>
    <CatalogCare />
    <BadgeFeed />
  </>
)
