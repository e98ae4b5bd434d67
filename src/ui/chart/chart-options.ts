// How every chart of prices over time is drawn: quiet axes, one crosshair, no scrolling by wheel.
import { CrosshairMode, LineStyle } from 'lightweight-charts'
import type { ThemeColours } from './theme-colours.ts'

type ChartWords = {
  colours: ThemeColours
  fontSizePx: number
  figure: (value: number) => string
  date: (timeSec: number) => string
  isIntraday: boolean
  /** Whether a label of the scale would lie under the tag of the last price. */
  isUnderTag?: (value: number) => boolean
  /** Share of the height that stays free below the lines. */
  bottomShare: number
}

const emptyCents = /[.,]00(?!\d)/

/** A scale that steps in whole units needs no cents. */
export const withoutEmptyCents = (texts: readonly string[]): string[] =>
  texts.every((text) => emptyCents.test(text))
    ? texts.map((text) => text.replace(emptyCents, ''))
    : [...texts]

/** For `createChart`; values of the scale and dates read as `figure` and `date` write them. */
export const chartOptions = ({
  colours,
  fontSizePx,
  figure,
  date,
  isIntraday,
  isUnderTag = () => false,
  bottomShare,
}: ChartWords) => ({
  autoSize: true,
  layout: {
    background: { color: 'transparent' },
    textColor: colours.ink3,
    fontFamily: 'Geist, system-ui, sans-serif',
    fontSize: fontSizePx,
    attributionLogo: false,
  },
  grid: { vertLines: { visible: false }, horzLines: { color: colours.hair } },
  crosshair: {
    mode: CrosshairMode.Magnet,
    vertLine: {
      color: colours.control,
      style: LineStyle.Dashed,
      width: 1 as const,
      labelVisible: false,
    },
    horzLine: { visible: false, labelVisible: false },
  },
  rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.08, bottom: bottomShare } },
  timeScale: {
    borderVisible: false,
    timeVisible: isIntraday,
    secondsVisible: false,
    fixLeftEdge: true,
    fixRightEdge: true,
  },
  localization: {
    priceFormatter: figure,
    tickmarksPriceFormatter: (values: number[]) => {
      const texts = withoutEmptyCents(values.map(figure))
      return values.map((value, at) => (isUnderTag(value) ? '' : (texts[at] ?? '')))
    },
    timeFormatter: date,
  },
  handleScroll: { mouseWheel: false, vertTouchDrag: false },
  handleScale: false,
})

/** Within this of the chart's end a tip stands on the other side of the crosshair. */
export const tipRoomPx = 160

/**
 * A canvas knows no text sizes of a page: its words are as large as those of the element it stands
 * in.
 */
export const fontSizeOf = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).fontSize)
