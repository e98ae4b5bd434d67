// Why a coin is here, in words: its two strongest sub-scores, and what holds it back most.
import { memo } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { gemReason } from '#domain/gems/gem-reason.ts'
import { useText } from '#i18n/use-text.ts'

export const GemReasonLines = memo(({ row }: { row: CoinRow }) => {
  const { t } = useText('gems')
  const { t: rating } = useText('rating')
  const reason = gemReason(row)
  if (reason === null) return null
  const [first, second] = reason.strongest
  const { key, score } = reason.weakest
  const strongest = t('strongest', {
    first: rating(first.key),
    firstScore: first.score,
    second: rating(second.key),
    secondScore: second.score,
  })
  const weakest =
    score === null
      ? t('weakestUnknown', { subscore: rating(key) })
      : t('weakest', { subscore: rating(key), score })
  return (
    <span className="grid min-w-0 text-caption/4" title={`${strongest}\n${weakest}`}>
      <span className="truncate text-ink-1">{strongest}</span>
      <span className="truncate text-ink-2">{weakest}</span>
    </span>
  )
})
