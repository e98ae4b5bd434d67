// What every page adds once its first screen stands, in one file: the market kept whole, the
// sidebar's counts, installing, what the keyboard opens, the way to the feedback form.
import { CatalogCare } from '#client/market/catalog-care.ts'
import { InstallableParts } from '../installable-parts.tsx'
import { FeedbackButton } from './feedback/feedback-button.tsx'
import { KeyboardParts } from './keyboard-parts.tsx'
import { BadgeFeed } from './sidebar/badge-feed.tsx'

const MarketParts = () => (
  <>
    <CatalogCare />
    <BadgeFeed />
  </>
)

export const afterFirstScreen = { FeedbackButton, InstallableParts, KeyboardParts, MarketParts }
