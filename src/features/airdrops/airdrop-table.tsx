// The airdrops where the window has room for their dates in columns; a row opens its tasks and
// reasons.
import { useRef } from 'react'
import type { AirdropListing } from '#domain/airdrop/airdrop-list.ts'
import type { AirdropSortKey } from '#domain/airdrop/airdrop-sort-keys.ts'
import { useText } from '#i18n/use-text.ts'
import { NumberCell } from '#ui/table/number-cell.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { useIsWide } from '#ui/use-window-size.ts'
import { openedIdOf, RowOpener } from '#parts/row-opener.tsx'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import { AirdropDate } from './airdrop-date.tsx'
import { AirdropDetail } from './detail/airdrop-detail.tsx'
import { AirdropStatusMark } from './airdrop-status-mark.tsx'
import { airdropOrder, type AirdropSearch } from './airdrop-search.ts'
import { noteOf } from './note-of.ts'
import { RewardWords } from './detail/reward-words.tsx'
import { useColumnWords } from './use-column-words.ts'
import type { AirdropMarks } from './use-airdrop-marks.ts'
import type { ChangeSearch } from './use-airdrop-search.ts'

const rowHeightPx = 52
/** Columns below and from `wide`, where the reward has room. */
const columnCount = { narrow: 7, wide: 8 } as const
// Airdrops reach 100 more often than not: the number has room for three digits, so that the rulers
// stand below one another.
const classes = {
  number: 'w-11',
  score: 'w-40 ps-4! wide:w-44 wide:ps-8! [&_b]:min-w-9',
  status: 'w-34 ps-3! wide:w-38 wide:ps-6!',
  starts: 'w-29 wide:w-40',
  ends: 'w-29 wide:w-40',
  reward: 'w-40 max-wide:hidden',
  tasks: 'w-20',
} as const

export type AirdropRowsProps = {
  rows: readonly AirdropListing[]
  search: AirdropSearch
  change: ChangeSearch
  marked: AirdropMarks
}

const Head = ({ search, change }: Pick<AirdropRowsProps, 'search' | 'change'>) => {
  const { t } = useText('airdrops')
  const { t: rating } = useText('rating')
  const words = useColumnWords()
  const sorting = (key: AirdropSortKey) => ({
    sort: airdropOrder.spokenOf(search, key),
    onSort: () => change(airdropOrder.nextOrder(search, key)),
  })
  return (
    <thead>
      <tr>
        <HeadCell isNumeric className={classes.number}>
          #
        </HeadCell>
        <HeadCell {...sorting('name')}>{words.name}</HeadCell>
        <HeadCell className={classes.score} {...sorting('low')}>
          <span title={t('scoreHint')}>{rating('score')}</span>
        </HeadCell>
        <HeadCell className={classes.status}>{t('status')}</HeadCell>
        <HeadCell className={classes.starts} {...sorting('starts')}>
          {words.starts}
        </HeadCell>
        <HeadCell className={classes.ends} {...sorting('ends')}>
          {words.ends}
        </HeadCell>
        <HeadCell className={classes.reward}>{t('reward')}</HeadCell>
        <HeadCell isNumeric className={classes.tasks} {...sorting('tasks')}>
          {words.tasks}
        </HeadCell>
      </tr>
    </thead>
  )
}

type RowProps = {
  airdrop: AirdropListing
  place: number
  isOpen: boolean
  onToggle: () => void
  marked: AirdropMarks
}

const Row = ({ airdrop, place, isOpen, onToggle, marked }: RowProps) => {
  const { t } = useText('airdrops')
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
  const isWide = useIsWide()
  return (
    <>
      <tr data-airdrop={id}>
        <NumberCell className="text-ink-3!" text={String(place + 1)} />
        <Cell className="max-w-0">
          <RowOpener
            id={id}
            name={name}
            note={noteOf(airdrop)}
            image={image}
            letters={symbol || name}
            place={place}
            isOpen={isOpen}
            onToggle={onToggle}
          />
        </Cell>
        <Cell className={classes.score}>
          <RatedScore
            totalScore={rating.score}
            scoreLow={rating.scoreLow}
            scoreHigh={rating.scoreHigh}
            coveragePct={rating.coveragePct}
          />
        </Cell>
        <Cell className={classes.status}>
          <AirdropStatusMark status={status} isClaimed={mark?.isClaimed ?? false} />
        </Cell>
        <Cell>
          <AirdropDate atSec={startsAtSec} isEstimated={areDatesEstimated} />
        </Cell>
        <Cell>
          <AirdropDate atSec={endsAtSec} isEstimated={areDatesEstimated} />
        </Cell>
        <Cell className={classes.reward}>
          <span className="block truncate">
            <RewardWords airdrop={airdrop} unknown="-" />
          </span>
        </Cell>
        <Cell isNumeric>
          {tasks.length === 0
            ? '-'
            : t('tasksOf', { done: mark?.done.length ?? 0, all: tasks.length })}
        </Cell>
      </tr>
      {isOpen ? (
        <tr id={openedIdOf(id)} data-detail>
          <td colSpan={isWide ? columnCount.wide : columnCount.narrow} className="bg-canvas!">
            <AirdropDetail airdrop={airdrop} mark={mark} tick={marked.tick} claim={marked.claim} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

export const AirdropTable = ({ rows, search, change, marked }: AirdropRowsProps) => {
  const { t: nav } = useText('nav')
  const box = useRef<HTMLTableElement>(null)
  useRowKeys({ box, count: rows.length, rowHeightPx })
  return (
    <Table ref={box} label={nav('airdrops')} rows="two-line" className="table-fixed">
      <Head search={search} change={change} />
      <tbody>
        {rows.map((airdrop, place) => {
          const isOpen = search.open === airdrop.id
          return (
            <Row
              key={airdrop.id}
              airdrop={airdrop}
              place={place}
              isOpen={isOpen}
              marked={marked}
              onToggle={() => change({ open: isOpen ? undefined : airdrop.id })}
            />
          )
        })}
      </tbody>
    </Table>
  )
}
