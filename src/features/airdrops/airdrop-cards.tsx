// The airdrops where room is short: name over score, state, dates and tasks below; a card opens its
// tasks and reasons.
import { useRef, type ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { openedIdOf, RowOpener } from '#parts/row-opener.tsx'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import { AirdropDate } from './airdrop-date.tsx'
import { AirdropDetail } from './detail/airdrop-detail.tsx'
import { AirdropStatusMark } from './airdrop-status-mark.tsx'
import type { AirdropRowsProps } from './airdrop-table.tsx'
import { noteOf } from './note-of.ts'

const cardHeightPx = 112

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className="whitespace-nowrap">
    {label} <span className="text-ink-1">{children}</span>
  </span>
)

export const AirdropCards = ({ rows, search, change, marked }: AirdropRowsProps) => {
  const { t } = useText('airdrops')
  const { t: nav } = useText('nav')
  const box = useRef<HTMLUListElement>(null)
  useRowKeys({ box, count: rows.length, rowHeightPx: cardHeightPx })
  return (
    <ul ref={box} aria-label={nav('airdrops')}>
      {rows.map((airdrop, place) => {
        const {
          id,
          name,
          image,
          symbol,
          rating,
          status,
          startsAtSec,
          endsAtSec,
          areDatesEstimated,
          tasks,
        } = airdrop
        const mark = marked.marks.get(id)
        const isOpen = search.open === id
        return (
          <li
            key={id}
            data-airdrop={id}
            className="-mx-4 border-b border-hair px-4 tablet:-mx-6 tablet:px-6"
          >
            <div className="relative grid gap-1.5 py-3 active:bg-surface">
              <RowOpener
                id={id}
                name={name}
                note={noteOf(airdrop)}
                image={image}
                letters={symbol || name}
                place={place}
                isOpen={isOpen}
                onToggle={() => change({ open: isOpen ? undefined : id })}
              />
              <span className="ps-10.5">
                <RatedScore
                  look="card"
                  totalScore={rating.score}
                  scoreLow={rating.scoreLow}
                  scoreHigh={rating.scoreHigh}
                  coveragePct={rating.coveragePct}
                />
              </span>
              <span className="flex flex-wrap gap-x-3 gap-y-0.5 ps-10.5 text-caption text-ink-3">
                <AirdropStatusMark status={status} isClaimed={mark?.isClaimed ?? false} />
                {status === 'upcoming' ? (
                  <Fact label={t('starts')}>
                    <AirdropDate atSec={startsAtSec} isEstimated={areDatesEstimated} />
                  </Fact>
                ) : null}
                <Fact label={t('ends')}>
                  <AirdropDate atSec={endsAtSec} isEstimated={areDatesEstimated} />
                </Fact>
                {tasks.length === 0 ? null : (
                  <Fact label={t('tasks')}>
                    {t('tasksOf', { done: mark?.done.length ?? 0, all: tasks.length })}
                  </Fact>
                )}
              </span>
            </div>
            {isOpen ? (
              <div id={openedIdOf(id)}>
                <AirdropDetail
                  airdrop={airdrop}
                  mark={mark}
                  tick={marked.tick}
                  claim={marked.claim}
                />
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
