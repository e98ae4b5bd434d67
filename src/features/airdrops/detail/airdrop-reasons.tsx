// Why an airdrop has its score: each check with what it earns; what is not known earns nothing yet
// and is hatched.
import { Check, X } from 'lucide-react'
import type { AirdropRating } from '#domain/airdrop/airdrop.ts'
import { useText } from '#i18n/use-text.ts'
import { Hatch } from '#ui/figures/sample-mark.tsx'

const words = {
  confirmed: 'checkConfirmed',
  free: 'checkFree',
  dates: 'checkDates',
  terms: 'checkTerms',
  page: 'checkPage',
} as const

const Mark = ({ isMet }: { isMet: boolean | null }) => {
  if (isMet === null) return <Hatch className="mt-1" />
  return isMet ? (
    <Check aria-hidden="true" className="size-3.5 flex-none text-up" />
  ) : (
    <X aria-hidden="true" className="size-3.5 flex-none text-down" />
  )
}

export const AirdropReasons = ({ rating: { results } }: { rating: AirdropRating }) => {
  const { t } = useText('airdrops')
  const { t: ratings } = useText('rating')
  const answerOf = (isMet: boolean | null): string =>
    isMet === null ? ratings('unknown') : isMet ? ratings('yes') : ratings('no')
  return (
    <section>
      <h3 className="mb-1 text-caption font-regular text-ink-3">{t('why')}</h3>
      <ul>
        {results.map(({ check, weight, isMet }) => (
          <li key={check} className="flex min-h-7 items-center gap-2.5">
            <span className="flex w-4 flex-none justify-center">
              <Mark isMet={isMet} />
            </span>
            <span className="min-w-0 flex-1">
              {t(words[check])}
              <span className={isMet === null ? 'text-caption text-ink-3' : 'sr-only'}>
                {' '}
                · {answerOf(isMet)}
              </span>
            </span>
            <span className="num text-caption text-ink-3">
              {isMet === true ? weight : 0}/{weight}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
