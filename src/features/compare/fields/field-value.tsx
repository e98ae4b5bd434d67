// One value of the table, formatted as everywhere else. What is unknown stays, as a dash.
import type { ComparedField } from '#domain/comparison/compared-fields.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'
import { Change } from '#ui/figures/change.tsx'
import { useAgeText } from '#parts/market/use-age-text.ts'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import type { ComparedCoin } from '../compared-coin.ts'

type Kind = 'rated' | 'score' | 'price' | 'money' | 'amount' | 'change' | 'share' | 'count' | 'age'

const kinds: Record<ComparedField, Kind> = {
  totalScore: 'rated',
  scoreLow: 'score',
  coveragePct: 'share',
  tokenomics: 'score',
  security: 'score',
  market: 'score',
  insights: 'score',
  social: 'score',
  priceUsd: 'price',
  change24hPct: 'change',
  change7dPct: 'change',
  change30dPct: 'change',
  rank: 'count',
  marketCapUsd: 'money',
  volume24hUsd: 'money',
  turnoverPct: 'share',
  circulatingSupply: 'amount',
  totalSupply: 'amount',
  maxSupply: 'amount',
  circulatingSharePct: 'share',
  fullyDilutedUsd: 'money',
  capToFdvPct: 'share',
  athUsd: 'price',
  belowAthPct: 'share',
  atlUsd: 'price',
  volatility30dPct: 'share',
  deepestFallPct: 'share',
  ageDays: 'age',
}

const writers: Record<
  Exclude<Kind, 'rated' | 'change' | 'age'>,
  (value: number | null, format: Format) => string
> = {
  score: (value) => String(value ?? '–'),
  price: (value, format) => format.price(value),
  money: (value, format) => format.money(value),
  amount: (value, format) => format.compact(value),
  share: (value, format) => format.share(value),
  count: (value, format) => (value === null ? '-' : format.count(value)),
}

export const FieldValue = ({
  field,
  coin: { row, facts },
}: {
  field: ComparedField
  coin: ComparedCoin
}) => {
  const format = useFormat()
  const ageText = useAgeText()
  const kind = kinds[field]
  const value = facts[field]
  if (kind === 'rated') return <RatedScore {...row} />
  if (kind === 'change') return <Change {...format.change(value)} />
  if (kind === 'age') return ageText(value)
  return <span className="num">{writers[kind](value, format)}</span>
}
