// What every page adds once its first screen stands, in one file: the market kept whole, the
// sidebar's counts, installing, what the keyboard opens, the way to the feedback form.
import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy-part.ts'
import { useIsConverting } from '#client/currency/currency-choice.ts'
import { CatalogCare } from '#client/market/catalog-care.ts'
import { InstallableParts } from '../installable-parts.tsx'
import { FeedbackButton } from './feedback/feedback-button.tsx'
import { KeyboardParts } from './keyboard-parts.tsx'
import { BadgeFeed } from './sidebar/badge-feed.tsx'

const RatesCare = lazyPart(
  () => import('#client/currency/rates-care.ts'),
  (module) => module.RatesCare,
)

const Rates = () =>
  useIsConverting() ? (
    <Suspense fallback={null}>
      <RatesCare />
    </Suspense>
  ) : null

const MarketParts = () => (
  <>
    <CatalogCare />
    <Rates />
    <BadgeFeed />
  </>
)

export const afterFirstScreen = { FeedbackButton, InstallableParts, KeyboardParts, MarketParts }
