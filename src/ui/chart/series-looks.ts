// How things drawn together are told apart: colour, kind of line and marker, so that colour is
// never the only carrier.
import type { SeriesColour } from './theme-colours.ts'

type Marker = 'circle' | 'square' | 'diamond' | 'triangle' | 'cross'
/** The names the chart library has for kinds of line. */
type LineKind = 'Solid' | 'Dashed' | 'Dotted' | 'LargeDashed'

export type SeriesLook = {
  colour: SeriesColour
  line: LineKind
  widthPx: 1 | 2
  /** The same kind of line in SVG. */
  dashes: string | undefined
  marker: Marker
  stroke: string
  fill: string
  ground: string
}

const first: SeriesLook = {
  colour: 'series1',
  line: 'Solid',
  widthPx: 2,
  dashes: undefined,
  marker: 'circle',
  stroke: 'stroke-series-1',
  fill: 'fill-series-1',
  ground: 'bg-series-1',
}

const looks: readonly SeriesLook[] = [
  first,
  {
    colour: 'series2',
    line: 'Dashed',
    widthPx: 2,
    dashes: '4 3',
    marker: 'square',
    stroke: 'stroke-series-2',
    fill: 'fill-series-2',
    ground: 'bg-series-2',
  },
  {
    colour: 'series3',
    line: 'Dotted',
    widthPx: 2,
    dashes: '2 2',
    marker: 'triangle',
    stroke: 'stroke-series-3',
    fill: 'fill-series-3',
    ground: 'bg-series-3',
  },
  {
    colour: 'series4',
    line: 'Solid',
    widthPx: 1,
    dashes: undefined,
    marker: 'diamond',
    stroke: 'stroke-series-4',
    fill: 'fill-series-4',
    ground: 'bg-series-4',
  },
  {
    colour: 'series5',
    line: 'LargeDashed',
    widthPx: 1,
    dashes: '6 5',
    marker: 'cross',
    stroke: 'stroke-series-5',
    fill: 'fill-series-5',
    ground: 'bg-series-5',
  },
]

/** The look of the thing at a place, counted from 0; five differ. */
export const seriesLook = (place: number): SeriesLook => looks[place % looks.length] ?? first

/** An SVG path of the marker around a point. */
export const markerPath = (
  marker: Marker,
  { x, y }: { x: number; y: number },
  size: number,
): string => {
  const [left, right, top, bottom] = [x - size, x + size, y - size, y + size].map((place) =>
    place.toFixed(1),
  )
  if (marker === 'square') return `M${left} ${top}H${right}V${bottom}H${left}Z`
  if (marker === 'diamond')
    return `M${x.toFixed(1)} ${top}L${right} ${y.toFixed(1)} ${x.toFixed(1)} ${bottom} ${left} ${y.toFixed(1)}Z`
  if (marker === 'triangle') return `M${x.toFixed(1)} ${top}L${right} ${bottom}H${left}Z`
  if (marker === 'cross')
    return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`
  return `M${left} ${y.toFixed(1)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`
}
