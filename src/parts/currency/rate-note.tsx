// Beside the age of figures, for whoever reads them in another currency: how old the rates are. Its
// code comes with the rules of other currencies.
import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy-part.ts'
import { useIsConverting } from '#client/currency/currency-choice.ts'

const RateAge = lazyPart(
  () => import('./rate-age.tsx'),
  (module) => module.RateAge,
)

export const RateNote = () =>
  useIsConverting() ? (
    <Suspense fallback={null}>
      <RateAge />
    </Suspense>
  ) : null
