// The launchpads where room is short: name over score, the record in two lines below; a card opens
// what the launchpad sold.
import { useRef } from 'react'
import type { LaunchpadListing } from '#domain/launchpad/launchpad-list.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { openedIdOf, RowOpener } from '#parts/row-opener.tsx'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import { LaunchpadDetail } from './detail/launchpad-detail.tsx'
import { initialsOf } from './initials-of.ts'
import type { LaunchpadSearch } from './launchpad-search.ts'
import type { ChangeSearch } from './use-launchpad-search.ts'

const cardHeightPx = 112

const Figure = ({ label, text }: { label: string; text: string }) => (
  <span className="whitespace-nowrap">
    {label} <span className="num text-ink-1">{text}</span>
  </span>
)

const CardFigures = ({ launchpad: { record } }: { launchpad: LaunchpadListing }) => {
  const { t } = useText('launchpads')
  const format = useFormat()
  if (record.projects === 0) return <span>{t('noRecord')}</span>
  return (
    <>
      {record.pricedCount && record.aboveCount !== null ? (
        <span className="whitespace-nowrap">
          {t('above')}{' '}
          <bdi className="text-ink-1">
            {t('aboveOf', { above: record.aboveCount, priced: record.pricedCount })}
          </bdi>
        </span>
      ) : null}
      <Figure label={t('median')} text={format.multiple(record.medianMultiple)} />
      <Figure label={t('average')} text={format.multiple(record.averageMultiple)} />
      <Figure label={t('projects')} text={format.count(record.projects)} />
    </>
  )
}

type CardsProps = {
  rows: readonly LaunchpadListing[]
  search: LaunchpadSearch
  change: ChangeSearch
}

export const LaunchpadCards = ({ rows, search, change }: CardsProps) => {
  const { t: nav } = useText('nav')
  const box = useRef<HTMLUListElement>(null)
  useRowKeys({ box, count: rows.length, rowHeightPx: cardHeightPx })
  return (
    <ul ref={box} aria-label={nav('launchpads')}>
      {rows.map((launchpad, place) => {
        const { id, name, image, chains } = launchpad
        const { score, scoreLow, scoreHigh, coveragePct } = launchpad.record
        const isOpen = search.open === id
        return (
          <li
            key={id}
            data-launchpad={id}
            className="-mx-4 border-b border-hair px-4 tablet:-mx-6 tablet:px-6"
          >
            <div className="relative grid gap-1.5 py-3 active:bg-surface">
              <RowOpener
                id={id}
                name={name}
                note={chains.join(' · ')}
                image={image}
                letters={initialsOf(name)}
                place={place}
                isOpen={isOpen}
                onToggle={() => change({ open: isOpen ? undefined : id })}
              />
              <span className="ps-10.5">
                <RatedScore
                  look="card"
                  totalScore={score}
                  scoreLow={scoreLow}
                  scoreHigh={scoreHigh}
                  coveragePct={coveragePct}
                />
              </span>
              <span className="flex flex-wrap gap-x-3 gap-y-0.5 ps-10.5 text-caption text-ink-3">
                <CardFigures launchpad={launchpad} />
              </span>
            </div>
            {isOpen ? (
              <div id={openedIdOf(id)}>
                <LaunchpadDetail launchpad={launchpad} />
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
