// What the app's pages need after their first screen stands: the market kept whole, the sidebar's counts. One chunk.
import { CatalogCare } from '#widgets/market/catalog-care.tsx'
import { BadgeFeed } from './sidebar/badge-feed.tsx'

export const LateParts = () => (
  <>
    <CatalogCare />
    <BadgeFeed />
  </>
)
