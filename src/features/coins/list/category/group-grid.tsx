// The figures of a group of coins: label, value, and for how many coins it is known where that is
// not all of them. What is unknown stays, as a dash.
import type { GroupFigures, Told } from '#data/catalog/types/group-figures.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import type { ReactNode } from 'react'

type GroupFigureProps = { label: string; value: ReactNode; note?: string | undefined }

const GroupFigure = ({ label, value, note }: GroupFigureProps) => (
  <div className="min-w-0">
    <dt className="text-caption text-ink-3">{label}</dt>
    <dd className="text-form font-medium text-ink-1">{value}</dd>
    {note ? <dd className="text-label text-ink-3">{note}</dd> : null}
  </div>
)

/** Undefined figures are still being read: their places keep their height. */
export const GroupGrid = ({ figures }: { figures: GroupFigures | null | undefined }) => {
  const { t } = useText('coin-category')
  const { t: coins } = useText('coins')
  const format = useFormat()
  const total = figures?.coins ?? 0
  /** What stands below a figure: that it is known for some coins only, for none, or its own note. */
  const noteOf = (told: Told | undefined, own?: string): string | undefined => {
    if (told === undefined || told.known === total) return own
    if (told.value === null) return t('notKnown')
    return coins('knownOf', { known: format.count(told.known), total: format.count(total) })
  }
  const amount = (told: Told | undefined) => (
    <bdi className="num">{told ? format.money(told.value) : '-'}</bdi>
  )
  const score = figures?.medianScore
  const change = figures?.change24hPct
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 pt-1 tablet:grid-cols-5">
      <GroupFigure
        label={coins('title')}
        value={<bdi className="num">{figures ? format.count(total) : '-'}</bdi>}
      />
      <GroupFigure
        label={coins('marketCap')}
        value={amount(figures?.marketCapUsd)}
        note={noteOf(figures?.marketCapUsd)}
      />
      <GroupFigure
        label={t('change24h')}
        value={<Change {...format.change(change?.value)} />}
        note={noteOf(change, t('changeHint'))}
      />
      <GroupFigure
        label={coins('volume24h')}
        value={amount(figures?.volume24hUsd)}
        note={noteOf(figures?.volume24hUsd)}
      />
      <GroupFigure
        label={t('medianScore')}
        value={
          <bdi className="num">{score?.value == null ? '-' : format.decimal(score.value)}</bdi>
        }
        note={
          score?.value == null
            ? noteOf(score)
            : t('averageRated', {
                average: format.decimal(figures?.averageScore.value ?? 0),
                known: format.count(score.known),
                total: format.count(total),
              })
        }
      />
    </dl>
  )
}
