// Which line is whose, and how far it went: the words of the chart, readable without it.
import { bestPlaces } from '#domain/comparison/compared-fields.ts'
import { indexBase } from '#domain/comparison/indexed-chart.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { SeriesKey } from '#ui/chart/series-key.tsx'
import { Change } from '#ui/figures/change.tsx'
import { BestMark } from '../best-mark.tsx'
import type { ShownLine } from './shown-histories.ts'

export const HistoryLegend = ({ lines }: { lines: readonly ShownLine[] }) => {
  const format = useFormat()
  const best = bestPlaces(
    lines.map(({ end }) => end),
    'highest',
  )
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5 pb-3">
      {lines.map(({ coin: { id, row, look }, end }, place) => (
        <li key={id} className="flex items-center gap-2 text-table">
          <SeriesKey look={look} />
          <bdi title={row.name} className="font-medium text-ink-1">
            {formatSymbol(row.symbol)}
          </bdi>
          <Change {...format.change(end - indexBase)} />
          {best.has(place) ? <BestMark /> : null}
        </li>
      ))}
    </ul>
  )
}
