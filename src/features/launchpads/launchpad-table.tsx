// The launchpads where the window has room for their record in columns; a row opens what the
// launchpad sold.
import { useRef } from 'react'
import type { LaunchpadListing } from '#domain/launchpad/launchpad-list.ts'
import type { LaunchpadSortKey } from '#domain/launchpad/launchpad-sort-keys.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { NumberCell } from '#ui/table/number-cell.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { useIsWide } from '#ui/use-window-size.ts'
import { ScoreHeading } from '#parts/score-badge/low-score.tsx'
import { openedIdOf, RowOpener } from '#parts/row-opener.tsx'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import { LaunchpadDetail } from './detail/launchpad-detail.tsx'
import { initialsOf } from './initials-of.ts'
import { launchpadOrder, type LaunchpadSearch } from './launchpad-search.ts'
import { RecordStrip } from './detail/record-strip.tsx'
import { useColumnWords } from './use-column-words.ts'
import { useStripWords } from './detail/use-strip-words.ts'
import type { ChangeSearch } from './use-launchpad-search.ts'

const rowHeightPx = 52
/** Columns below and from `wide`, where average and strip have room. */
const columnCount = { narrow: 7, wide: 9 } as const
const classes = {
  number: 'w-11',
  score: 'w-44 ps-8!',
  above: 'w-30',
  median: 'w-28',
  average: 'w-30 max-wide:hidden',
  strip: 'w-46 max-wide:hidden',
  projects: 'w-22',
  next: 'w-30',
} as const

type TableProps = {
  rows: readonly LaunchpadListing[]
  search: LaunchpadSearch
  change: ChangeSearch
}

const Head = ({ search, change }: Omit<TableProps, 'rows'>) => {
  const { t } = useText('launchpads')
  const { t: rating } = useText('rating')
  const words = useColumnWords()
  const sorting = (key: LaunchpadSortKey) => ({
    sort: launchpadOrder.spokenOf(search, key),
    onSort: () => change(launchpadOrder.nextOrder(search, key)),
  })
  const figure = (key: 'above' | 'median' | 'average' | 'projects') => (
    <HeadCell isNumeric className={`whitespace-normal! ${classes[key]}`} {...sorting(key)}>
      {words[key]}
    </HeadCell>
  )
  return (
    <thead>
      <tr>
        <HeadCell isNumeric className={classes.number}>
          #
        </HeadCell>
        <HeadCell {...sorting('name')}>{words.name}</HeadCell>
        <HeadCell className={classes.score} {...sorting('low')}>
          <ScoreHeading word={rating('score')} />
        </HeadCell>
        {figure('above')}
        {figure('median')}
        {figure('average')}
        <HeadCell className={classes.strip}>{t('spread')}</HeadCell>
        {figure('projects')}
        <HeadCell className={classes.next} {...sorting('next')}>
          {words.next}
        </HeadCell>
      </tr>
    </thead>
  )
}

type RowProps = {
  launchpad: LaunchpadListing
  place: number
  isOpen: boolean
  onToggle: () => void
}

const Row = ({ launchpad, place, isOpen, onToggle }: RowProps) => {
  const { t } = useText('launchpads')
  const format = useFormat()
  const stripWords = useStripWords()
  const isWide = useIsWide()
  const { id, name, image, chains, record, sales, nextSales } = launchpad
  const { score, scoreLow, scoreHigh, coveragePct, pricedCount, aboveCount, projects } = record
  return (
    <>
      <tr data-launchpad={id}>
        <NumberCell className="text-ink-3!" text={String(place + 1)} />
        <Cell className="max-w-0">
          <RowOpener
            id={id}
            name={name}
            note={chains.join(' · ')}
            image={image}
            letters={initialsOf(name)}
            place={place}
            isOpen={isOpen}
            onToggle={onToggle}
          />
        </Cell>
        <Cell className={classes.score}>
          <RatedScore
            totalScore={score}
            scoreLow={scoreLow}
            scoreHigh={scoreHigh}
            coveragePct={coveragePct}
          />
        </Cell>
        <Cell isNumeric className="tabular-nums">
          {aboveCount === null || !pricedCount
            ? '-'
            : t('aboveOf', { above: aboveCount, priced: pricedCount })}
        </Cell>
        <NumberCell className="text-ink-1!" text={format.multiple(record.medianMultiple)} />
        <NumberCell className={classes.average} text={format.multiple(record.averageMultiple)} />
        <Cell className={classes.strip}>
          {sales && projects > 0 ? (
            <RecordStrip sales={sales} label={stripWords(record)} />
          ) : (
            <span aria-hidden="true" className="hatched block h-1 w-42 rounded-[2px] opacity-55" />
          )}
        </Cell>
        <NumberCell text={format.count(projects)} />
        <Cell>
          <bdi dir="ltr" className="num">
            {nextSales.length === 0 ? '-' : format.launchDate(nextSales[0]?.launchAtSec)}
          </bdi>
        </Cell>
      </tr>
      {isOpen ? (
        <tr id={openedIdOf(id)} data-detail>
          <td colSpan={isWide ? columnCount.wide : columnCount.narrow} className="bg-canvas!">
            <LaunchpadDetail launchpad={launchpad} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

export const LaunchpadTable = ({ rows, search, change }: TableProps) => {
  const { t: nav } = useText('nav')
  const box = useRef<HTMLTableElement>(null)
  useRowKeys({ box, count: rows.length, rowHeightPx })
  return (
    <Table ref={box} label={nav('launchpads')} rows="two-line" className="table-fixed">
      <Head search={search} change={change} />
      <tbody>
        {rows.map((launchpad, place) => {
          const isOpen = search.open === launchpad.id
          return (
            <Row
              key={launchpad.id}
              launchpad={launchpad}
              place={place}
              isOpen={isOpen}
              onToggle={() => change({ open: isOpen ? undefined : launchpad.id })}
            />
          )
        })}
      </tbody>
    </Table>
  )
}
