// Figures by name, each with who says so and how old it is. Names without a figure stay, as a dash.
import type { FactsWire } from '#contract/market/rating-wire.ts'
import type { CoinFactUnit, CommunityFact, DeveloperFact } from '#domain/coin/coin-facts.ts'
import { dataAge } from '#domain/format/data-age.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { sourceText } from '#parts/rating-panel/receipt/rating-words.ts'
import { useNowSec } from '#client/use-now.ts'
import { Figure } from '../figure.tsx'

type FactName = CommunityFact | DeveloperFact

const labelOf = <Name extends FactName>(name: Name): `fact${Capitalize<Name>}` =>
  `fact${(name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>}`

const writers: Record<CoinFactUnit, (format: Format, value: number) => string> = {
  count: (format, value) => format.compact(value),
  lines: (format, value) => format.compact(value),
  perDay: (format, value) => format.decimal(value),
  percent: (format, value) => format.share(value),
}

const FactNote = ({ source, asOfSec }: { source: string; asOfSec: number }) => {
  const { t: rating } = useText('rating')
  const { t: ofDates } = useText('dates')
  const age = dataAge(asOfSec, useNowSec())
  const key = sourceText(source)
  return (
    <>
      <bdi>{key === null ? source : rating(key)}</bdi> ·{' '}
      {ofDates(age.key, 'count' in age ? { count: age.count } : {})}
    </>
  )
}

type FactGridProps = {
  names: Partial<Record<FactName, CoinFactUnit>>
  facts: FactsWire
  none: string
}

export const FactGrid = ({ names, facts, none }: FactGridProps) => {
  const { t } = useText('coin-facts')
  const format = useFormat()
  const entries = Object.entries(names) as [FactName, CoinFactUnit][]
  const missing = entries.filter(([name]) => facts[name] === undefined).length
  if (missing === entries.length) return <p className="max-w-[68ch] text-body text-ink-3">{none}</p>
  return (
    <>
      <dl className="grid grid-cols-2 gap-y-5 tablet:grid-cols-3 wide:grid-cols-4">
        {entries.map(([name, unit]) => {
          const fact = facts[name]
          return (
            <Figure
              key={name}
              label={t(labelOf(name))}
              value={fact ? writers[unit](format, fact.value) : '-'}
              note={fact ? <FactNote source={fact.source} asOfSec={fact.as_of} /> : t('notKnown')}
            />
          )
        })}
      </dl>
      {missing === 0 ? null : (
        <p className="mt-4 text-caption text-ink-3">{t('missingFacts', { count: missing })}</p>
      )}
    </>
  )
}
