// One sentence of the analysis, and below it each figure it rests on: what, how much, how old; it
// leads to its tab.
import type { AnalysisKey } from '#domain/analysis/analyse.ts'
import type { Citation, CitedFigure, Figure, Statement } from '#domain/analysis/statement.ts'
import { dataAge } from '#domain/format/data-age.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { inputText, subscoreText } from '#parts/rating-panel/receipt/rating-words.ts'
import type { RatingInputKey } from '#domain/rating/inputs.ts'
import type { SubscoreKey } from '#domain/rating/subscores.ts'
import type { ScoreBand } from '#domain/coin/score-band.ts'
import { useNowSec } from '#client/use-now.ts'

const writers: Record<Figure['unit'], (format: Format, value: number) => string> = {
  price: (format, value) => format.price(value),
  money: (format, value) => format.money(value),
  change: (format, value) => format.change(value).text,
  share: (format, value) => format.share(value),
  count: (format, value) => format.count(value),
  amount: (format, value) => format.compact(value),
  score: (format, value) => format.count(value),
  date: (format, value) => format.date(value),
}

const citeKey = <Name extends CitedFigure>(name: Name): `cite${Capitalize<Name>}` =>
  `cite${(name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>}`

/** The rating's own words for what a sentence names. */
const useWords = () => {
  const { t } = useText('rating')
  return ({ kind, key }: { kind: 'subscore' | 'input' | 'band'; key: string }): string => {
    if (kind === 'subscore') return t(subscoreText(key as SubscoreKey, 'coin'))
    return kind === 'input'
      ? t(inputText(key as RatingInputKey))
      : t(key as ScoreBand | 'provisional')
  }
}

const Cite = ({
  cite: { figure, value, asOfSec, tab },
  openTab,
}: {
  cite: Citation
  openTab: (tab: string) => void
}) => {
  const { t } = useText('coin-analysis')
  const { t: ofDates } = useText('dates')
  const format = useFormat()
  const nowSec = useNowSec()
  const age = asOfSec === null ? null : dataAge(asOfSec, nowSec)
  return (
    <button
      type="button"
      onClick={() => openTab(tab)}
      className={
        'inline-flex min-h-6 flex-wrap items-center gap-x-1.5 rounded-1 text-caption ' +
        'text-ink-3 hover:text-ink-1 max-tablet:min-h-11'
      }
    >
      {t(citeKey(figure))}{' '}
      <bdi className="num text-ink-2">{writers[value.unit](format, value.value)}</bdi>
      {age === null ? null : (
        <span>· {ofDates(age.key, 'count' in age ? { count: age.count } : {})}</span>
      )}
    </button>
  )
}

const noWords: NonNullable<Statement['words']> = {}

export const Sentence = ({
  statement: { key, values, count, words = noWords, cites },
  openTab,
}: {
  statement: Statement<AnalysisKey>
  openTab: (tab: string) => void
}) => {
  const { t } = useText('coin-analysis')
  const format = useFormat()
  const wordOf = useWords()
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, { unit, value }]) => [
      name,
      unit === 'change' ? format.share(Math.abs(value)) : writers[unit](format, value),
    ]),
  )
  const named = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, wordOf(word)]),
  )
  return (
    <li>
      <p className="text-form text-ink-1 tablet:text-body">
        {t(key, { ...shown, ...named, ...(count === undefined ? {} : { count }) })}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-4">
        {cites.map((cite) => (
          <Cite key={`${cite.figure} ${cite.value.value}`} cite={cite} openTab={openTab} />
        ))}
      </p>
    </li>
  )
}
