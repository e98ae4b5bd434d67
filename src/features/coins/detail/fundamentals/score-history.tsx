// How the score came to where it is: a line of its days, and for each change the inputs that made
// it.
import { useMemo, useState } from 'react'
import type { ScoreSnapshotWire } from '#contract/market/coin-dossier-wire.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { UpgradeCard } from '#parts/membership-gate/upgrade-card.tsx'
import type { Pull } from '#client/market/use-pulls.ts'
import { TabSection } from '../tab-section.tsx'
import { TabMissing, TabSkeleton } from '../tab-states.tsx'
import { ScoreChange, type SnapshotPair } from './score-change.tsx'
import { ScoreLine } from './score-line.tsx'
import { useOwnHistory } from './use-own-history.ts'

const firstChanges = 5

/** The days on which the total moved, each with where it stood before, newest first. */
const pairsOf = (items: readonly ScoreSnapshotWire[]): SnapshotPair[] => {
  const moved = items.filter(
    ({ total_ai_score: total }, at) => at === 0 || total !== items[at - 1]?.total_ai_score,
  )
  return moved
    .slice(1)
    .map((after, at) => ({ before: moved[at] ?? after, after }))
    .toReversed()
}

const Changes = ({ items }: { items: readonly ScoreSnapshotWire[] }) => {
  const { t } = useText('coin-score')
  const format = useFormat()
  const [isWhole, setIsWhole] = useState(false)
  const pairs = useMemo(() => pairsOf(items), [items])
  const shown = isWhole ? pairs : pairs.slice(0, firstChanges)
  const [first] = items
  if (pairs.length === 0)
    return (
      <p className="mt-4 max-w-[68ch] text-body text-ink-2">
        {t('steady', { score: first?.total_ai_score ?? '–', date: format.date(first?.rated_at) })}
      </p>
    )
  return (
    <>
      <ol aria-label={t('changes')} className="mt-4 grid gap-4">
        {shown.map((pair) => (
          <ScoreChange key={pair.after.rated_at} pair={pair} />
        ))}
      </ol>
      {pairs.length > shown.length ? (
        <div className="pt-4">
          <Button onClick={() => setIsWhole(true)}>
            {t('allChanges', { count: pairs.length })}
          </Button>
        </div>
      ) : null}
    </>
  )
}

export const ScoreHistory = ({ id, pull }: { id: string; pull: Pull }) => {
  const { t } = useText('coin-score')
  const format = useFormat()
  const scores = useOwnHistory(id)
  const content = () => {
    if (!scores)
      return scores === undefined ? (
        <TabSkeleton />
      ) : (
        <TabMissing pull={pull} offline={t('historyOffline')} none={t('historyNone')} />
      )
    const [first] = scores.items
    if (scores.items.length < 2)
      return (
        <p className="max-w-[68ch] text-body text-ink-2">
          {first ? t('historyBegins', { date: format.date(first.rated_at) }) : t('historyNone')}
        </p>
      )
    return (
      <>
        <ScoreLine items={scores.items} />
        <Changes items={scores.items} />
        <p className="mt-4 text-caption text-ink-3">{t('window', { count: scores.window_days })}</p>
        {scores.gate ? (
          <div className="pt-4">
            <UpgradeCard
              required={scores.gate.required_tier === 'premium' ? 'premium' : 'pro'}
              title={t('moreTitle')}
              text={t('moreText', { days: scores.window_days, more: scores.gate.window_days })}
            />
          </div>
        ) : null}
      </>
    )
  }
  return (
    <TabSection
      title={t('history')}
      aside={
        scores?.recorded_since ? (
          <span className="text-caption text-ink-3">
            {t('since', { date: format.date(scores.recorded_since) })}
          </span>
        ) : undefined
      }
    >
      {content()}
    </TabSection>
  )
}
